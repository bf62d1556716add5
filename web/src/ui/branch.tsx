import { classes } from './classes.ts';
import { WrenShape } from './wren.tsx';

interface BranchProps {
  /** The wren is elsewhere on this page. */
  empty?: boolean;
  className?: string;
}

/** A branch reaching in from the right edge, and the wren on it, singing. Decoration. */
export function Branch({ empty = false, className }: BranchProps) {
  return (
    <svg
      viewBox={empty ? '44 66 436 234' : '0 0 480 300'}
      className={classes('fill-none', className)}
      aria-hidden="true"
    >
      <g className="fill-twig">
        <path d="M486 219C420 208 372 233 308 232 250 230 214 223 168 233 140 239 112 252 83 249 112 256 142 245 172 238 216 230 250 238 308 240.5 372 243 420 223 486 232Z" />
        <path d="M400 229C366 207 347 179 345 148L341 148C341 180 357 210 384 232Z" />
      </g>
      <g className="stroke-twig" strokeLinecap="round" strokeWidth="2.4">
        <path d="M343 156C336 138 340 122 352 104M343 172C330 160 318 158 304 158" />
        <path d="M122 247C109 239 100 228 84 224M206 232C196 246 178 262 152 268" />
      </g>
      <g className="fill-leaf">
        <path d="M352 106c-2-16 6-28 20-32 4 15-4 28-20 32Z" />
        <path d="M305 158c-10-11-24-13-36-5 10 11 24 13 36 5Z" />
        <path d="M342 132c11-7 14-19 8-31-11 7-14 19-8 31Z" />
        <path d="M85 224c-6-13-18-19-32-15 6 13 18 19 32 15Z" />
        <path d="M84 250c-11-6-24-3-33 8 13 5 25 2 33-8Z" />
        <path d="M153 268c-13 0-24 7-27 20 14 1 24-7 27-20Z" />
        <path d="M434 219c3-14-4-26-18-31-3 14 4 26 18 31Z" />
      </g>
      {!empty && (
        <>
          <g transform="translate(332 12) scale(-2.06 2.06)">
            <WrenShape />
          </g>
          <g className="stroke-song" strokeLinecap="round" strokeWidth="2.5">
            <path d="M82 50c-5 7-5 15-1 22M62 38c-9 14-9 31-1 45" />
            <path d="M42 26c-13 21-13 47-1 68" opacity=".6" />
          </g>
        </>
      )}
    </svg>
  );
}
