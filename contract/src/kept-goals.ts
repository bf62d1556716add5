import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { atMost, somethingSeen } from './text.ts';

/** A small goal as it is kept: set in a chat, in the exercise for it, or by hand. */
export const KeptGoal = z.object({
  id: z.string(),
  /** Completes 'you will …': 'call your mom'. */
  what: z.string(),
  /** 'after dinner'; empty when they did not say. */
  when: z.string(),
  /** The day it is for: yyyy-MM-dd. */
  day: z.string(),
  done: z.boolean(),
  /** Whether Wren has asked how it went: it asks once. */
  asked: z.boolean(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
});
export type KeptGoal = z.infer<typeof KeptGoal>;

export const noGoalSentence = 'This goal no longer exists.';
export const noGoalWordsSentence = 'Please write what you would like to do.';

const Id = z.uuid(noGoalSentence).check(z.toLowerCase());
const OneGoal = z.strictObject({ id: Id });
const base = '/api/chat/goals/';

export const GoalWhat = z
  .string(noGoalWordsSentence)
  .check(
    z.trim(),
    somethingSeen(noGoalWordsSentence),
    atMost(sizes.goal.what, `A small goal can hold at most ${sizes.goal.what} characters.`),
  );
export const GoalWhen = z
  .string()
  .check(z.trim(), atMost(sizes.goal.when, `When it is for can hold at most ${sizes.goal.when} characters.`));
const Day = z.iso.date('Please choose a day.');

/** A goal in somebody's own words, as they write it: 'I want to call my mom', 'after dinner'. */
export const GoalWords = z.strictObject({ what: GoalWhat, when: z._default(GoalWhen, ''), day: Day });

export const listGoals = endpoint({
  method: 'GET',
  path: base,
  summary: `Their small goals: those still open first, then those done, each the newest first. At most ${sizes.goals}.`,
  access: 'user',
  limit: 'read',
  reply: z.object({ results: z.array(KeptGoal) }),
});

export const addGoal = endpoint({
  method: 'POST',
  path: base,
  summary: `Keep a goal. Its id is chosen by the client: sent again, it stands as it was. At most ${sizes.goals} are held.`,
  access: 'user',
  limit: 'write',
  body: z.strictObject({
    id: Id,
    ...GoalWords.shape,
    /** As it was, for a goal that was forgotten by mistake. */
    done: z._default(z.boolean(), false),
    asked: z._default(z.boolean(), false),
    created_at: z.optional(z.iso.datetime()),
  }),
  reply: KeptGoal,
  status: 201,
});

export const changeGoal = endpoint({
  method: 'PATCH',
  path: `${base}:id/`,
  summary: 'Say a goal in other words, give it another day, or mark it done or open.',
  access: 'user',
  limit: 'write',
  params: OneGoal,
  body: z.strictObject({
    what: z.optional(GoalWhat),
    when: z.optional(GoalWhen),
    day: z.optional(Day),
    done: z.optional(z.boolean()),
  }),
  reply: KeptGoal,
});

export const forgetGoal = endpoint({
  method: 'DELETE',
  path: `${base}:id/`,
  summary: 'Forget a goal. Wren does not ask about it.',
  access: 'user',
  limit: 'write',
  params: OneGoal,
});
