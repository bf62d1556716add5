import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  connect,
  connectedAccounts,
  disconnect,
  listProviders,
  type Provider,
  type ProviderFlags,
  providerNames,
  providers,
} from '@wren/contract/connections.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast.ts';
import { setOut } from '../../auth/journeys.ts';
import { call } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem.ts';
import { paths } from '../../paths.ts';
import { Loading } from '../loading.tsx';
import { Section } from '../section.tsx';

const connectionsKey = ['connected-accounts'] as const;
const none: ProviderFlags = { google: false, apple: false };

/** Other ways to sign in. What cannot be read counts as not connected. */
export function ConnectedAccounts() {
  const mine = useQuery({
    queryKey: connectionsKey,
    queryFn: ({ signal }) => call(connectedAccounts, {}, { signal }),
    retry: false,
  });
  const setUp = useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => call(listProviders, {}, { signal }),
  });
  const isLoading = mine.isPending || setUp.isPending;
  return (
    <Section
      title="Connected accounts"
      about="Another way to sign in. Wren learns your address there, and nothing else."
    >
      {isLoading ? (
        <Loading />
      ) : (
        <ul className="divide-y divide-line rounded-lg bg-surface px-5 forced-colors:border">
          {providers.map((provider) => (
            <Row
              key={provider}
              provider={provider}
              isConnected={(mine.data ?? none)[provider]}
              isSetUp={setUp.data?.[provider] ?? true}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RowProps {
  provider: Provider;
  isConnected: boolean;
  isSetUp: boolean;
}

function Row({ provider, isConnected, isSetUp }: RowProps) {
  const client = useQueryClient();
  const name = providerNames[provider];
  const connecting = useMutation({
    mutationFn: () => call(connect, { params: { provider } }),
    onSuccess: (departure) => setOut(departure, { provider, purpose: 'connect', to: `${paths.settings}?tab=security` }),
  });
  const disconnecting = useMutation({
    mutationFn: () => call(disconnect, { params: { provider } }),
    // What was asked before this may arrive after it, and would show it connected still.
    onMutate: () => client.cancelQueries({ queryKey: connectionsKey }),
    onSuccess: (flags) => {
      client.setQueryData(connectionsKey, flags);
      showToast({ title: `${name} disconnected`, description: `It can no longer sign in to your account.` });
    },
  });
  const failure = connecting.error ?? disconnecting.error;
  // The page is left for the provider, so the button stays busy until then.
  const isLeaving = connecting.isPending || connecting.isSuccess;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex min-h-11 items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          {isConnected && (
            <Badge className="gap-1 bg-moss-pale text-moss">
              <Icon name="check" className="size-3.5" />
              Connected
            </Badge>
          )}
        </div>
        {isConnected ? (
          <Button
            look="secondary"
            size="sm"
            aria-label={`Disconnect ${name}`}
            onClick={() => disconnecting.mutate()}
            disabled={disconnecting.isPending}
          >
            {disconnecting.isPending ? 'Disconnecting...' : 'Disconnect'}
          </Button>
        ) : isSetUp ? (
          <Button
            look="secondary"
            size="sm"
            aria-label={`Connect ${name}`}
            onClick={() => connecting.mutate()}
            disabled={isLeaving}
          >
            {isLeaving ? 'One moment...' : 'Connect'}
          </Button>
        ) : (
          <span className="text-quiet text-sm">Not set up</span>
        )}
      </div>
      {failure && <Alert>{sentenceOf(failure)}</Alert>}
    </li>
  );
}
