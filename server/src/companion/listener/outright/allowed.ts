import type { Situation } from '../follow-ups.ts';
import { type Allowed, makesWorse, mayAny, mayDo, mustAny, mustDo, onDemand } from '../lines/allowed.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { type Answerer, abused, give, lastOf, type Put, persons, turned } from './put.ts';

const asks = '(?<!\\b(?:how|what|where|when|who|which|why|till|until|if|so|as|that) )';
const may = new RegExp(
  `${asks}\\b(?:(?:can|could|may) (?:i|we)|(?:am|are) (?:i|we) allowed to) (?:just |still |even |really |simply |actually )*((?:not|ask|stop|say|tell|go|leave|refuse|take|keep|accept|let|quit|cancel|skip|stay|switch|ignore|change|send|give|sack|fire|drop|opt|turn|step|return|try|swap|eat|wear|use|get|have|buy|sell|start|throw|put|move|invite|text|call|ring|write|message|contact|see|visit)\\b.*)`,
);
/** What one is able to do, and asked of Wren. */
const notPermission =
  /\b(?:stop (?:feeling|thinking|crying|loving|worrying|missing|being|myself|this|it|that|the)|take (?:it|this|much|any ?more)|go on|keep (?:doing|living|on|up|him|her|them|myself|calm|it together|from)|(?:tell|ask|say|give|send) (?:you|u|something)|let (?:it|this|that) go|change (?:this|that|it|him|her|them|myself)|say (?:to|that|when)|turn (?:it|this|that) (?:around|off)|go (?:back )?to (?:sleep|bed)|get .*\bback)\b|\bi,?$/;

const must = new RegExp(
  `${asks}\\b(?:(?:do|must) (?:i|we) (?:just |still |even |really |actually )*(?:have to|need to|got to)|must (?:i|we)|am i (?:obliged|expected|supposed|meant|required) to|have (?:i|we) got to|should i have to|do (?:i|we) (?:really |even |still )*owe)(?: (.+)|$)`,
);
const worse =
  /\b(?:mak(?:e|es|ing)|made) (?:it|things|everything|matters) (?:even |only |any |all |a lot |just )*worse\b/;

const closing =
  /(?:[,. ]+(?:or what|or not|lol|haha|though|then|tho|please|pls|you think|do you think|anyway|now|at all)|[?!.…]+| \?)+$/;
/** The first half, where they name what they fear beside it: 'or do they take that as weakness?' */
const orFear = /,? or (?:do|does|will|would|is|are|am|should|shall|have|has|can)\b.*$/;
/** Somebody who is not to be gone near, and what an office or a doctor decides. */
const notHere =
  /\b(?:blocked me|no contact|restraining|told me (?:not to (?:call|write|text|contact|come)|to leave (?:him|her|them) alone)|asked me not|stalk\w*|custody|police|court|suicid\w*|drunk|drugs?|bail|dose|pregnan\w*|abortion)\b/;

const bare = (question: string): string => question.replace(closing, '').replace(orFear, '').replace(closing, '');

/** The deed that leave is asked for: 'can I ask him for less?' → 'ask him for less'. */
function mayIn(question: string): string | undefined {
  const asked = bare(question);
  const deed = may.exec(asked)?.[1];
  return deed && !notPermission.test(asked) && !/ or /.test(deed) ? deed : undefined;
}

/** The deed that may be owed, '' where the question only points at it, and how it is put. */
function mustIn(question: string): { deed: string; verb: string } | undefined {
  const found = must.exec(bare(question));
  const deed = found?.[1] ?? '';
  if (!found || / or /.test(deed)) return undefined;
  return { deed, verb: /\bowe\b/.test(found[0]) ? "don't owe" : "don't have to" };
}

export const isOwnMay = (question: string): boolean => mayIn(question) !== undefined;
export const isOwnMust = (question: string): boolean => mustIn(question) !== undefined;
export const isWorse = (question: string): boolean =>
  worse.test(question) && /\b(?:would|will|am|could|do) (?:i|it|that|this|\w+ing)\b|\bif i\b/.test(question);

/** What happens to one is nobody's to allow: 'can I go to prison for it?' */
const befalls =
  /^(?:really |even |actually |still )?(?:go to (?:prison|jail|hell|court)|get (?!(?:an? (?!heart|stroke|fine|disease)|him|her|them|some|help|my|the|out of|away|divorced|married|rid)\b)|lose|die|be (?:fired|sued|arrested|evicted|wrong|right|happy)|end up|catch|fail|ever)\b/;

/** 'Can I ask him for less?', 'am I allowed to not answer?' */
export function mayI(scene: Scene, put: Put): Situation | undefined {
  const deed = mayIn(put.question);
  if (deed === undefined || befalls.test(deed)) return undefined;
  const yes = (inWords: string) =>
    inWords === ''
      ? 'Yes, you can.'
      : inWords.startsWith('not ')
        ? `Yes, you're allowed not to ${inWords.slice(4)}.`
        : `Yes, you can ${inWords}.`;
  return answerFrom(scene, put, { deed, from: mayDo, any: mayAny, yes });
}

/** 'Do I have to go?', 'do I owe her an explanation?' */
export function mustI(scene: Scene, put: Put): Situation | undefined {
  const found = mustIn(put.question);
  const yes = (inWords: string) => (inWords ? `No, you ${found?.verb} ${inWords}.` : "No, you don't.");
  return found && answerFrom(scene, put, { deed: found.deed, from: mustDo, any: mustAny, yes });
}

/** 'Would I only be making it worse if I rang?' */
export const worseIf: Answerer = (scene, put) =>
  isWorse(put.question)
    ? answerFrom(scene, put, { deed: put.question.replace(worse, ''), from: makesWorse, any: mayAny, yes: () => '' })
    : undefined;

interface From {
  deed: string;
  from: readonly Allowed[];
  any: Pick<Allowed, 'how' | 'ask'>;
  yes(inWords: string): string;
}

function answerFrom(scene: Scene, { question, told }: Put, { deed, from, any, yes }: From): Situation | undefined {
  const near = lastOf(told);
  if (notHere.test(near) || abused.test(near)) return undefined;
  const found = from.find((one) => one.does.test(deed) && (one.told?.test(near) ?? true) && !one.not?.test(near));
  const blanks = persons(question, near);
  const inWords = deed && turned(deed, scene);
  const { how, ask } = found ?? any;
  const said = found?.say ?? [yes(inWords ?? '')];
  if (!scene.draft.add(said, blanks)) return undefined;
  if (scene.turn.person.length !== 'short' || !inWords) scene.draft.add(how, blanks);
  scene.state.asked = scene.state.turn;
  return endAsking(scene, ask, blanks);
}

const wanted =
  /\b(?:wants?|asked|told|tells|begs?|begged|expects?|is making|keeps (?:asking|telling)) me (?:to |not to )\w+/;

/** 'My boyfriend wants me to stop seeing him. Should I?' */
export function onTheirWish(scene: Scene, { question, told }: Put): Situation | undefined {
  const near = lastOf(told);
  if (
    !/^(?:(?:so|and|but|do you think|what do you think),? )*(?:should|shall) i(?: do (?:it|that|what \w+ \w+))?[?.! ]*$/.test(
      question,
    )
  )
    return undefined;
  if (
    !wanted.test(near) ||
    notHere.test(near) ||
    abused.test(near) ||
    /\b(?:doctor|gp|boss|nurse|teacher|police)\b/.test(near)
  )
    return undefined;
  return give(scene, { ...onDemand, next: [] }, persons(wanted.exec(near)?.input ?? question, near));
}
