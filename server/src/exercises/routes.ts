import * as rows from '@wren/contract/exercise-log.ts';
import * as goalRows from '@wren/contract/kept-goals.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { addGoal } from './add-goal.ts';
import { changeGoal } from './change-goal.ts';
import { finishExercise } from './finish-exercise.ts';
import { forgetExercise } from './forget-exercise.ts';
import { forgetGoal } from './forget-goal.ts';
import { listExercises } from './list-exercises.ts';
import { listGoals } from './list-goals.ts';

export function mountExercises(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.finishExercise, ({ userId, body }) => finishExercise(ctx, userId, body));
  mount(app, ctx, rows.listExercises, ({ userId }) => listExercises(ctx, userId));
  mount(app, ctx, rows.forgetExercise, ({ userId, params }) => forgetExercise(ctx, userId, params.id));
  mount(app, ctx, goalRows.listGoals, ({ userId }) => listGoals(ctx, userId));
  mount(app, ctx, goalRows.addGoal, ({ userId, body }) => addGoal(ctx, userId, body));
  mount(app, ctx, goalRows.changeGoal, ({ userId, params, body }) => changeGoal(ctx, userId, params.id, body));
  mount(app, ctx, goalRows.forgetGoal, ({ userId, params }) => forgetGoal(ctx, userId, params.id));
}
