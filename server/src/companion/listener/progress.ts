import type { Tag } from '@wren/contract/chat.ts';
import { askedTag, changedTag, goalTag } from '@wren/contract/goals.ts';
import type { OpenGoal, Turn } from '../companion.ts';
import { levelNow, readState } from '../safety/state.ts';
import { dayOf, todayOf, weekdays } from './day-of.ts';
import type { ListenerState } from './state.ts';

type Promised = ListenerState['promised'][number];

/** Goals set in earlier conversations: those whose time has come are asked about, of the others it is known that they are ahead. */
export function earlierGoals(turn: Turn): { due: OpenGoal[]; ahead: OpenGoal[] } {
  const earlier = (turn.goals ?? []).filter(({ setHere }) => !setHere);
  const isPast = ({ when, day, setAt }: OpenGoal) => isDue({ when, day, setAt }, turn);
  return { due: earlier.filter(isPast), ahead: earlier.filter((goal) => !isPast(goal)) };
}

const later = /\b(?:afternoon|lunch(?:time)?|noon|midday|work|school|class|home|[1-4](?::\d\d)? ?pm)\b/i;
const latest =
  /\b(?:tonight|evening|dinner|supper|bed(?:time)?|night|sleep|midnight|(?:[5-9]|1[01])(?::\d\d)? ?pm|(?:1[7-9]|2[0-3]):\d\d)\b/i;

/**
 * Whether the time of a goal is behind them, as near as can be told: what hour it is with them is not known. One for later in
 * the day is asked about once so much of the day has passed since it was set, or the day after.
 */
function isDue({ when, day, setAt }: { when: string; day: string; setAt: Date }, turn: Turn): boolean {
  const today = todayOf(turn);
  if (day !== today) return day < today;
  const hours = latest.test(when) ? 10 : later.test(when) ? 5 : 0;
  if (hours === 0) return true;
  // What was for tomorrow was not set today.
  return dayOf(when, today) === day && turn.now.getTime() - setAt.getTime() >= hours * 3_600_000;
}

/** When a goal is for, as it is to be said today: as they said it on that day, and by the name of the day after it. Empty beyond a week. */
export function saidWhen({ when, day }: OpenGoal, today: string): string {
  // 'After dinner', said for that day, can be said so on it; 'tomorrow after dinner' cannot.
  if (when && dayOf(when, today) === day) return when;
  return (
    ['today', 'tomorrow', ...weekdays.map((name) => `on ${name.charAt(0).toUpperCase()}${name.slice(1)}`)].find(
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
  return id !== undefined || isDue({ when, day: dayOf(when, at.slice(0, 10)), setAt: new Date(at) }, turn);
}

/** Tells the caller what was set in this reply, asked about, or came of it: the goals themselves are kept elsewhere. */
export function progressTags(before: ListenerState['promised'], after: ListenerState, turn: Turn): Tag[] {
  // Off the record there is nowhere to keep it.
  if (turn.offTheRecord) return [];
  const set = after.promised.slice(before.length).map((one) => goalTag(toKeep(one, turn)));
  const told = before.flatMap((was, at): Tag[] => {
    const now = after.promised[at];
    const id = was.id ?? turn.goals?.find((goal) => goal.setHere && goal.what === was.what)?.id;
    if (!now || !id) return [];
    const asked = now.asked && !was.asked ? [askedTag(id)] : [];
    if (now.dropped && !was.dropped) return [...asked, changedTag({ id, dropped: true })];
    if (now.done && !was.done) return [...asked, changedTag({ id, done: true })];
    if (now.when !== was.when || now.what !== was.what) return [...asked, changedTag({ id, ...toKeep(now, turn) })];
    return asked;
  });
  return [...set, ...told];
}

const toKeep = ({ what, when }: Promised, turn: Turn) => ({
  what: what.slice(0, 200),
  when: when.slice(0, 120),
  day: dayOf(when, todayOf(turn)),
});
