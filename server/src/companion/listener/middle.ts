import type { Ground } from './converse.ts';
import type { Blanks, Draft, Lines } from './draft.ts';
import { isBare } from './opening.ts';
import { nameFeeling, presentFeeling, recall } from './reflect.ts';
import type { Scene } from './reply.ts';
import type { Telling } from './tellings/telling.ts';

/**
 * What may stand between their words and the end. One thing is said to what was told, by whatever knows most of it: a moment
 * that was recognised, the way it was told, the situation named outright, or the kind of thing it is.
 */
export function middle(scene: Scene, ground: Ground, isQuiet: boolean): ((reserve: number) => boolean)[] {
  const { draft, reading } = scene;
  const { known, fresh, kind, moment, straight, leaning } = ground;
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
  // Where no more is known than that the mood is plain, what was handed back is only asked about.
  const isOnlyAsked = kind?.sure === false && leaning !== undefined && !isQuiet && reading.mood === 'plain';
  const ofKind = one(isOnlyAsked ? [] : (kind?.hear ?? []));
  const nearest = [spoken, ...(how ? [how] : []), ...(kind?.sure && !fresh ? [ofKind, validate] : [validate, ofKind])];
  const answer = (reserve: number) => !straight && nearest.some((add) => add(reserve));
  if (isBare(reading)) return [answer];
  // Named only where they named it: a feeling read into words is a guess.
  const feeling = (reserve: number) =>
    presentFeeling(reading)?.named === true &&
    !/\bas (?:though|if)\b/i.test(reading.text) &&
    nameFeeling(draft, reading, reserve);
  const earlier = (reserve: number) => recall(draft, scene.state, reading, reserve);
  // Where little was said, or nothing is asked, there is room for a second thing, true of all that is like it.
  const further = (reserve: number) => draft.words < (isQuiet ? 36 : 30) && draft.add(kind?.wider ?? [], {}, reserve);
  return moment ? [answer, earlier, further] : [feeling, answer, earlier, further];
}

/** A line with their own words in it comes before one that would do for anyone. */
const sayHow = (draft: Draft, { hear }: Telling, blanks: Blanks, reserve: number): boolean =>
  draft.add(
    hear.filter((line) => line.includes('{')),
    blanks,
    reserve,
  ) || draft.add(hear, blanks, reserve);
