import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useSubscription } from './use-subscription.ts';
import { timeOf } from './words.ts';

/**
 * Below a message that was turned down because the day's are used up: when they start again, where the reader is. Only
 * to someone who may be offered something does it name where more can be had.
 */
export default function SpentNote() {
  const { subscription } = useSubscription();
  if (!subscription) return null;
  const { allowance, may_offer, plans } = subscription;
  if (allowance.used < allowance.daily_messages) return null;
  const more = plans.some(({ daily_messages, is_retired }) => !is_retired && daily_messages > allowance.daily_messages);
  return (
    <p className="pb-2 text-quiet text-sm">
      Where you are, that is at <time dateTime={allowance.resets_at}>{timeOf(allowance.resets_at)}</time>. What you
      wrote stays here.
      {may_offer && more && (
        <>
          {' '}
          <Link to={paths.subscription} className="link">
            Plans with more messages
          </Link>
        </>
      )}
    </p>
  );
}
