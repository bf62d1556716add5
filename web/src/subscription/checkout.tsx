import { useMutation, useQuery } from '@tanstack/react-query';
import { brand } from '@wren/contract/brand.ts';
import { completeSandboxCheckout, getSandboxCheckout, type PretendCard } from '@wren/contract/subscriptions.ts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '#lib/api.ts';
import { ApiError, sentenceOf } from '#lib/problem.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { paths } from '../paths.ts';
import { priceOf } from './words.ts';

const cards: readonly { card: PretendCard; name: string; about: string }[] = [
  { card: 'pays', name: 'A pretend card that pays', about: 'Every payment goes through.' },
  { card: 'declines', name: 'A pretend card that declines', about: 'To see what happens when a payment fails.' },
];

/** /app/subscription/checkout: the checkout of the sandbox. It says, before anything else, that no money moves. */
export default function Checkout() {
  const [params] = useSearchParams();
  const id = params.get('session') ?? '';
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { id } }, { signal }),
    retry: false,
  });
  const isOver = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    document.title = `Checkout · ${brand.name}`;
  }, []);
  return (
    <main id="content" tabIndex={-1} className="relative min-w-0 flex-1 overflow-y-auto outline-none">
      <div className="mx-auto grid max-w-form gap-6 px-5 py-8 md:py-14">
        <h1 className="text-2xl md:text-3xl">{data?.purpose === 'payment' ? 'Update payment' : 'Checkout'}</h1>
        <Alert look="note" title="No money moves here">
          This {brand.name} takes no real payments. This page goes through the steps, with pretend cards.
        </Alert>
        {isError ? (
          <Card className="grid justify-items-start gap-4">
            <p role="alert">
              {isOver ? 'This checkout is over. Your subscription page can open another.' : sentenceOf(error)}
            </p>
            <div className="flex flex-wrap gap-3">
              <Link to={paths.subscription} className={buttonClass('primary')}>
                To your subscription
              </Link>
              {!isOver && (
                <Button look="secondary" onClick={() => void refetch()}>
                  Try Again
                </Button>
              )}
            </div>
          </Card>
        ) : data ? (
          <Pay id={id} purpose={data.purpose} name={data.plan.name} price={priceOf(data.plan)} />
        ) : (
          <Card role="status" aria-label="Loading the checkout" className="grid gap-3">
            <div className="h-6 w-32 rounded-full bg-sunk motion-safe:animate-pulse" />
            <div className="h-4 w-4/5 rounded-full bg-sunk motion-safe:animate-pulse" />
          </Card>
        )}
      </div>
    </main>
  );
}

interface PayProps {
  id: string;
  purpose: 'start' | 'payment';
  name: string;
  price: string;
}

function Pay({ id, purpose, name, price }: PayProps) {
  const group = useId();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PretendCard>('pays');
  const pay = useMutation({
    mutationFn: () => call(completeSandboxCheckout, { params: { id }, body: { card: chosen } }),
    onSuccess: ({ return_url }) => navigate(return_url, { replace: true }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Card className="grid gap-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span className="font-display text-xl">{name}</span>
          <span>{price}</span>
        </p>
        <fieldset className="grid gap-3 border-line border-t pt-5">
          <legend className="sr-only">Pay with</legend>
          {cards.map(({ card, name: label, about }) => (
            <label
              key={card}
              className="flex cursor-pointer gap-3 rounded-md bg-paper p-4 ring-1 ring-line ring-inset has-checked:ring-2 has-checked:ring-dawn"
            >
              <input
                type="radio"
                name={group}
                value={card}
                checked={chosen === card}
                onChange={() => setChosen(card)}
                className="mt-1 size-5 shrink-0"
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="text-quiet text-sm">{about}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {pay.error && <Alert>{sentenceOf(pay.error)}</Alert>}
        <div className="grid gap-3">
          <Button type="submit" size="lg" disabled={pay.isPending}>
            {pay.isPending ? 'One moment…' : purpose === 'payment' ? 'Use this card' : `Start ${name}`}
          </Button>
          <Link to={paths.subscription} className={buttonClass('quiet')}>
            Go back
          </Link>
        </div>
      </Card>
    </form>
  );
}
