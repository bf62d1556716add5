import * as rows from '@wren/contract/exercise-log.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { finishExercise } from './finish-exercise.ts';
import { forgetExercise } from './forget-exercise.ts';
import { listExercises } from './list-exercises.ts';

export function mountExercises(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.finishExercise, ({ userId, body }) => finishExercise(ctx, userId, body));
  mount(app, ctx, rows.listExercises, ({ userId }) => listExercises(ctx, userId));
  mount(app, ctx, rows.forgetExercise, ({ userId, params }) => forgetExercise(ctx, userId, params.id));
}
