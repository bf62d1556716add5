import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { brand } from '@wren/contract/brand.ts';
import type { AnyEndpoint } from '@wren/contract/endpoint.ts';
import { Problem } from '@wren/contract/problem.ts';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const describe = createJsonSchemaTransform({});

const done = { type: 'null', description: 'Done.' };
const refused = {
  description: 'Refused, or failed.',
  content: { 'application/problem+json': { schema: z.toJSONSchema(Problem) } },
};
const streamed = {
  description: 'The reply, as one body or as an event stream.',
  content: (json: unknown) => ({
    ...(json !== undefined && { 'application/json': { schema: json } }),
    'text/event-stream': { schema: { type: 'string' } },
  }),
};

/** The API described for people and programs at /api/docs, made from the rows of the contract alone. Call before any row is mounted. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1.0.0',
        description:
          'Every refused call is answered with RFC 9457 problem details: `detail` is a sentence fit to show a person.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform(document) {
      const row = document.route.config?.row;
      if (!row) return { schema: { hide: true }, url: document.url };
      const { schema, url } = describe(document);
      return { url, schema: { ...schema, response: answersOf(row, schema.response) } };
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    // The page loads its own scripts and styles only; its styles are also inline, which the house allows anyway.
    staticCSP: false,
    uiConfig: { layout: 'BaseLayout', validatorUrl: null },
    theme: { title: `${brand.name} API` },
    logLevel: 'warn',
  });
}

/** Every answer of a row by status, where the row itself names only its reply. */
function answersOf(row: AnyEndpoint, described: unknown): Record<string, unknown> {
  const status = row.status ?? 200;
  const reply = (described as Record<number, unknown> | undefined)?.[status];
  return {
    ...(row.stream
      ? { [status]: { description: streamed.description, content: streamed.content(reply) } }
      : row.reply && { [status]: { ...(reply as object), description: 'Done.' } }),
    ...(row.file && {
      [status]: { description: 'A file.', content: { [row.file]: { schema: { type: 'string', format: 'binary' } } } },
    }),
    ...(!row.reply && !row.file && { 204: done }),
    default: refused,
  };
}
