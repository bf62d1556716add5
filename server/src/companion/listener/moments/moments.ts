import { isSaid, meantBy } from '../../reading/meant.ts';
import { ahead } from './ahead.ts';
import { betweenPeople } from './between-people.ts';
import { brighter } from './brighter.ts';
import { days } from './days.ts';
import { family } from './family.ts';
import { health } from './health.ts';
import { inside } from './inside.ts';
import { love } from './love.ts';
import type { Moment } from './moment.ts';
import { workAndDays } from './work-and-days.ts';

/** From the most particular to the most general: the first that fits is the one spoken to. */
export const moments: readonly Moment[] = [
  ...love,
  ...family,
  ...health,
  ...ahead,
  ...days,
  ...betweenPeople,
  ...workAndDays,
  ...brighter,
  ...inside,
];

const byId = new Map(moments.map((moment) => [moment.id, moment]));

export const momentNamed = (id: string): Moment | undefined => byId.get(id);

/** The moments a message tells of, the most particular first. What is meant as a joke tells of none but the bright ones. */
export function momentsIn(text: string, typed = text): Moment[] {
  const meant = meantBy(text, typed);
  return moments.filter(({ when, unless, bright, quoted }) => {
    if (meant.isJest && !bright) return false;
    if (unless?.test(meant.whole)) return false;
    return isSaid(when, quoted ? meant.all : meant.own);
  });
}
