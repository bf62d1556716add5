import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addGoal, changeGoal, forgetGoal, type KeptGoal, listGoals } from '@wren/contract/kept-goals.ts';
import { call } from '#lib/api.ts';
import { newKey } from '../chat/new-key.ts';
import { useForgettable } from './use-forgettable.ts';

export type GoalFields = Pick<KeptGoal, 'what' | 'when' | 'day'>;

const none: readonly KeptGoal[] = [];

/** The small goals of this person: those still open first. Every change throws ApiError when it could not be made. */
export function useGoals() {
  const client = useQueryClient();
  const { data, isPending, isError, isRefetching, refetch } = useQuery({
    queryKey: ['goals'],
    queryFn: ({ signal }) => call(listGoals, {}, { signal }),
    // Set elsewhere meanwhile, perhaps a moment ago in the chat.
    staleTime: 0,
  });
  const { all, forgotten, restored } = useForgettable(data?.results ?? none);
  const refresh = () => client.invalidateQueries({ queryKey: ['goals'] });
  return {
    all,
    isLoading: isPending,
    hasFailed: isError && !data,
    isRetrying: isRefetching,
    retry: () => void refetch(),
    async add(fields: GoalFields): Promise<void> {
      await call(addGoal, { body: { id: newKey(), ...fields } });
      await refresh();
    },
    async change({ id }: KeptGoal, body: Partial<GoalFields & { done: boolean }>): Promise<void> {
      await call(changeGoal, { params: { id }, body });
      await refresh();
    },
    async forget(goal: KeptGoal): Promise<void> {
      await call(forgetGoal, { params: { id: goal.id } });
      forgotten(goal);
      await refresh();
    },
    async restore(goal: KeptGoal): Promise<void> {
      const { id, what, when, day, done, asked, created_at } = goal;
      await call(addGoal, { body: { id, what, when, day, done, asked, created_at } });
      await refresh();
      restored(goal);
    },
  };
}

export type Goals = ReturnType<typeof useGoals>;
