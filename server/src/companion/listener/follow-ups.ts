import type { Tag } from '@wren/contract/chat.ts';
import type { Concern } from '@wren/contract/users.ts';
import type { Mood } from '../reading/reading.ts';
import type { Chance } from './chance.ts';
import { answersTo } from './held-out/answers.ts';
import { answersWhenBright } from './held-out/when-bright.ts';
import { aboutAnimal, aboutLost, aboutSomeone, aboutSomeoneElse, likelyAnswers } from './lines/next-words.ts';
import type { Moment } from './moments/moment.ts';

/** Things a person with this concern may well want to say next, in the first person. */
export const next: Record<Concern, readonly string[]> = {
  anxiety: [
    "It's worst at night.",
    'I keep imagining the worst.',
    'My body feels tense all the time.',
    'I want to feel calmer.',
  ],
  depression: [
    'Everything takes so much effort.',
    "I can't remember when it started.",
    'Mornings are the hardest.',
    "I've been hiding it from people.",
  ],
  grief: [
    'I keep thinking of one memory.',
    'People expect me to be fine.',
    'The evenings are the hardest.',
    'I never got to say something.',
  ],
  stress: [
    "There's one thing I keep putting off.",
    'I never get a real break.',
    "I don't want to let people down.",
    'I need to slow down.',
  ],
  relationships: [
    "I'm not sure how to bring it up.",
    'I miss how it used to be.',
    'I feel unheard.',
    "I don't know where we stand.",
  ],
  'self-esteem': [
    'I compare myself to everyone.',
    "I'm hard on myself.",
    "I don't believe it when people are nice.",
    'I never feel good enough.',
  ],
  trauma: [
    "It's hard to talk about.",
    'Certain things bring it back.',
    "I'd like to go slowly.",
    "I don't always feel safe.",
  ],
  anger: ['I said things I regret.', 'It felt so unfair.', 'I keep it all inside.', 'I want to handle it differently.'],
  loneliness: [
    "I don't know who to call.",
    'Evenings are the worst.',
    "I'd like to have someone close.",
    "I'm tired of being the one who reaches out.",
  ],
  'work-life balance': [
    "I can't switch off.",
    'I feel guilty when I rest.',
    'I miss having time for people.',
    'I find it hard to say no at work.',
  ],
  'family issues': [
    "It's always been like this.",
    'I feel caught in the middle.',
    'I want some distance.',
    "I wish they'd listen.",
  ],
  communication: [
    'The right words never come.',
    "I never know how they'll react.",
    'I just go quiet.',
    'I want to say it without a fight.',
  ],
  boundaries: [
    'I feel guilty when I say no.',
    'They might be angry with me.',
    "I don't want to be used.",
    'I want to practise saying it.',
  ],
  'self-care': [
    "I'm always last on my list.",
    "I don't know where to start.",
    "I'm just so tired.",
    'I want one small routine.',
  ],
  identity: [
    'I act differently with everyone.',
    "I'm scared of being judged.",
    'I want to figure out what I like.',
    "There's something I haven't told anyone.",
  ],
};

export type Situation =
  | 'question'
  | 'offer'
  | 'step'
  | 'counsel'
  | 'goal-what'
  | 'goal-when'
  | 'goal-hitch'
  | 'goal-set'
  | 'inspiration'
  | 'room'
  | 'light'
  | 'complaint'
  | 'unclear'
  | 'none';

const bySituation: Record<Situation, readonly string[]> = {
  question: ["I'm not sure yet.", 'Can I just keep talking?', 'What could I do about it?'],
  offer: ["Yes, let's try that.", 'Not right now.', "I'd rather keep talking."],
  step: ["I'll try it today.", 'That feels too big for me.', "Can we talk about what's underneath?"],
  counsel: ['What if it goes badly?', 'What else could I do?', "Can we talk about what's underneath?"],
  'goal-what': ['I want to take a short walk.', 'I want to tidy a drawer.', 'I want to message a friend.'],
  'goal-when': ['After dinner.', 'Right now.', 'Tomorrow morning before work.'],
  'goal-hitch': ['Something small indoors.', 'The same thing, later in the day.', 'Just five minutes of it.'],
  'goal-set': ["That's it, thank you.", 'Could it be even smaller?', "I'm not sure I'll do it."],
  inspiration: [
    'A song has been on my mind.',
    'Someone was kind to me lately.',
    "I can't think of anything right now.",
  ],
  room: ["There's more to it.", 'What could I do about it?', "I don't know what else to say."],
  light: ["I've had a rough day.", 'I just need someone to listen.', "I don't know where to start."],
  complaint: ['Just listen, please.', "I'd like some advice.", 'Let me say it again differently.'],
  unclear: ["I'm having a hard day.", "I can't find the words.", 'Never mind, let me start over.'],
  none: [],
};

/** What steers where the news is good: nothing has to be done about it. */
const pleased: readonly string[] = [
  "There's more to tell.",
  'Can I just keep talking?',
  "There's something else, too.",
];

/** What the lines held out are chosen by, besides the situation. */
export interface Held {
  concern: Concern | undefined;
  /** The talk itself has named what it is about, and not the profile alone. */
  isNamed: boolean;
  mood: Mood;
  moment: Moment | undefined;
  /** The question the reply ends in; empty when it asks nothing. */
  question: string;
  /** Somebody spoken of just now: 'your sister'. */
  who: string | undefined;
  /** There are several of them: 'your friends'. */
  areSeveral: boolean;
  /** Somebody who died: 'your father'; empty when nobody did. */
  lost: string;
  /** What they said already, and what was held out before. */
  earlier: readonly string[];
}

/** Two or three lines they might plausibly say next: an answer to what was asked, something about what they brought, and one that steers. */
export function followUps(situation: Situation, held: Held, chance: Chance): Tag[] {
  const { concern, isNamed, mood, moment, question, who, areSeveral, lost, earlier } = held;
  const isNew = (line: string) => !earlier.includes(line);
  const steering = chance.shuffle(mood === 'good' ? pleased : bySituation[situation]);
  if (!/^(?:question|room)$/.test(situation)) return tagged(bySituation[situation]);
  const bright = mood === 'good' ? answersWhenBright.find(({ asks }) => asks.test(question)) : undefined;
  const fitting = chance.shuffle((bright?.say ?? answersTo(question)).filter(isNew));
  const likely = question ? (likelyAnswers.find(({ asks }) => asks.test(question))?.say ?? []) : [];
  const answers = fitting.length > 0 ? fitting : chance.shuffle(likely.filter(isNew));
  const named = lost ? aboutLost : who ? aboutWho(who) : [];
  const mine = (lost || who || '').replace(/^your\b/, 'my');
  const thinks = areSeveral && !lost ? 'think' : 'thinks';
  const people = chance.shuffle(
    named.map((line) => line.replace('{who}', mine).replace('{thinks}', thinks)).filter(isNew),
  );
  const told = chance.shuffle((moment?.next ?? (concern ? next[concern] : [])).filter(isNew));
  // What was asked is answered first; beside it stand a moment's own words, or, where nothing was named yet, what weighs on them.
  const about =
    mood === 'good'
      ? answers
      : moment || !isNamed
        ? [...answers.slice(0, 1), ...told, ...answers.slice(1), ...people.slice(0, 1)]
        : [...answers.slice(0, 2), ...people.slice(0, 1), ...told];
  // A line that steers may come again: the way out of a question is always wanted.
  return tagged(about.length > 0 ? [...about.slice(0, 2), ...steering.slice(0, 1)] : steering);
}

const aboutWho = (who: string) =>
  animal.test(who) ? aboutAnimal : distant.test(who) || /^\p{Lu}/u.test(who) ? aboutSomeoneElse : aboutSomeone;

const animal = /\b(?:dogs?|cats?|puppy|kitten|horse|pony|rabbit|bunny|hamster|guinea pig|parrot|budgie|bird|pet)$/;
const distant =
  /\b(?:boss|manager|supervisor|colleagues?|coworkers?|ex|neighbou?rs?|landlord|landlady|teacher|professor|doctor|coach|client|flatmate|roommate|team|nurse)$/;

const tagged = (lines: readonly string[]): Tag[] =>
  [...new Set(lines)].slice(0, 3).map((content) => ({ tag: 'FOLLOW-UP', content }));
