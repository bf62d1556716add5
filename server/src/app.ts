import { resolve } from 'node:path';
import { sizes } from '@wren/contract/limits.ts';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { mountAuth } from '#auth/routes.ts';
import { mountChat } from '#chat/routes.ts';
import { mountConnections } from '#connections/routes.ts';
import { signInPages } from '#connections/sign-in-pages.ts';
import type { Context } from '#context.ts';
import { mountExercises } from '#exercises/routes.ts';
import { addDocs } from '#health/docs.ts';
import { addHealth } from '#health/routes.ts';
import { mountMemories } from '#memories/routes.ts';
import { mountNotifications } from '#notifications/routes.ts';
import { mountOrganizations } from '#organizations/routes.ts';
import { mountOutbox } from '#outbox/routes.ts';
import { mountPhone } from '#phone/routes.ts';
import { standardHeaders } from '#platform/headers.ts';
import { newId } from '#platform/ids.ts';
import { checkInput, speakPlainly } from '#platform/input.ts';
import { readJson } from '#platform/json.ts';
import { addLimits } from '#platform/limits.ts';
import { watchMethods } from '#platform/other-methods.ts';
import { answerErrors, refusalFor, sendProblem } from '#platform/problems.ts';
import { logRequests } from '#platform/requests.ts';
import { readSite, serveSite } from '#platform/static.ts';
import { answerUnread } from '#platform/unread.ts';
import { refuseWhileClosing } from '#platform/while-closing.ts';
import { pricingOf } from '#subscriptions/pricing-page.ts';
import { mountSubscriptions } from '#subscriptions/routes.ts';
import { schedule, tasks } from '#tasks.ts';
import { mountUsers } from '#users/routes.ts';

const builtScreen = resolve(import.meta.dirname, '../../web/dist');

/** How long a request may take to arrive, in milliseconds. */
const patience = 30_000;

/** The floor plan: every room of the house by name, one door for errors, and the screen. Ready to listen or to be injected into. */
export async function buildApp(ctx: Context): Promise<FastifyInstance> {
  speakPlainly();
  const site = readSite(builtScreen);
  const headers = standardHeaders(ctx.config, site?.scriptHashes ?? []);
  const dress = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id);
  const app: FastifyInstance = fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId(),
    bodyLimit: sizes.requestBytes,
    requestTimeout: patience,
    trustProxy: ctx.config.trustProxy,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Every schema is Zod's; given here, Fastify does not load its own two compilers, the only ones its types know.
    schemaController: {
      compilersFactory: {
        buildValidator: () => checkInput as never,
        buildSerializer: () => serializerCompiler as never,
      },
    },
    // An address that cannot be read never reaches a hook.
    frameworkErrors: (error, request, reply) => sendProblem(dress(request, reply), refusalFor(error, request)),
    clientErrorHandler: answerUnread(headers),
  });
  app.decorateRequest('userId', '');
  app.decorateRequest('sessionId', '');

  app.addHook('onRequest', async (request, reply) => {
    dress(request, reply);
  });
  refuseWhileClosing(app);
  logRequests(app);
  readJson(app);
  answerErrors(app);
  await addLimits(app, ctx);
  await addDocs(app);

  addHealth(app, ctx);
  const closeOtherMethods = watchMethods(app);
  mountAuth(app, ctx);
  mountUsers(app, ctx);
  mountPhone(app, ctx);
  await mountConnections(app, ctx);
  mountNotifications(app, ctx);
  mountOrganizations(app, ctx);
  mountOutbox(app, ctx);
  mountChat(app, ctx);
  mountMemories(app, ctx);
  mountExercises(app, ctx);
  mountSubscriptions(app, ctx);
  closeOtherMethods();

  await serveSite(app, site, { 'pricing/index.html': pricingOf(ctx.config), ...signInPages(ctx.config, site) });
  app.addHook('onReady', () => ctx.jobs.start(tasks(ctx), schedule));
  app.addHook('onClose', () => ctx.jobs.stop());
  await app.ready();
  return app;
}
