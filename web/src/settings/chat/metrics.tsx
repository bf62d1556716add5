import { useQuery } from '@tanstack/react-query';
import { chatMetrics } from '@wren/contract/chat.ts';
import { Alert } from '#ui/alert.tsx';
import { call } from '../../lib/api.ts';
import { Loading } from '../loading.tsx';
import { Section } from '../section.tsx';
import { metricName, metricValue } from './metric-words.ts';

export const metricsKey = ['chat-metrics'] as const;

/** One's own chats in numbers. They load once each time the tab is opened. */
export function Metrics() {
  const { data, isError, refetch } = useQuery({
    queryKey: metricsKey,
    queryFn: ({ signal }) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return call(chatMetrics, { query: { time_zone } }, { signal });
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Section title="Your chats" about="Counted for you alone. Nobody else sees these numbers.">
      {isError ? (
        <Alert onRetry={() => void refetch()}>Failed to load chat metrics</Alert>
      ) : data ? (
        <dl className="divide-y divide-line rounded-lg bg-surface px-5 forced-colors:border">
          {Object.entries(data).map(([key, value]) => (
            <div key={key} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="text-quiet text-sm">{metricName(key)}</dt>
              <dd className="text-right tabular-nums">{metricValue(key, value)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Loading />
      )}
    </Section>
  );
}
