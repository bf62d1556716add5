import type { Clause } from './reading.ts';
import { clearing, setting } from './weigh.ts';
import { longest } from './whole.ts';

/** 'My knee hurts and I can't run': two short things said in one breath are one thing to hand back. */
export function inOneBreath(clauses: readonly (Clause | undefined)[]): (Clause | undefined)[] {
  const made: (Clause | undefined)[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const counts = [before, clause].map((one) => one?.yours.split(' ').length ?? longest);
    const joins =
      before !== undefined &&
      clause !== undefined &&
      /^(?:and|but|because|so)$/.test(clause.joint) &&
      [before, clause].every(
        ({ kind, yours }) => /^(?:state|event|inability)$/.test(kind) && !/["?]|, or /.test(yours),
      ) &&
      counts.every((count) => count <= 8) &&
      (counts[0] ?? 0) + (counts[1] ?? 0) <= 11 &&
      !clearing.test(before.yours) &&
      !clearing.test(clause.yours) &&
      !setting.test(before.yours) &&
      // 'It's in the loft because he's too big, and I was fine': the reason ends where the next thing begins.
      !(before.joint === 'because' && clause.joint !== 'because');
    if (!joins) {
      made.push(clause);
      continue;
    }
    made[made.length - 1] = {
      ...before,
      yours: `${before.yours} ${clause.joint} ${clause.yours}`,
      mine: `${before.mine} ${clause.joint} ${clause.mine}`,
      toSelf: before.toSelf || clause.toSelf,
    };
  }
  return made;
}

const denies = /^(?:it|that|this)(?:'s not| is not| isn't| was not| wasn't)\b|^it's (?:never|hardly) (?:about )?/;
const insists = /^(?:it|that|this)(?:'s| is| was)\b/;

/** 'It isn't the noise, it's not knowing when': the second half is what it is about, and the first only clears the way. */
export function contrasted(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const turns =
      before !== undefined &&
      denies.test(before.yours) &&
      insists.test(clause.yours) &&
      (!denies.test(clause.yours) || / not \w+ing\b/.test(clause.yours));
    if (!turns) {
      made.push(clause);
      continue;
    }
    made.pop();
    const whole = `${before.yours}, ${clause.yours}`;
    const fits = whole.split(' ').length <= longest;
    made.push({
      ...clause,
      yours: fits ? whole : clause.yours,
      mine: fits ? `${before.mine}, ${clause.mine}` : clause.mine,
      joint: before.joint,
      kind: 'state',
    });
  }
  return made;
}
