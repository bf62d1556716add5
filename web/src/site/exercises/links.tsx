import { exercises } from '@wren/contract/exercises.ts';
import { paths } from '../../paths.ts';
import { Motif } from '../landing/motif.tsx';

const open = [
  { id: 'box-breathing', href: paths.breathing, motif: 'rings' },
  { id: 'five-senses', href: paths.grounding, motif: 'leaves' },
] as const;

/** The two exercises that need no account and no network, as a pair of doors. */
export function ExerciseLinks({ className = '' }: { className?: string }) {
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 ${className}`}>
      {open.map(({ id, href, motif }) => (
        <li
          key={id}
          className="relative flex items-center gap-4 rounded-lg bg-surface p-4 pr-5 hover:bg-raised forced-colors:border"
        >
          <Motif name={motif} />
          <p className="min-w-0">
            <a
              href={href}
              className="font-display text-ink text-xl no-underline after:absolute after:inset-0 after:rounded-lg"
            >
              {exercises[id].title}
            </a>
            <span className="block text-quiet text-sm">For {exercises[id].for}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
