import { indirectly } from '../../reading/indirect.ts';
import { isPlainlyAsking, sentencesIn } from '../../reading/question-of.ts';
import { feared } from '../first-words.ts';
import type { Situation } from '../follow-ups.ts';
import { formsOf } from '../forms-of.ts';
import { isGrave } from '../grave.ts';
import { harmful } from '../lines/at-risk.ts';
import { type ByForm, byForm } from '../lines/by-form.ts';
import type { Scene } from '../reply.ts';
import { abused, give, lastOf, mournful, type Put, turned } from './put.ts';
import { whoIsMeant } from './who-is-meant.ts';

/** What a body does is not read like a look or a word. */
const bodily = /\b(?:midwife|scan|biops\w*|bleed\w*|lump|symptoms?|blood test|swollen|fever|seizure|weeks pregnant)\b/;

/** The question alone, without its mark and what stands behind it. */
const bare = (question: string): string => question.replace(/\?[\s\S]*$/, '').replace(/[\s.!,…:;)(]+$/, '');

/** An answer true of any question of that form; `after` says what has been tried before it. */
export function byItsForm(
  scene: Scene,
  { question, message, told }: Put,
  after?: ByForm['after'],
): Situation | undefined {
  const { reading, state } = scene;
  if (reading.act === 'about-wren' && reading.detail !== 'would') return undefined;
  const near = lastOf(told);
  if (isGrave(scene) || [harmful, abused, feared, bodily].some((one) => one.test(near))) return undefined;
  const isMourned = mournful.test(near);
  // Of two questions the last one counts; where it is put in no such form, the one before it.
  const all = [
    question,
    ...sentencesIn(message)
      .filter((one) => one.endsWith('?'))
      .toReversed(),
  ]
    .filter(isPlainlyAsking)
    .map(bare);
  const asked = all.find((one) => byForm.some(({ put, not }) => put.test(one) && !not?.test(one))) ?? '';
  const found = byForm.find(
    (row) =>
      row.put.test(asked) &&
      !row.not?.test(asked) &&
      (row.told?.test(near) ?? true) &&
      !row.untold?.test(near) &&
      (!isMourned || row.tender),
  );
  if (!found || found.after !== after) return undefined;
  // 'What if it goes badly?' after something was laid out, or with a goal in the making, is about that.
  const isOnTheWay =
    (state.pending?.kind ?? 'question') !== 'question' || (state.lastOffer > 0 && state.turn - state.lastOffer <= 3);
  if (isOnTheWay && /\bwhat if\b/.test(asked)) return undefined;
  const { they } = whoIsMeant(asked, near.split('\n'));
  const blanks = {
    ...formsOf(they),
    warm: warmIn(scene, they),
    good: goodIn(scene),
    thing: thingIn(asked),
    q: turnedOf(asked, scene),
    it: /\b(?:them|those|these|\w+s)$/.test(asked) ? 'them' : 'it',
  };
  const own = found.say.filter((line) => /\{(?:warm|good|thing|Q)\}/.test(line));
  return (
    give(scene, { say: own, next: [], ask: found.ask }, blanks) ??
    give(scene, { say: found.say, next: [], ask: found.ask }, blanks)
  );
}

/** The question as it stands in a sentence. */
const turnedOf = (asked: string, scene: Scene): string | undefined => {
  const own = indirectly(asked);
  return own && turned(own, scene);
};

const warm =
  /\b(?:hugg?(?:ed|s)|kiss(?:ed|es)|thank(?:ed|s)|brought|saved|rang|came|stayed with|waited for|helped|asked (?:how|after)|wrote|held|bought|baked|packed) (?:\w+ ){0,3}you(?:r|rs)?\b/;
const cold =
  /\b(?:not|no|nobody|never|hardly|barely|only|but|too|late|stopped|ignored|left|forgot)\b|n't\b|\b(?:he|him|his) .*\bshe|\b(?:she|her) .*\bhe\b/;

/** Something kind that the one who is meant did to them, as they told it of late. */
const warmIn = ({ state }: Scene, they: string): string | undefined =>
  state.said.findLast(
    ({ turn, kind, yours }) =>
      turn >= state.turn - 2 &&
      /^(?:event|state)$/.test(kind) &&
      new RegExp(`^(?:${they}|your [\\w-]+) `).test(yours) &&
      /^(?:\S+ ){2,11}\S+$/.test(yours) &&
      !/["?]/.test(yours) &&
      warm.test(yours) &&
      !cold.test(yours),
  )?.yours;

const effort =
  /^you (?:\w+ )?(?:painted|baked|made|cooked|carried|helped|fixed|finished|cleaned|taught|trained|ironed|rolled|planted|built|looked after|stayed|kept|waited|walked|drove|worked|sat with|brought|knitted|mended|wrote|practised|practiced|folded|packed|washed) /;

/** Something they did with care, as they told it. */
const goodIn = ({ state }: Scene): string | undefined =>
  state.said.findLast(
    ({ kind, yours }) =>
      kind === 'event' &&
      effort.test(yours) &&
      /^(?:\S+ ){3,13}\S+$/.test(yours) &&
      !/["?]/.test(yours) &&
      !cold.test(yours),
  )?.yours;

/** 'Why am I crying about a pear' → 'pear'. */
const thingIn = (asked: string): string | undefined =>
  /\b(?:about|over|for|because of) (?:an?|the|my|this|that|some) ((?:[a-z-]+ )?[a-z-]+)$/.exec(asked)?.[1];
