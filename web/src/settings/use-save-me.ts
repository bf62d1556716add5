import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProfilePatch, type User, updateMe } from '@wren/contract/users.ts';
import { call } from '../lib/api.ts';
import { cacheUser } from '../lib/session.ts';

/** Saves a part of the profile; everyone who shows the person then shows them as the server answered. */
export function useSaveMe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfilePatch) => call(updateMe, { body }),
    // One after the other, so that of two quick changes the second one stands.
    scope: { id: 'me' },
    onMutate: () => client.cancelQueries({ queryKey: ['me'] }),
    onSuccess: (user: User) => {
      client.setQueryData(['me'], user);
      cacheUser(user);
    },
  });
}
