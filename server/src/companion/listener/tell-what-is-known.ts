import type { Situation } from './follow-ups.ts';
import type { Scene } from './reply.ts';

const nameTold: readonly string[] = ['{Name}, you told me.', 'You said that {who} is called {name}.'];

const asked =
  /\b(?:what (?:do|did) you (?:actually |really |already )?(?:know|remember) (?:about|of) me|(?:do|did) you (?:know|remember) (?:me\b|anything (?:about|of) me|my (?:name|pronouns|goals?)|who i am)|what(?:'s| is| are) my (?:name|pronouns|goals)|(?:what|how) (?:am i|do you) call(?:ed)? me|which pronouns do you use for me)\b/i;

const askedOf =
  /\b(?:do you remember|what(?:'s| is| was)|who(?:'s| is)) my ((?:[\w-]+ )?[\w-]+)(?:'s name| called)?(?: again)?\??$/i;

/** Says what the profile and the memories tell about the person, when they ask. Undefined when they asked for something else. */
export function tellWhatIsKnown({ turn, reading, draft, state }: Scene): Situation | undefined {
  if (reading.words > 14) return undefined;
  const one = askedOf.exec(reading.text)?.[1]?.toLowerCase();
  const memory = one && turn.memories.find((text) => text.toLowerCase().includes(`your ${one}`));
  if (memory) {
    draft.parts.push(memory, 'That is how it stands on your memories page, and it is yours to change.');
    return 'light';
  }
  const named = one && state.others.find(({ who, name }) => who === `your ${one}` && name !== '');
  if (named && draft.add(nameTold, { who: named.who, name: named.name })) return 'room';
  if (!asked.test(reading.text)) return undefined;
  const remembered = turn.memories.slice(0, 3);
  const { firstName, pronouns, concerns, goals } = turn.person;
  const name = firstName.trim();
  const called = [name && `you are called ${name}`, pronouns && `your pronouns are ${pronouns}`].filter(Boolean);
  const said = [
    concerns.length > 0 &&
      `${listed(concerns)} ${concerns.length > 1 ? 'are' : 'is'} on your list of what weighs on you`,
    goals.length > 0 && `you hope for ${listed(goals)}`,
  ].filter(Boolean);
  const told = state.said
    .filter(({ turn: at, kind }) => at < state.turn && /^(?:event|state)$/.test(kind))
    .slice(0, 2)
    .map(({ yours }) => yours);
  draft.parts.push(
    ...(called.length > 0 ? [`Your profile says that ${called.join(' and that ')}.`] : []),
    ...(said.length > 0 ? [`You have noted there that ${said.join(', and that ')}.`] : []),
    ...(told.length > 0 ? [`In this talk you told me that ${told.join(', and that ')}.`] : []),
    ...(remembered.length > 0 ? [`From what you told me, I remember this: ${remembered.join(' ')}`] : []),
    remembered.length > 0
      ? 'All of it is yours to change, in the settings and on your memories page.'
      : called.length + said.length > 0
        ? 'What stands in your profile is yours to change, in the settings.'
        : told.length > 0
          ? 'Nothing of it goes further than this talk, unless it is on your memories page.'
          : 'Nothing yet, beyond what you write here. If there is something you would like me to go by, your profile in the settings is the place for it.',
  );
  return 'light';
}

/** The first three: a reply is not an inventory. */
function listed(words: readonly string[]): string {
  const [first = '', second, third] = words;
  if (third) return `${first}, ${second} and ${third}`;
  return second ? `${first} and ${second}` : first;
}
