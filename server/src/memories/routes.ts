import * as rows from '@wren/contract/memories.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { mount } from '#platform/route.ts';
import { addMemory } from './add-memory.ts';
import { editMemory } from './edit-memory.ts';
import { forgetMemory, restoreMemory } from './forget.ts';
import { getMemory, listMemories } from './read-memories.ts';

export function mountMemories(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, rows.listMemories, ({ userId, query }) => listMemories(ctx, userId, query));
  mount(app, ctx, rows.getMemory, ({ userId, params }) => getMemory(ctx, userId, params.id));
  mount(app, ctx, rows.addMemory, ({ userId, body }) => addMemory(ctx, userId, body.text.toWellFormed()));
  mount(app, ctx, rows.editMemory, ({ userId, params, body }) =>
    editMemory(ctx, userId, params.id, body.text.toWellFormed()),
  );
  mount(app, ctx, rows.forgetMemory, ({ userId, params }) => forgetMemory(ctx, userId, params.id));
  mount(app, ctx, rows.restoreMemory, ({ userId, params, body }) =>
    restoreMemory(ctx, userId, params.id, body.text.toWellFormed()),
  );
}
