import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exerciseIds } from './exercises.ts';
import { GoalWords } from './kept-goals.ts';
import { sizes } from './limits.ts';

const Level = z.nullable(z.int().check(z.minimum(0), z.maximum(10)));

/** An exercise somebody went through to its end. */
export const FinishedExercise = z.object({
  /** A UUID the browser chose when the exercise began: a second report of the same one changes nothing. */
  id: z.string(),
  exercise: z.enum(exerciseIds),
  /** How heavy it was, 0–10; null when they did not say. */
  before: Level,
  after: Level,
  /** What they chose to keep of what they wrote; empty for nothing. */
  words: z.string(),
  /** ISO 8601, UTC. */
  finished_at: z.string(),
});
export type FinishedExercise = z.infer<typeof FinishedExercise>;

const Id = z.uuid('This exercise does not exist.').check(z.toLowerCase());
const path = '/api/chat/exercises/';

export const finishExercise = endpoint({
  method: 'POST',
  path,
  summary: 'Keep a finished exercise: its name, how heavy it was before and after, and the words they chose to keep.',
  access: 'user',
  limit: 'write',
  body: z.strictObject({
    id: Id,
    exercise: z.enum(exerciseIds),
    before: Level,
    after: Level,
    words: z._default(
      z.string().check(
        z.trim(),
        z.refine((text) => text.length <= sizes.message, `At most ${sizes.message} characters can be kept.`),
      ),
      '',
    ),
    /** When it was finished, where that was earlier: without a connection, or before it was forgotten by mistake. */
    finished_at: z.optional(z.iso.datetime()),
    /** The goal that 'A tiny goal' ended in, when they chose to keep it. */
    goal: z.optional(GoalWords),
  }),
  reply: FinishedExercise,
  status: 201,
});

export const listExercises = endpoint({
  method: 'GET',
  path,
  summary: 'The exercises they finished, newest first, at most 100.',
  access: 'user',
  limit: 'read',
  reply: z.object({ results: z.array(FinishedExercise) }),
});

export const forgetExercise = endpoint({
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Forget a finished exercise and the words kept with it.',
  access: 'user',
  limit: 'write',
  params: z.strictObject({ id: Id }),
});
