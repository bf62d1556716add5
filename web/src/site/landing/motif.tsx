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
  door: {
    light: 'M18 49V22c0-7 4-12 10-12s10 5 10 12v27Z',
    lines: 'M10 49V23C10 12 17 5 28 5s18 7 18 18v26M4 49h48M38 49l9-4M23 30v4',
  },
} as const;

export type MotifName = keyof typeof motifs;

export function Motif({ name }: { name: MotifName }) {
  const { light, lines } = motifs[name];
  return (
    <svg viewBox="0 0 56 56" className="size-14 shrink-0 lg:size-16 fill-none" aria-hidden="true">
      <path className="fill-dawn" d={light} />
      <path className="stroke-ink" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" d={lines} />
    </svg>
  );
}
