import type { Subscription } from '@wren/contract/subscriptions.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { dayOf } from './words.ts';

interface CancelQuestionProps {
  subscription: Subscription;
  isOpen: boolean;
  isCancelling: boolean;
  error: string | undefined;
  onCancel(): void;
  onClose(): void;
}

/** The second of the two steps of cancelling: what it means, and one button. Nothing is put in the way. */
export function CancelQuestion({ subscription, isOpen, isCancelling, error, onCancel, onClose }: CancelQuestionProps) {
  const { plan_name, renews_at, status } = subscription;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel ${plan_name}?`}
      description={
        status === 'past_due' || !renews_at
          ? 'It ends now, because the last payment did not go through. Everything you wrote stays.'
          : `You keep it until ${dayOf(renews_at)}. After that you are on the free plan, with everything you wrote.`
      }
    >
      {error && <Alert className="mt-4">{error}</Alert>}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          Keep {plan_name}
        </Button>
        <Button onClick={onCancel} disabled={isCancelling}>
          {isCancelling ? 'Cancelling…' : `Cancel ${plan_name}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
