import { useQuery } from '@tanstack/react-query';
import { getMe, type User } from '@wren/contract/users.ts';
import { call } from '../lib/api.ts';
import { cacheUser, useCachedUser } from '../lib/session.ts';
import { readTokens } from '../lib/tokens.ts';

/**
 * The signed-in person: at once as this browser last saw them, then as the server says, and again whenever another tab
 * has seen them change.
 */
export function useMe(): { user: User | null; isError: boolean; refetch(): void } {
  const cached = useCachedUser();
  const { data, isError, refetch } = useQuery({
    queryKey: ['me'],
    queryFn: async ({ signal }) => {
      if (!readTokens()) throw new Error('Not authenticated');
      const user = await call(getMe, {}, { signal });
      cacheUser(user);
      return user;
    },
  });
  return { user: cached ?? data ?? null, isError: isError && !data, refetch: () => void refetch() };
}

/** What to call someone: first_name, else the part of the email before the @, else 'friend'. */
export function nameOf(user: Pick<User, 'first_name' | 'email'> | null): string {
  return user?.first_name.trim() || user?.email.split('@')[0] || 'friend';
}
