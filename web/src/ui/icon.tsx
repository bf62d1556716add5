import { classes } from './classes.ts';

/** Line drawings on a 24-unit square, made with one pen for Wren. */
const drawings = {
  menu: 'M4 7.5h16M4 12.5h16M4 17.5h10',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M2.5 12.5C5 8 8.3 6 12 6s7 2 9.5 6.5C19 16.5 15.7 18.5 12 18.5s-7-2-9.5-6zM12 9.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  'eye-off':
    'M4 4l16 16M9.5 6.4A9 9 0 0 1 12 6c3.7 0 7 2 9.5 6.5a14 14 0 0 1-2.7 3.3M6.3 7.8A14 14 0 0 0 2.5 12.5c2.5 4 5.8 6 9.5 6a9 9 0 0 0 4-.9',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-left': 'M15 5.5L8.5 12l6.5 6.5',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  'arrow-up': 'M12 20V4.5M5.5 11L12 4.5l6.5 6.5',
  'arrow-down': 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-right': 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  check: 'M4.5 12.5l5 5 10-11',
  notice: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8v5M12 16.2v.1',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3L20.5 20.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  home: 'M4 11l8-7 8 7v8.5h-5.5V14h-5v5.5H4z',
  chat: 'M4 5.5h16v11H11l-5 4v-4H4z',
  settings:
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM9 14.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.9-3.6 3.8-5.5 7.5-5.5s6.6 1.9 7.5 5.5',
  logout: 'M13.5 4.5H5v15h8.5M10 12h10.5M16.5 8l4 4-4 4',
  archive: 'M3.5 5h17v4h-17zM5 9v10.5h14V9M9.5 13h5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5',
  pin: 'M9 4h6l-.8 6 3.3 3.5h-11L9.8 10zM12 13.5V20.5',
  panel: 'M4 5h16v14H4zM9.5 5v14',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  memory:
    'M12 20c-4-2.5-7-6-7-10.5A7 7 0 0 1 12 3a7 7 0 0 1 7 6.5C19 14 16 17.5 12 20zM12 20v-9M12 13l3-2.5M12 16l-3-2.5',
  lifebuoy:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM6 6l3.5 3.5M18 6l-3.5 3.5M6 18l3.5-3.5M18 18l-3.5-3.5',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  stop: 'M7 7h10v10H7z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  another: 'M5 12a7 7 0 0 1 12-5l2.5 2.5M19.5 4.5v5h-5M19 12a7 7 0 0 1-12 5l-2.5-2.5M4.5 19.5v-5h5',
  off: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9 9.8v.1M15 9.8v.1M8.5 16c1-1.4 2.2-2 3.5-2s2.5.6 3.5 2',
  card: 'M3.5 6h17v12.5h-17zM3.5 10.5h17M7 15h4',
  bell: 'M5 17.5h14c-1.7-1.8-2-3.5-2-7a5 5 0 0 0-10 0c0 3.5-.3 5.2-2 7zM10 20.5c1.2.8 2.8.8 4 0M12 3.5v2',
} as const;

export type IconName = keyof typeof drawings;

/** Decoration beside words: hidden from screen readers. A button that shows only an icon carries an aria-label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('size-5', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
