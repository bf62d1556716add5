import { createHmac } from 'node:crypto';
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import { type RateLimit, type RateLimitName, rateLimits } from '@wren/contract/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';

/**
 * What someone signed in does all day is counted in memory, by each process. Everything else, each public call among it,
 * is counted in the database, so that it holds across processes and restarts.
 */
const inMemory: readonly RateLimitName[] = ['read', 'write', 'chat', 'search'];

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

export interface Limits {
  /**
   * Counts one call against a named limit. `account` names whom a limit per account counts.
   * Throws Refusal `too_many_requests`.
   */
  spend(name: RateLimitName, request: FastifyRequest, account?: string): Promise<void>;
  /** Counts one call of an account, and says whether it may go on: for limits that must not show. */
  allows(name: RateLimitName, account: string): Promise<boolean>;
  /** Forgets what an account has spent. */
  forgive(name: RateLimitName, account: string): Promise<void>;
}

/** Seconds to wait, or 0 when the call may go on. */
type Counter = (request: FastifyRequest, subject: string) => Promise<number>;

/** Counts calls for every limit of `contract/src/limits.ts`, as `app.limits`. */
export async function addLimits(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(fastifyRateLimit, { global: false });
  const volume = new Map<RateLimitName, Counter>();
  const guards = new Map<RateLimitName, RateLimiterPostgres>();
  // The table holds no address and no account by name.
  const conceal = (subject: string) => createHmac('sha256', ctx.config.jwtSecret).update(subject).digest('base64url');

  for (const [name, limit] of Object.entries(rateLimits) as [RateLimitName, RateLimit][]) {
    const calls = Math.max(1, Math.ceil(limit.calls * ctx.config.rateLimitFactor));
    if (inMemory.includes(name)) volume.set(name, counterInMemory(app, calls, limit.seconds));
    else guards.set(name, counterInDatabase(ctx, name, calls, limit.seconds));
  }

  app.decorate('limits', {
    async spend(name, request, account = '') {
      const subject = { user: request.userId, address: normalizeIP(request.ip), account }[rateLimits[name].per];
      const guard = guards.get(name);
      const wait = guard ? await consume(guard, conceal(subject)) : await volume.get(name)?.(request, subject);
      if (wait) throw tooMany(name, wait);
    },
    async allows(name, account) {
      const guard = guards.get(name);
      return !guard || (await consume(guard, conceal(account))) === 0;
    },
    async forgive(name, account) {
      await guards.get(name)?.delete(conceal(account));
    },
  });
}

function counterInMemory(app: FastifyInstance, calls: number, seconds: number): Counter {
  const subjects = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: calls,
    timeWindow: seconds * 1000,
    // The library asks with the request alone.
    keyGenerator: (request) => subjects.get(request) ?? request.ip,
  });
  return async (request, subject) => {
    subjects.set(request, subject);
    const result = await count(request);
    return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : 0;
  };
}

function counterInDatabase({ db }: Context, name: RateLimitName, calls: number, seconds: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // The library asks for a driver; Kysely's connection speaks for it.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: calls,
    duration: seconds,
  });
}

/** Seconds to wait, or 0 when the call may go on. */
async function consume(counter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw reason;
  }
}

function tooMany(name: RateLimitName, seconds: number): Refusal {
  const when = seconds < 15 ? 'in a moment' : seconds <= 90 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`;
  const sentence =
    name === 'loginAccount' || name === 'login'
      ? `Too many attempts to sign in. Please try again ${when}.`
      : name === 'passwordAgain'
        ? `Too many attempts. Please try again ${when}.`
        : name === 'phoneCode'
          ? `We sent a code a moment ago. You can ask for another one in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
          : name === 'phoneCodeDay'
            ? 'That is as many codes as we send in a day. Please try again tomorrow.'
            : name === 'chat'
              ? `That was a lot of messages at once. Please try again ${when}.`
              : `Too many requests. Please try again ${when}.`;
  return new Refusal('too_many_requests', sentence, { retryAfter: seconds });
}
