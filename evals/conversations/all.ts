import { tenTurns } from './concerns.ts';
import type { Conversation } from './conversation.ts';
import { secondFifteen } from './second-fifteen.ts';
import { situations } from './situations.ts';

export { anotherAuthor } from './another-author.ts';
export { nightPeople, nightPeopleAside } from './night-people.ts';
export { strangers } from './strangers.ts';
export { strangersBlind } from './strangers-blind.ts';
export { twoAuthors } from './two-authors.ts';
export { unseenPeople } from './unseen-people.ts';

/** The 60 conversations of the evals. */
export const conversations: readonly Conversation[] = [...tenTurns, ...secondFifteen, ...situations];
