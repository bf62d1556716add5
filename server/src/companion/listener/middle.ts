import type { Ground } from './converse.ts';
import type { Blanks, Draft, Lines } from './draft.ts';
import { remarks as remarkLines } from './fits/remarks.ts';
import { hearing } from './lines/for-anything.ts';
import { isBare } from './opening.ts';
import { nameFeeling, recall } from './reflect.ts';
import type { Scene } from './reply.ts';
import { isNew } from './said-lately.ts';
import type { Telling } from './tellings/telling.ts';

/**
 * What may stand between their words and the end. One thing is said to what was told, by whatever knows most of it: a moment
 * that was recognised, the way it was told, the situation named outright, or the kind of thing it is.
 */
export function middle(scene: Scene, ground: Ground, isQuiet: boolean): ((reserve: number) => boolean)[] {
  const { draft, reading, state } = scene;
  const { known, fresh, moment, straight, remarks, said } = ground;
  const one = (lines: Lines) => (reserve: number) => draft.add(lines, ground.blanks, reserve);
  const validate = one(fresh ? known.validate : []);
  if (/^(?:advice|step|facts)$/.test(reading.act)) return moment ? [] : [validate];
  const [how] = ground.told.map(
    ({ telling, blanks }) =>
      (reserve: number) =>
        sayHow(draft, telling, { ...ground.blanks, ...blanks }, reserve),
  );
  if (ground.told[0]?.telling.alone && !moment) return how ? [how] : [];
  const spoken = one(moment?.hear ?? []);
  // The same thing in other words is the same thing, in one reply as well.
  const fitting = (isSure: boolean) => (reserve: number) => {
    const found = remarks.find(
      (fit) =>
        fit.isSure === isSure &&
        !said.has(fit.name) &&
        isNew(state, remarkLines[fit.name]) &&
        draft.add(remarkLines[fit.name], {}, reserve),
    );
    if (found) said.add(found.name);
    return found !== undefined;
  };
  // What would do for anything is said once at most.
  let isFilled = false;
  const anything = (reserve: number) => {
    if (isFilled || said.has('detail')) return false;
    isFilled = draft.add(hearing[ground.mood], {}, reserve);
    return isFilled;
  };
  // What was recognised by its own words comes first; a moment that is no more than a mood gives way to what surely fits.
  const particular = moment && !moment.general ? [spoken] : [];
  const nearest = [...particular, ...(how ? [how] : []), fitting(true), spoken, validate, fitting(false)];
  // A reply that began at once with the moment has said what is nearest.
  const open = straight ? [fitting(true), fitting(false)] : [...nearest, anything];
  const answer = (reserve: number) => open.some((add) => add(reserve));
  if (isBare(reading)) return [answer];
  // Named only where they named it: a feeling read into words is a guess.
  const feeling = (reserve: number) =>
    !/\bas (?:though|if)\b/i.test(reading.text) && nameFeeling(draft, reading, reserve);
  const earlier = (reserve: number) => recall(draft, state, reading, reserve);
  // Where little was said, there is room for a second thing.
  const further = (reserve: number) => draft.words < (isQuiet ? 40 : 36) && answer(reserve);
  return moment ? [earlier, answer, further] : [earlier, feeling, answer, further];
}

/** A line with their own words in it comes before one that would do for anyone. */
const sayHow = (draft: Draft, { hear }: Telling, blanks: Blanks, reserve: number): boolean =>
  draft.add(
    hear.filter((line) => line.includes('{')),
    blanks,
    reserve,
  ) || draft.add(hear, blanks, reserve);
