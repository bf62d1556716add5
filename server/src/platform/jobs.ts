import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, isOwnerGone } from '#platform/database/connect.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Log } from '#platform/log.ts';
import { myTurn } from '#platform/turns.ts';

/** What a job is told: ids and codes, never words. The words it needs it reads, sealed, from the database. */
export type JobPayload = Record<string, string | number | boolean>;

export type Tasks = Record<string, (payload: JobPayload, signal: AbortSignal | undefined) => Promise<void>>;

export interface Jobs {
  /** Adds a job in the caller's transaction: it runs when, and only when, that commits. A `key` keeps one of its kind waiting. */
  add(db: Kysely<Schema>, name: string, payload: JobPayload, options?: { key?: string }): Promise<void>;
  /**
   * Starts working. A job that throws is tried again, later and later. `schedule` is a crontab (UTC) of tasks that run
   * by the clock, once however many processes there are.
   */
  start(tasks: Tasks, schedule?: string): Promise<void>;
  /** Takes no new job, and waits for those under way. */
  stop(): Promise<void>;
}

const jobsAtOnce = 2;
/** Jobs are announced by NOTIFY; looking for missed and postponed ones may be slow (ms). */
const pollInterval = 20_000;

// The library's lines quote error messages and payloads, so none is passed on; a failed job is logged by `withLog`.
const logger = new Logger(() => () => {});

/** Makes the place where jobs wait, for whoever adds one before any server ran. */
export async function installJobs(pool: Database['pool']): Promise<void> {
  await runMigrations({ pgPool: pool, logger });
}

/** Background work inside this process, kept in the database. */
export function createJobs({ pool, log }: { pool: Database['pool']; log: Log }): Jobs {
  let runner: Runner | undefined;
  return {
    async add(db, name, payload, options = {}) {
      await sql`select ${jobCall(name, payload, options)}`.execute(db);
    },
    async start(tasks, schedule = '') {
      runner = await run({
        pgPool: pool,
        logger,
        taskList: withLog(tasks, log),
        crontab: schedule,
        concurrency: jobsAtOnce,
        pollInterval,
        noHandleSignals: true,
      });
      runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs have stopped'));
    },
    async stop() {
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** The call that adds a job, for a caller who makes it part of a larger statement. */
export function jobCall(name: string, payload: JobPayload, options: { key?: string } = {}): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${options.key ?? null})`;
}

function withLog(tasks: Tasks, log: Log): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        try {
          await myTurn();
          await task(payload as JobPayload, helpers.abortSignal);
        } catch (error) {
          // Whom it was for has left meanwhile, with all they had: nothing is left to do.
          if (isOwnerGone(error)) return;
          log.error({ job: name, attempt: helpers.job.attempts, err: error }, 'a job failed');
          throw new JobFailed(name);
        }
      },
    ]),
  );
}

/** The library keeps a failed job's message in its table, so the message says only which job it was. */
class JobFailed extends Error {
  override name = 'JobFailed';
}
