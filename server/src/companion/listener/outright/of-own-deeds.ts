import type { Situation } from '../follow-ups.ts';
import { isGrave } from '../grave.ts';
import { careful, type Deed, deeds } from '../lines/deeds.ts';
import { minds } from '../lines/minds.ts';
import type { Scene } from '../reply.ts';
import { abused, give, lastOf, type Put, persons, reach } from './put.ts';

/** 'Should I tell him it was Dave?', 'is it too late to pull out?': what leans which way for that sort of deed, and what would turn it. */
export const ofOwnDeed = (scene: Scene, put: Put): Situation | undefined => leanTo(scene, put, deeds);

/** The same where it may be about life and limb: only what would be said to everyone there. */
export const ofGraveDeed = (scene: Scene, put: Put): Situation | undefined => leanTo(scene, put, careful);

/** A way or words are asked for, and not whether. */
const open = /^(?:(?:and|but|so|ok|okay|well|no|yes|then|now)[ ,]+)*(?:how|what|when|where|which|who|why)\b(?! if i)/;

function leanTo(scene: Scene, { question, told }: Put, all: readonly Deed[]): Situation | undefined {
  if (open.test(question) || / or (?!am i\b|is (?:that|it)\b)/.test(question)) return undefined;
  const near = lastOf(told);
  const found = all.find((one) => one.does.test(question) && (one.told?.test(near) ?? true) && !one.not?.test(near));
  if (!found) return undefined;
  const said = give(scene, { say: found.say, next: [], ask: found.ask }, persons(question, near));
  if (said) scene.state.asked = scene.state.turn;
  return said;
}

const somebody = '(?:he|she|they|it|that|this|my [\\w-]+(?: in law)?|the [\\w-]+|people|everyone)';
/** What somebody meant, thinks of one, or did it for. */
const ofAnotherMind = new RegExp(
  [
    `\\b(?:do|did|would) (?:you|u) (?:think|reckon|suppose) (?:that )?(?:${somebody} (?:really |even |just |actually |still )*(?:meant?|means|did|do|does|is|are|was|were|'s|'re|forgot|cares?|knows?|thinks?|hates?|likes?|wants?|said|has|have)\\b|(?:he|she|they|it)'?(?:s|re)\\b|there'?s (?:someone|somebody|something|another))`,
    `\\bwhy(?:'s| is| are| was| were| does| do| did| would| won'?t| wont| can'?t| doesn'?t| didn'?t) (?:he|she|they|my [\\w-]+)\\b`,
    `\\bwhat (?:did|does|do|is|was|are) (?:that|it|he|she|they)(?: even| really)? (?:even )?(?:mean|want|wants|trying|saying|thinking|playing)\\b`,
    `\\bwhat'?s (?:his|her|their) (?:problem|game|deal)\\b`,
    `\\b(?:does|is|did|was|do|are) (?:he|she|they) (?:really |even |just |actually |still |only )*(?:mean|hate|like|love|asham\\w*|embarrass\\w*|angry|annoyed|mad|cross|bored|tired of|avoiding|ignoring|jealous|think)\\b`,
  ].join('|'),
);
/** What has answers of its own: what is remembered and forgiven, what comes, and who is tired of whom and what to do. */
const notMinds =
  /\b(?:forgive|remember|get over|mind if|will (?:he|she|they)|cheating|safe|pain|in heaven|coming back|die|dying|bipolar|narcissis\w*|autis\w*)\b|\blike me\b(?! back)|\bwhy (?:do|does) (?:people|everyone)\b/;
const harmed = /\b(?:died|funeral|dementia|alzheimer\w*|cancer|suicid\w*|grabbed|threw|threat\w*)\b/;

/** 'Do you think she meant it?', 'why would he do that?' */
export function ofMinds(scene: Scene, { question, told }: Put): Situation | undefined {
  if (!ofAnotherMind.test(question) || notMinds.test(question)) return undefined;
  const near = lastOf(told);
  if (harmed.test(near) || abused.test(near) || isGrave(scene)) return undefined;
  // Who is meant is named in the question, or else as near before it as can be.
  for (const one of [...told.split('\n').toReversed().slice(0, reach), near]) {
    const found = minds.find(
      ({ who, put, told: when }) =>
        (who ?? when) !== undefined &&
        (who?.test(one) ?? true) &&
        (put?.test(question) ?? true) &&
        (when?.test(near) ?? true),
    );
    const said = found && give(scene, { ...found, next: [] }, persons(question, near));
    if (said) return said;
  }
  return undefined;
}
