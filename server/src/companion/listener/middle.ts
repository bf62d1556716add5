import type { Ground } from './converse.ts';
import type { Blanks, Draft, Lines } from './draft.ts';
import * as following from './lines/following.ts';
import * as frames from './lines/frames.ts';
import { plainly } from './lines/plainly.ts';
import { isBare } from './opening.ts';
import { recall, sayMore, shapeOf, weave } from './reflect.ts';
import type { Scene } from './reply.ts';
import type { Telling } from './tellings/telling.ts';

/** What may stand between the reflection and the end, in the order it is wanted. */
export function middle(scene: Scene, ground: Ground): ((reserve: number) => boolean)[] {
  const { draft, state, reading } = scene;
  const { known, fresh, leaning } = ground;
  const { mood } = reading;
  const one = (lines: Lines) => (reserve: number) => draft.add(lines, ground.blanks, reserve);
  const phrase = (lines: Lines, gap: number) => (reserve: number) => rationed(scene, gap, () => one(lines)(reserve));
  // Lines that fit many things are said one to a reply: two in a row are heard as filling.
  let isGeneral = false;
  const once = (lines: Lines) => (reserve: number) => {
    if (isGeneral || !one(lines)(reserve)) return false;
    isGeneral = true;
    return true;
  };
  const answer = once(leaning && leaning.kind !== 'fragment' ? following.answering[shapeOf(leaning)] : []);
  const validate = one(fresh && !ground.straight ? known.validate : []);
  const affirm = (reserve: number) => {
    // Praise at every turn is heard as a habit, and praise for a remark as not having listened.
    if (
      mood !== 'hard' ||
      reading.feelings.length === 0 ||
      state.turn - state.lastAffirm < 5 ||
      !phrase(frames.affirmations, 5)(reserve)
    )
      return false;
    state.lastAffirm = state.turn;
    return true;
  };
  const remember = (reserve: number) => recall(draft, state, reading, reserve);
  const beside = (reserve: number) => weave(draft, state, reading, reserve);
  const more = (reserve: number) => sayMore(draft, reading, reserve);
  if (/^(?:advice|step|facts)$/.test(reading.act)) return ground.moment ? [] : [validate];
  const spoken = one(ground.moment?.hear ?? []);
  const [how, besides] = ground.told.map(
    ({ telling, blanks }) =>
      (reserve: number) =>
        sayHow(draft, telling, { ...ground.blanks, ...blanks }, reserve),
  );
  const heard = how ? [how] : [];
  // A second line only where the first was short and little of theirs could be handed back.
  const again = (reserve: number) => draft.words < 31 && spoken(reserve);
  const also = (reserve: number) => draft.words < 31 && (besides?.(reserve) ?? false);
  const further = (reserve: number) => draft.words < 31 && (how?.(reserve) ?? false);
  const fill = (reserve: number) => draft.words < 26 && answer(reserve);
  // Rather this than a line about their matter that may not fit it, and rather this than a bare echo. One of them is enough.
  const acknowledge = (reserve: number) =>
    mood !== 'good' && !reading.heavy && draft.words < 38 && reading.words > 2 && one(plainly[mood])(reserve);
  const stay = (reserve: number) =>
    mood === 'hard' && draft.words < 26 && reading.words > 5 && one(frames.presence)(reserve);
  const last = [more, acknowledge, stay];
  if (mood === 'good') return ground.told[0]?.telling.alone ? heard : [spoken, ...heard, one(frames.gladness), more];
  if (isBare(reading)) return [spoken, ...heard];
  if (ground.moment)
    return ground.straight ? [again, beside, ...last] : [spoken, more, remember, also, beside, again, fill, ...last];
  if (ground.told[0]?.telling.alone && !ground.moment) return heard;
  if (how)
    return ground.straight
      ? [also, beside, further, fill, ...last]
      : [how, more, remember, also, ...(fresh ? [validate] : []), beside, further, fill, affirm, ...last];
  // What is wished for, feared or out of reach is answered as that; anything else told plainly is taken plainly.
  const aside = reading.words <= 3 ? spoken : /^(?:belief|inability|wish)$/.test(leaning?.kind ?? '') ? answer : beside;
  // What they said before says more than a line that would fit anyone.
  if (mood === 'plain') {
    return [more, remember, fresh ? validate : aside, more, beside, acknowledge];
  }
  // Lines that know the situation come first when it was named just now; else those that lean on the last thing said.
  const near = fresh && draft.even() ? [validate, answer] : [answer, validate];
  // What is heavy is not filled up with what would be true of anyone.
  if (reading.heavy) return [more, remember, beside, validate, fill];
  if (state.stage === 'explore') return [more, ...near, beside, affirm, ...last];
  return [remember, more, ...(draft.even() ? [beside, ...near] : [...near, beside]), affirm, ...last];
}

/** A line with their own words in it comes before one that would do for anyone. */
const sayHow = (draft: Draft, { hear }: Telling, blanks: Blanks, reserve: number): boolean =>
  draft.add(
    hear.filter((line) => line.includes('{')),
    blanks,
    reserve,
  ) || draft.add(hear, blanks, reserve);

/** Lets a set phrase through once in `gap` turns. */
export function rationed({ state }: Scene, gap: number, add: () => boolean): boolean {
  if (state.turn - state.lastPhrase < gap || !add()) return false;
  state.lastPhrase = state.turn;
  return true;
}
