import { classes } from './classes.ts';

/**
 * The wren: round, tail up, bill open to the morning. Her feet stand on the lower edge of the drawing, so she can be
 * set on any edge there is. Decoration, hidden from screen readers.
 */
export function Wren({ className }: { className?: string }) {
  return (
    <svg viewBox="14 6 102 100" className={classes('fill-none', className)} aria-hidden="true">
      <WrenShape />
    </svg>
  );
}

/** The same bird as part of a larger drawing: 102 by 100 units, her feet at y = 106. */
export function WrenShape() {
  return (
    <>
      <path
        className="stroke-wren-bill"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M60 92l-2 12.8-6 .2M58 104.800l6 .2M72 91l1 13.8-6 .2M73 104.800l7 .2"
      />
      <path
        className="fill-wren-back"
        d="M17 15.500C19.5 11.5 25 8.5 30 9.5 33 22 39.5 34 48.5 43.5 54 36 59.5 29.5 66 25 72 20 79.5 18.5 86 20.8 92.5 23 96.5 28.5 97.2 34.5 97.5 38.5 96.8 42 95 45.5 99 52 101 60.5 99 69 95.5 85 82 95.5 66 95.5 49.5 95.5 36.5 87 33 72.5 31.5 66 32 60 34.5 54.5 26.5 43 19.5 29.5 17 15.500Z"
      />
      <path
        className="fill-wren-breast"
        d="M97.1 36.500C97.2 39.7 96.5 42.6 95 45.5 99 52 101 60.5 99 69 95.5 85 82 95.5 66 95.5 60.5 95.5 55.5 94.5 51 92.8 66 90 79 80 82.5 66 84.5 57.5 82.5 50 79.5 43.5 84.5 43.5 91.5 40.5 97.1 36.500Z"
      />
      <path
        className="fill-wren-bar"
        d="M77 55C68.5 46.5 53 50.5 43 61 37.5 67 34 73 32.5 80 42.5 84 55.5 83 65 77 74.5 71 79 63 77 55Z"
      />
      <g className="stroke-wren-wing" strokeWidth="2" strokeLinecap="round">
        <path d="M46 63.500c4 3 6.5 8 7 15.500M54.5 57.500c4.5 4 7 10 7.2 18M63.5 54.500c4 4.5 6 10 5.7 17" />
      </g>
      <g className="stroke-wren-bar" strokeWidth="1.8" strokeLinecap="round">
        <path d="M21 20.500c3.5.8 7 0 10.5-2M24.5 29c3.8.9 7.5 0 11-2.500M29 37.500c3.8.9 7.5 0 10.8-2.5" />
      </g>
      <path
        className="stroke-wren-breast"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M93.5 29.500C87 25 77.5 26.5 71.5 33"
      />
      <circle className="fill-wren-eye" cx="86" cy="33.5" r="2.9" />
      <circle className="fill-wren-glint" cx="87" cy="32.6" r=".9" />
      <path
        className="fill-wren-bill"
        d="M96 30.600C103 27.5 108.5 25.8 113.5 26.4 108.5 29.5 103 33.2 97.2 35.600ZM97 36.700C101.5 38.4 105 40.7 107.5 43.2 102.5 43.6 98.5 42.7 95.9 41Z"
      />
    </>
  );
}

/** The bird and the name, for headers. */
export function Logo() {
  return (
    <span className="inline-flex items-end gap-2 font-display text-ink text-xl leading-none">
      <Wren className="h-9 w-auto" />
      Wren
    </span>
  );
}
