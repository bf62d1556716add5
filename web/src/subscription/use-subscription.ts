import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelSubscription,
  getSubscription,
  refreshSubscription,
  type Subscription,
  subscribe,
  updatePayment,
} from '@wren/contract/subscriptions.ts';
import { call } from '#lib/api.ts';

export const subscriptionKey = ['subscription'] as const;

/** The plan of whoever is signed in, and what is left of today's messages. */
export function useSubscription() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(getSubscription, {}, { signal }),
    // Messages are counted elsewhere.
    staleTime: 0,
  });
  return { subscription: data, hasFailed: isError && !data, isRetrying: isFetching, retry: () => void refetch() };
}

/** Everything that can be done with a subscription. What it answers is shown at once; a checkout takes the browser there. */
export function useSubscriptionActions() {
  const client = useQueryClient();
  const show = async (subscription: Subscription) => {
    // What was asked before this was done may arrive after it, and would show how it was.
    await client.cancelQueries({ queryKey: subscriptionKey });
    client.setQueryData(subscriptionKey, subscription);
  };
  const goOn = async ({ checkout_url, subscription }: { checkout_url: string | null; subscription: Subscription }) => {
    await show(subscription);
    if (checkout_url !== null) window.location.assign(checkout_url);
  };
  return {
    choose: useMutation({ mutationFn: (plan: string) => call(subscribe, { body: { plan } }), onSuccess: goOn }),
    pay: useMutation({ mutationFn: () => call(updatePayment, {}), onSuccess: goOn }),
    cancel: useMutation({ mutationFn: () => call(cancelSubscription, {}), onSuccess: show }),
    refresh: useMutation({
      mutationFn: (session: string | null) =>
        call(refreshSubscription, { body: session === null ? {} : { session_id: session } }),
      onSuccess: show,
    }),
  };
}
