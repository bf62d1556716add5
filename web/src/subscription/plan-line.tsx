import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useSubscription } from './use-subscription.ts';

/** One line of the dashboard: the plan, today's messages, and the way to both. */
export function PlanLine() {
  const { subscription } = useSubscription();
  const { plan_name, allowance, may_offer } = subscription ?? {};
  return (
    <p className="mt-1 text-sm">
      <Link to={paths.subscription} className="link">
        Your subscription
      </Link>
      {may_offer && allowance && (
        <span className="text-quiet">
          {' '}
          · {plan_name}, {Math.min(allowance.used, allowance.daily_messages).toLocaleString('en-US')} of{' '}
          {allowance.daily_messages.toLocaleString('en-US')} messages today
        </span>
      )}
    </p>
  );
}
