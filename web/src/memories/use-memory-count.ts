import { useQuery } from '@tanstack/react-query';
import { listMemories } from '@wren/contract/memories.ts';
import { call } from '#lib/api.ts';
import { memoriesKey } from './use-memories.ts';

/** How many memories there are; 0 when that could not be found out. Undefined until it is known. */
export function useMemoryCount(): number | undefined {
  const { data, isError } = useQuery({
    queryKey: [...memoriesKey, 'count'],
    queryFn: async ({ signal }) => (await call(listMemories, { query: { limit: 1 } }, { signal })).count,
    staleTime: 0,
  });
  return isError ? 0 : data;
}
