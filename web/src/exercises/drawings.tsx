import type { ExerciseId } from '@wren/contract/exercises.ts';

/** What each exercise looks like, drawn as the plates of the public pages are: lines in ink, one spot of first light. On a square of 48 units. */
const drawings: Readonly<Record<ExerciseId, { light: string; lines: string }>> = {
  'box-breathing': {
    light: 'M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
    lines: 'M8 34V15a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H14',
  },
  'five-senses': {
    light: 'M24 19a5.5 5.5 0 1 1 0 11 5.5 5.500 0 0 1 0-11Z',
    lines:
      'M5 24.500C10 17 16 13 24 13s14 4 19 11.500C38 32 32 36 24 36S10 32 5 24.500ZM24 4v4M10 8l2.500 3.500M38 8l-2.500 3.500',
  },
  'thought-record': {
    light: 'M16 13h16v12H22l-6 5Z',
    lines: 'M9 5h24l7 7v31H9ZM33 5v7h7M16 34h17M16 38.500h11',
  },
  'worry-time': {
    light: 'M24 26V12a14 14 0 0 1 12.200 21Z',
    lines: 'M24 8a18 18 0 1 1 0 36 18 18 0 0 1 0-36ZM24 26V13M24 26l10 6M10 6 5 11M38 6l5 5',
  },
  'tiny-goal': {
    light: 'M30 7h12l-4 5 4 5H30Z',
    lines: 'M30 24V6M5 42h9v-6h9v-6h14v12h6M14 42h9v-6M23 42h14',
  },
  'self-compassion': {
    light: 'M24 20c-3-5-10-3-9 3 .5 4 5 6.500 9 10 4-3.500 8.500-6 9-10 1-6-6-8-9-3Z',
    lines: 'M4 28c2 9 9 15 20 15s18-6 20-15M12 9c3-3 8-4 12-4s9 1 12 4',
  },
  'wind-down': {
    light: 'M29 7a14 14 0 1 0 12 22A16 16 0 0 1 29 7Z',
    lines: 'M5 42h38M11 10v4M9 12h4M40 9v3M38.500 10.500h3M8 36h22',
  },
  'values-compass': {
    light: 'M32 15l-4.500 12L16 33l4.500-12Z',
    lines: 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38ZM24 5v4M24 39v4M5 24h4M39 24h4',
  },
};

/** A small picture of one exercise. Decoration. */
export function Drawing({ of, className }: { of: ExerciseId; className: string }) {
  const { light, lines } = drawings[of];
  return (
    <svg viewBox="0 0 48 48" className={`shrink-0 fill-none ${className}`} aria-hidden="true">
      <path className="fill-dawn" d={light} />
      <path className="stroke-ink" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" d={lines} />
    </svg>
  );
}
