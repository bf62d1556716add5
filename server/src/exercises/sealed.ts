import type { FinishedExercise } from '@wren/contract/exercise-log.ts';
import type { Goal } from '@wren/contract/goals.ts';
import type { KeptGoal } from '@wren/contract/kept-goals.ts';
import type { PersonalKey } from '#platform/vault.ts';

/** Where each sealed value lives: a value copied to another row does not open there. */
const places = {
  finished: (id: string) => `finished_exercises.content:${id}`,
  goal: (id: string) => `goals.content:${id}`,
};

type Content = Pick<FinishedExercise, 'exercise' | 'before' | 'after' | 'words'>;

export function sealFinished(key: PersonalKey, id: string, { exercise, before, after, words }: Content): Buffer {
  return key.seal(JSON.stringify({ exercise, before, after, words }), places.finished(id));
}

export function openFinished(
  key: PersonalKey,
  row: { id: string; content: Buffer; finished_at: Date },
): FinishedExercise {
  const content = JSON.parse(key.open(row.content, places.finished(row.id))) as Content;
  return { id: row.id, ...content, finished_at: row.finished_at.toISOString() };
}

export function sealGoal(key: PersonalKey, id: string, { what, when, day }: Goal): Buffer {
  return key.seal(JSON.stringify({ what, when, day }), places.goal(id));
}

export function openGoal(key: PersonalKey, row: { id: string; content: Buffer }): Goal {
  return JSON.parse(key.open(row.content, places.goal(row.id))) as Goal;
}

export interface GoalRow {
  id: string;
  content: Buffer;
  created_at: Date;
  done_at: Date | null;
  asked_at: Date | null;
}

export function toKeptGoal(key: PersonalKey, row: GoalRow): KeptGoal {
  const { id, created_at, done_at, asked_at } = row;
  return {
    id,
    ...openGoal(key, row),
    done: done_at !== null,
    asked: asked_at !== null,
    created_at: created_at.toISOString(),
  };
}
