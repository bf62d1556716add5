import { brand } from '@wren/contract/brand.ts';
import type { Subscription as Held } from '@wren/contract/subscriptions.ts';
import { useEffect, useState } from 'react';
import { sentenceOf } from '#lib/problem.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.ts';
import { Section } from '../settings/section.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { Choices } from './choices.tsx';
import { History } from './history.tsx';
import { Standing } from './standing.tsx';
import { Today, Uncounted } from './today.tsx';
import { useReturn } from './use-return.ts';
import { useSubscription, useSubscriptionActions } from './use-subscription.ts';

/** /app/subscription: what is held, what is left of today, and everything that can be done about it. */
export default function Subscription() {
  const { subscription, hasFailed, isRetrying, retry } = useSubscription();
  const actions = useSubscriptionActions();
  const { isComing, trouble, ask } = useReturn(actions.refresh);
  useEffect(() => {
    document.title = `Subscription · ${brand.name}`;
  }, []);
  return (
    <main id="content" tabIndex={-1} className="relative min-w-0 flex-1 overflow-y-auto outline-none">
      <div className="mx-auto max-w-page px-5 py-8 md:px-10 md:py-14">
        <h1 className="text-2xl md:text-3xl">Subscription</h1>
        <p className="mt-2 max-w-line text-quiet">
          What you have, and what is left of today. Crisis help and the exercises are free, always.
        </p>
        {trouble && (
          <Alert className="mt-6" {...(trouble.mayRetry && { onRetry: ask })}>
            {trouble.sentence}
          </Alert>
        )}
        <p role="status" className="sr-only">
          {isComing ? 'Looking up your subscription.' : ''}
        </p>
        <div className="mt-10">
          {hasFailed ? (
            <Alert onRetry={retry} isRetrying={isRetrying}>
              Your subscription could not be loaded. Nothing about it has changed.
            </Alert>
          ) : !subscription || isComing ? (
            <Loading />
          ) : (
            <Whole subscription={subscription} actions={actions} />
          )}
        </div>
      </div>
    </main>
  );
}

function Whole({ subscription, actions }: { subscription: Held; actions: ReturnType<typeof useSubscriptionActions> }) {
  const { choose, pay, cancel } = actions;
  const [isAsking, setIsAsking] = useState(false);
  const { status, plan, plan_name, may_offer: mayOffer } = subscription;
  const isPaid = status !== 'free';
  const isBusy = choose.isPending || pay.isPending || cancel.isPending;
  const failure = choose.error ?? pay.error;
  return (
    <>
      <Section title="Your plan">
        <Card className="grid gap-6">
          <Standing subscription={subscription} />
          {failure && <Alert>{sentenceOf(failure)}</Alert>}
          {isPaid && (
            <div className="flex flex-wrap gap-3">
              {status === 'cancelling' ? (
                mayOffer && (
                  <Button onClick={() => choose.mutate(plan)} disabled={isBusy}>
                    Keep {plan_name} after all
                  </Button>
                )
              ) : (
                <>
                  <Button
                    look={status === 'past_due' ? 'primary' : 'secondary'}
                    onClick={() => pay.mutate()}
                    disabled={isBusy}
                  >
                    Update payment
                  </Button>
                  <Button look="secondary" onClick={() => setIsAsking(true)} disabled={isBusy}>
                    Cancel {plan_name}
                  </Button>
                </>
              )}
            </div>
          )}
          {subscription.billing === 'sandbox' && isPaid && (
            <p className="text-quiet text-sm">This {brand.name} takes no real payments: no money has moved.</p>
          )}
        </Card>
        <CancelQuestion
          subscription={subscription}
          isOpen={isAsking}
          isCancelling={cancel.isPending}
          error={cancel.error ? sentenceOf(cancel.error) : undefined}
          onClose={() => setIsAsking(false)}
          onCancel={() =>
            cancel.mutate(undefined, {
              onSuccess: () => {
                setIsAsking(false);
                showToast({ title: `${plan_name} is cancelled` });
              },
            })
          }
        />
      </Section>
      <Section title="Today" about={mayOffer && 'One message of yours that is answered counts as one.'}>
        <Card>{mayOffer ? <Today allowance={subscription.allowance} /> : <Uncounted />}</Card>
      </Section>
      <Section title="Plans" about={mayOffer && 'You can change or cancel whenever you like.'}>
        <Choices
          subscription={subscription}
          isBusy={isBusy}
          choosing={choose.isPending ? choose.variables : undefined}
          onChoose={choose.mutate}
        />
      </Section>
      <Section title="What happened">
        <History history={subscription.history} />
      </Section>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your subscription" className="grid max-w-conversation gap-5 lg:ml-[18rem]">
      {['plan', 'today', 'plans'].map((name) => (
        <Card key={name} className="grid gap-3">
          <div className="h-6 w-32 rounded-full bg-sunk motion-safe:animate-pulse" />
          <div className="h-4 w-4/5 rounded-full bg-sunk motion-safe:animate-pulse" />
          <div className="h-4 w-3/5 rounded-full bg-sunk motion-safe:animate-pulse" />
        </Card>
      ))}
    </div>
  );
}
