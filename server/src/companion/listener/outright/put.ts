import { questionOf } from '../../reading/question-of.ts';
import { turnText } from '../../reading/second-person.ts';
import { inUsualForm } from '../../reading/usual-form.ts';
import type { Blanks } from '../draft.ts';
import type { Situation } from '../follow-ups.ts';
import { formsOf, type Spoken } from '../forms-of.ts';
import type { SoughtLines } from '../lines/sought.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
import { blanksIn, type Leaning } from '../two-ways.ts';

/** What is asked, the message it stands in, and all they told of late; in small letters. */
export interface Put {
  question: string;
  message: string;
  told: string;
}
/** What a message asks, with what they told of late. */
export function putOf({ reading, turn }: Scene): Put {
  const message = inUsualForm(inSmall(reading.text));
  return { question: questionOf(message), message, told: [...plainly(theirMessages(turn), 6), message].join('\n') };
}

/** Answers what is put in one way; undefined when it is put in another. */
export type Answerer = (scene: Scene, put: Put) => Situation | undefined;

/** Says the answer, the thought behind it and one question; a line that was said is not said again. */
export function give(scene: Scene, { say, next, ask }: SoughtLines, blanks = {}): Situation | undefined {
  const { draft, turn } = scene;
  if (!draft.add(say, blanks)) return undefined;
  if (turn.person.length !== 'short') draft.add(next, blanks);
  return endAsking(scene, ask, blanks);
}

/** Gives a leaning: a line with the way itself in it comes before one that would do for any. */
export function lean(scene: Scene, { of, blanks }: Pick<Leaning, 'of' | 'blanks'>): Situation | undefined {
  const near = of.say.filter((line) => line.includes('{way}') || /\{(?:due|years|nearer|second)\}/i.test(line));
  const isSaid = near.length > 0 && scene.draft.add(near, blanks);
  if (!isSaid) return give(scene, of, blanks);
  if (scene.turn.person.length !== 'short') scene.draft.add(of.next, blanks);
  return endAsking(scene, of.ask, blanks);
}

export const abused =
  /\b(?:hit|hits|slapped|smacked|beat|(?:shook|shake)(?! (?:my|his|her|their|your|our) (?:hands?|head)| hands)|punched|bruise\w*|burn(?:s|ed|t|ing)? (?:me|him|her|them|my (?:arm|leg|hand|skin|son|daughter|baby))|left (?:him|her|them) (?:alone|in the car))\b/;

export const pet = /\b(?:dog|cat|puppy|kitten|rabbit|horse|hamster|lab|staffie|terrier|collie|spaniel|vet|pet)\b/;

export const mournful =
  /\b(?:died|dead|death|funeral|miscarr\w*|stillb\w*|cancer|suicide|(?:killed|hanged|hung) (?:himself|herself)|own life|passed away)\b/;

export const ownDeed =
  /\bi (?:\w+ )?(?:lied|cheated|shouted|screamed|yelled|snapped|swore|started it|hit|forgot|broke|said something|did (?:get|say|do|make|forget)|got (?:it|his|her|their|the) \w* ?wrong|called (?:him|her|them))\b|\b(?:he|she|they) started it\b/;

/**
 * A part of their question as it may stand in the answer: 'to write to him again' → the same, turned, with the names as they
 * wrote them. Undefined where it would be no good English.
 */
export function turned(part: string, { reading }: Scene): string | undefined {
  if (part.split(' ').length > 14 || notSayable.test(part)) return undefined;
  return withNames(turnText(part, ofAnyone.test(part)), reading.text);
}
/** 'If no one asked you', 'to say no to your own mother', 'a place you couldn't wait to leave': anyone, and not Wren. */
const ofAnyone =
  /\b(?:if|when|because|since|after|unless|who|everyone|everybody|people|nobody)\b.* you\b|\byour (?:own|mother|mum|mom|father|dad|parents?|family|sister|brother|sibling|child|children|kids?|son|daughter|husband|wife|partner|friends?|boss|job|home|house|ex|life|age)\b|\b(?:place|thing|person|people|someone|somebody|man|woman|job|house|home|friend|one|something|life|town|city)s? you\b/;
const notSayable =
  /["?!();:…]|, |\b(?:or|lol|hb|cos|coz|cuz|tho|tbh|ngl|idk|summat|owt|nowt|smth|sth|fuck\w*|shit\w*|thru|til|kinda|gonna|wanna)\b|\b(?:the|a|an|my|his|their|to|of|for|and|with|from|or|if|i)$/;

/** The words with the names as they wrote them: patterns are tried in small letters. */
export function withNames(words: string, text: string): string {
  const names = [...text.matchAll(/(?<=[\p{L}\d,;'’)] )\p{Lu}\p{Ll}[\p{L}'’-]*/gu)].map(([name]) => name);
  return names.reduce((said, name) => said.replace(new RegExp(`\\b${name.toLowerCase()}\\b`, 'g'), name), words);
}

/** How many messages, this one last, say what a question is about. */
export const reach = 3;

/** The last few messages, this one last. */
export const lastOf = (told: string, count = reach): string => told.split('\n').slice(-count).join('\n');

/** The words for whoever it is about, with the verbs that go with them; the nearest message that tells decides. */
export function persons(question: string, near: string): Blanks {
  const blanks =
    [question, ...near.split('\n').toReversed()].map((one) => blanksIn(one)).find(({ they }) => they !== 'they') ??
    blanksIn(question);
  const they = blanks.they as Spoken;
  const verbs = [
    'answer',
    'come',
    'decide',
    'dodge',
    'feel',
    'find',
    'get',
    'hear',
    'like',
    'own',
    'say',
    'see',
    'take',
    'want',
  ];
  return {
    ...blanks,
    ...formsOf(they),
    ...Object.fromEntries(verbs.map((verb) => [`${verb}s`, they === 'they' ? verb : `${verb}s`])),
  };
}
