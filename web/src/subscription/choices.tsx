import { brand } from '@wren/contract/brand.ts';
import type { Plan, Subscription } from '@wren/contract/subscriptions.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { CrisisHelpButton } from '../crisis/crisis-help.tsx';
import { priceOf } from './words.ts';

interface ChoicesProps {
  subscription: Subscription;
  isBusy: boolean;
  /** The plan that is being chosen at this moment. */
  choosing: string | undefined;
  onChoose(plan: string): void;
}

/** The plans side by side. While someone is in danger nothing is offered: then this says where help is. */
export function Choices({ subscription, isBusy, choosing, onChoose }: ChoicesProps) {
  const { plans, plan: held, status } = subscription;
  if (!subscription.may_offer) return <NotNow />;
  const owes = status === 'past_due';
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={classes(
            'flex flex-col rounded-lg p-5 ring-inset md:p-6',
            plan.id === held ? 'bg-dawn-pale ring-2 ring-dawn' : 'bg-surface ring-1 ring-line',
          )}
        >
          <h3 className="flex items-center justify-between gap-3 text-xl">
            {plan.name}
            {plan.id === held && <Badge className="bg-paper">Your plan</Badge>}
          </h3>
          <p className="mt-1 text-quiet">{priceOf(plan)}</p>
          <ul className="mt-4 mb-6 grid gap-2 text-sm">
            {[`${plan.daily_messages.toLocaleString('en-US')} messages a day`, ...plan.includes].map((line) => (
              <li key={line} className="flex gap-2">
                <Icon name="check" className="mt-0.5 shrink-0 text-moss" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          {mayChoose(plan, subscription) && (
            <Button
              look={plan.price > 0 ? 'primary' : 'secondary'}
              className="mt-auto"
              disabled={isBusy || owes}
              onClick={() => onChoose(plan.id)}
            >
              {choosing === plan.id
                ? 'One moment…'
                : status === 'free'
                  ? `Start ${plan.name}`
                  : `Change to ${plan.name}`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The free plan is what is left after cancelling, which has a button of its own. */
function mayChoose({ id, price, is_retired }: Plan, { plan: held }: Subscription): boolean {
  return id !== held && price > 0 && !is_retired;
}

function NotNow() {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-harbour p-5 text-harbour-ink md:p-6">
      <p className="max-w-line">
        There is nothing to buy here right now. {brand.name} is here, and so are people, day and night.
      </p>
      <CrisisHelpButton />
    </div>
  );
}
