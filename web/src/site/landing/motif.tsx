/** What each plate shows: lines in ink, and one spot of first light. On a square of 56 units. */
const motifs = {
  moon: {
    light: 'M33 10a15 15 0 1 0 12 24A17 17 0 0 1 33 10Z',
    lines: 'M4 46c9-6 17-7 26-3s15 3 22-1M12 14v4M10 16h4M22 6v3M20.5 7.500h3',
  },
  leaves: {
    light: 'M30 46C18 38 16 22 26 8c11 13 12 28 4 38Z',
    lines: 'M28 51C13 48 6 36 8 21c9 3 15 9 18 18M30 51c12-2 19-12 18-27-8 3-13 8-16 15M29 51c0-11-1-19-2-27',
  },
  stones: {
    light: 'M38 13c6-1 11 1 11 4s-5 5-11 5-9-2-9-4 3-4 9-5Z',
    lines: 'M12 40c6-1 11 1 11 4s-5 5-11 5-8-2-8-4 2-4 8-5ZM27 26.500c6-1 11 1 11 4s-5 5-11 5-9-2-9-4 3-4 9-5Z',
  },
  nest: {
    light: 'M28 12c6 0 9 7 9 12s-3 8-9 8-9-3-9-8 3-12 9-12Z',
    lines:
      'M6 28c2 13 11 20 22 20s20-7 22-20M9 34c12 4 26 4 38 0M13 41c10 3 20 3 30 0M3 27c6 3 12 4 17 4M53 27c-6 3-12 4-17 4',
  },
  rings: {
    light: 'M28 22a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
    lines:
      'M28 15.500c8 0 14 5 14 13s-6 14-14 14-13-6-13-14 5-13 13-13ZM29 8c12 0 20 8 20 20s-8 21-21 21S7 40 7 28 17 8 29 8Z',
  },
  book: {
    light: 'M28 24c-1-8 3-15 11-18 3 9-2 16-11 18Z',
    lines:
      'M28 48V24M28 48c-6-5-13-7-22-6V20c9-1 16 1 22 6 6-5 13-7 22-6v22c-9-1-16 1-22 6M12 28c4 0 7 1 10 2.500M12 35c4 0 7 1 10 2.5',
  },
  song: {
    light: 'M17 37a5.5 4.5 0 1 1 0 9 5.5 4.5 0 0 1 0-9Z',
    lines: 'M22.5 41V15l20-5v24M37 29.500a5.5 4.5 0 1 1 0 9 5.5 4.5 0 0 1 0-9ZM22.5 23l20-5',
  },
  voices: {
    light: 'M6 8h26v17H19l-7 7v-7H6Z',
    lines: 'M38 18h12v18h-6v7l-7-7H23v-5M12 14h14M12 19h9',
  },
  feather: {
    light: 'M20 38C18 24 26 12 46 7c2 16-6 28-20 32Z',
    lines:
      'M8 50C16 38 26 26 40 14M17 39c3 1 7 1 10-1M20 33c-2-4-2-8 0-13M26 26c-1-4 0-8 2-11M30 22c4 0 8-1 11-3M24 29c5 1 10 0 14-3M4 50h14',
  },
  lantern: {
    light: 'M28 24c4 4 6 7 6 10.500a6 6 0 0 1-12 0C22 31 24 28 28 24Z',
    lines: 'M18 19h20l3 25H15ZM14 44h28v5H14ZM21 19c0-5 3-8 7-8s7 3 7 8M28 11V5M6 28l4 1M5 38h5M50 28l-4 1M51 38h-5',
  },
  wire: {
    light: 'M24 33c0-5 3-9 7-9 3 0 4 2 4 4l3 1-3 1c0 5-3 8-7 8h-7l-5 5c0-5 3-9 8-10Z',
    lines:
      'M2 42c17 4 35 4 52 0M9 29c0-4 2-7 5-7 2 0 3 1 3 3l2 1-2 1c0 4-2 6-5 6H8l-4 4c0-4 2-7 5-8ZM41 28c0-4 2-7 5-7 2 0 3 1 3 3l2 1-2 1c0 4-2 6-5 6h-4l-4 4c0-4 2-7 5-8ZM11 33v9M43 32v10M27 38v6M30 38v6',
  },
  door: {
    light: 'M18 49V22c0-7 4-12 10-12s10 5 10 12v27Z',
    lines: 'M10 49V23C10 12 17 5 28 5s18 7 18 18v26M4 49h48M38 49l9-4M23 30v4',
  },
} as const;

export type MotifName = keyof typeof motifs;

interface MotifProps {
  name: MotifName;
  /** Its size; lines keep their proportion. */
  className?: string;
}

export function Motif({ name, className = 'size-14 lg:size-16' }: MotifProps) {
  const { light, lines } = motifs[name];
  return (
    <svg viewBox="0 0 56 56" className={`shrink-0 fill-none ${className}`} aria-hidden="true">
      <path className="fill-dawn" d={light} />
      <path className="stroke-ink" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" d={lines} />
    </svg>
  );
}

/** A plate large, in a round window on first light: the picture of a page that is mostly words. */
export function Plate({ name }: { name: MotifName }) {
  return (
    <div
      aria-hidden="true"
      className="dawn-sky grid size-24 shrink-0 place-items-center rounded-full ring-1 ring-line md:size-44 lg:size-60"
    >
      <Motif name={name} className="size-12 md:size-22 lg:size-30" />
    </div>
  );
}
