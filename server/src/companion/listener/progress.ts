import type { Tag } from '@wren/contract/chat.ts';
import { askedTag, goalTag } from '@wren/contract/goals.ts';
import type { OpenGoal, Turn } from '../companion.ts';
import { levelNow, readState } from '../safety/state.ts';
import { dayOf, todayOf, weekdays } from './day-of.ts';
import type { ListenerState } from './state.ts';

type Promised = ListenerState['promised'][number];

/** Goals set in earlier conversations: those whose day has come are asked about, of the others it is known that they are ahead. */
export function earlierGoals(turn: Turn): { due: OpenGoal[]; ahead: OpenGoal[] } {
  const earlier = (turn.goals ?? []).filter(({ setHere }) => !setHere);
  const today = todayOf(turn);
  return { due: earlier.filter(({ day }) => day <= today), ahead: earlier.filter(({ day }) => day > today) };
}

/** When a goal is for, as it is to be said today: as they said it on that day, and by the name of the day after it. Empty beyond a week. */
export function saidWhen({ when, day, setAt }: OpenGoal, today: string): string {
  if (setAt.toISOString().startsWith(today)) return when;
  return (
    ['tomorrow', ...weekdays.map((name) => `on ${name.charAt(0).toUpperCase()}${name.slice(1)}`)].find(
      (said) => dayOf(said.toLowerCase(), today) === day,
    ) ?? ''
  );
}

/**
 * Takes goals set in earlier conversations in among what was promised, to be asked about once their day has come. Not
 * while danger was spoken of in this conversation: then nothing is asked about but that.
 */
export function withEarlierGoals(state: ListenerState, turn: Turn): ListenerState {
  if (levelNow(readState(turn.state?.safety), turn.now) !== 'none') return state;
  const known = new Set(state.promised.map(({ id }) => id));
  const due = earlierGoals(turn)
    .due.filter(({ id }) => !known.has(id))
    .map(({ id, what, when, setAt }) => ({ id, what, when, at: setAt.toISOString(), asked: false }));
  return due.length === 0 ? state : { ...state, promised: [...due, ...state.promised] };
}

/** Whether the day that something promised in this conversation was for has come. */
export function hasItsDayCome({ id, when, at }: Promised, turn: Turn): boolean {
  return id !== undefined || dayOf(when, at.slice(0, 10)) <= todayOf(turn);
}

/** Tells the caller what was set and what was asked about in this reply: the goals themselves are kept elsewhere. */
export function progressTags(before: ListenerState['promised'], after: ListenerState, turn: Turn): Tag[] {
  // Off the record there is nowhere to keep it.
  if (turn.offTheRecord) return [];
  const set = after.promised.slice(before.length).map((one) => goalTag(toKeep(one, turn)));
  const asked = after.promised.flatMap(({ id, what, asked }, at) => {
    if (!asked || before[at]?.asked !== false) return [];
    return id ?? turn.goals?.find((goal) => goal.setHere && goal.what === what)?.id ?? [];
  });
  return [...set, ...asked.map(askedTag)];
}

const toKeep = ({ what, when }: Promised, turn: Turn) => ({
  what: what.slice(0, 200),
  when: when.slice(0, 120),
  day: dayOf(when, todayOf(turn)),
});
