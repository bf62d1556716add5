import { classes } from './classes.ts';

/**
 * Three ridges at the foot of a sky, the far one palest. Stretches to any width; decoration.
 * `foot` ends them in a soft edge of paper, for a page that goes on below.
 */
export function Hills({ className, foot = false }: { className?: string; foot?: boolean }) {
  return (
    <svg
      viewBox="0 0 1200 160"
      preserveAspectRatio="none"
      className={classes('block w-full', className)}
      aria-hidden="true"
    >
      <path className="fill-hill-far" d="M0 70C140 40 260 22 400 44S640 96 800 62s270-52 400-20V160H0Z" />
      <path className="fill-hill-mid" d="M0 104C120 92 240 62 390 84s300 46 440 22 250-50 370-34V160H0Z" />
      <path className="fill-hill-near" d="M0 132c180-26 330-22 520-6s330 22 680-18V160H0Z" />
      {foot && <path className="fill-paper" d="M0 152c220 10 420-12 640-8s360 18 560 2V161H0Z" />}
    </svg>
  );
}
