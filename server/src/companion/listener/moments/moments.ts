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

/** The moments a message tells of, the most particular first. */
export function momentsIn(text: string): Moment[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  return moments
    .map((moment) => ({ moment, at: moment.unless?.test(plain) ? -1 : plain.search(moment.when) }))
    .filter(({ at }) => at >= 0)
    .map(({ moment }) => moment);
}
