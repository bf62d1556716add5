import type { Person, Turn } from '#companion/companion.ts';

/** A first message of somebody who has told nothing about themselves. */
export function turnOf(message: string, person: Partial<Person> = {}): Turn {
  return {
    conversationId: '01890000-0000-7000-8000-000000000001',
    person: {
      firstName: '',
      pronouns: '',
      tone: 'friendly',
      length: 'medium',
      concerns: [],
      goals: [],
      country: 'US',
      ...person,
    },
    history: [],
    message,
    memories: [],
    state: null,
    now: new Date('2026-11-20T18:00:00Z'),
  };
}
