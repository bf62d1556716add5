import { brand } from '@wren/contract/brand.ts';
import { buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../../paths.ts';
import type { ShownPlan } from './plans.ts';

/** One plan: what it costs, how many messages it brings, and what it includes. */
export function PlanCard({ plan: { name, price, per, messages, includes, isFree } }: { plan: ShownPlan }) {
  return (
    <li
      className={classes(
        'flex flex-col rounded-xl p-6 ring-inset md:p-9',
        isFree ? 'bg-surface ring-1 ring-line' : 'bg-dawn-pale ring-2 ring-dawn',
      )}
    >
      <h3 className="text-2xl">{name}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl tabular-nums">{price}</span>
        <span className="text-quiet">{per}</span>
      </p>
      <p className="mt-6 border-line border-t pt-5">
        <strong className="tabular-nums">{messages}</strong> messages a day
      </p>
      <ul className="mt-4 mb-8 grid gap-2.5">
        {includes.map((line) => (
          <li key={line} data-line="" className="flex gap-2.5">
            <Icon name="check" className="mt-1 shrink-0 text-moss" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        <a href={paths.signup} className={classes(buttonClass(isFree ? 'secondary' : 'primary'), 'when-out w-full')}>
          {`Begin with ${name}`}
        </a>
        <a
          href={isFree ? paths.chat : paths.subscription}
          className={classes(buttonClass(isFree ? 'secondary' : 'primary'), 'when-in w-full')}
        >
          {isFree ? `Talk with ${brand.name}` : `Choose ${name}`}
        </a>
      </p>
    </li>
  );
}
