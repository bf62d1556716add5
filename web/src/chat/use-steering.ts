import { type Steering, steeringOf } from '@wren/contract/steering.ts';
import { useCallback, useEffect, useState } from 'react';
import type { ShownMessage } from './chat-state.ts';

/**
 * What the next reply is to be: what was chosen here, else what the last message of the conversation asked for, on
 * whatever device it was sent.
 */
export function useSteering(conversation: string, messages: readonly ShownMessage[]) {
  const [chosen, choose] = useState<{ steering: Steering | null } | null>(null);
  useEffect(() => {
    if (conversation !== '') choose(null);
  }, [conversation]);
  const setSteering = useCallback((steering: Steering | null) => choose({ steering }), []);
  const said = messages.findLast(({ role }) => role === 'user');
  const remembered = said ? (steeringOf(said) ?? null) : null;
  return {
    steering: chosen ? chosen.steering : remembered,
    setSteering,
  };
}
