import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

/** The id of what these messages of theirs, oldest first, are about. */
export const heardIn = (...messages: readonly string[]): string | undefined => matterOf(messages.map(plain))?.id;
