/// <reference lib="esnext.disposable" />
import { once } from 'node:events';
import { type Config, ConfigMistakes, loadConfig } from './config.ts';
import { listenForLeaving } from './leaving.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { connect } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { createLog } from './platform/log.ts';
import { type Postgres, startPostgres } from './platform/postgres/postgres.ts';

/** How long (ms) calls under way may go on when the house is left. Replies have their own, shorter, time. */
const callGrace = 8_000;
/** How long (ms) after the door the companion warms up: whoever waits at the door is let in first. */
const warmUpAfter = 250;

/** A house whose door is open. */
export interface Wren {
  url: string;
  /** undefined when DATABASE_URL names another database. */
  postgres: Postgres | undefined;
  /** Who writes the replies, in words. */
  companion: string;
  /** Fires when the house cannot go on. */
  broken: AbortSignal;
  /** Takes no new call, lets those under way end, and closes everything. */
  leave(): Promise<void>;
}

/**
 * Opens the house: database, context, app, door. When that fails, or `leaving` fires on the way, everything opened so
 * far is closed again and this throws. `clock` is the time of the house, the machine's unless another is given.
 */
export async function openWren(config: Config, leaving: AbortSignal, clock?: () => Date): Promise<Wren> {
  const log = createLog(config.logLevel);
  const broken = new AbortController();
  await using opening = new AsyncDisposableStack();

  // PostgreSQL starts in processes of its own while this one reads the rest of the program.
  const [postgres, { buildApp }, { openContext }, { openCompanion }] = await Promise.all([
    config.databaseUrl ? undefined : startEmbedded(),
    import('./app.ts'),
    import('./open.ts'),
    import('./companion/open.ts'),
  ]);
  leaving.throwIfAborted();

  const lostConnection = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const isComing = postgres?.isComing;
  const database = connect(config.databaseUrl ?? postgres?.connection ?? '', { lostConnection, isComing });
  opening.defer(database.close);
  const [companion] = await Promise.all([
    openCompanion(config.companion, log),
    migrate(database.db).catch(refuseDatabase(config)),
  ]);
  leaving.throwIfAborted();

  const app = await buildApp(await openContext({ config, database, companion, log, ...(clock && { clock }) }));
  opening.defer(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), callGrace);
    await app.close();
    clearTimeout(cut);
  });
  const url = await app.listen({ host: config.host, port: config.port }).catch(refuseDoor(config));

  const warmingUp = setTimeout(
    () => companion.warmUp().catch(cannotGoOn('the companion cannot be loaded')),
    warmUpAfter,
  );
  opening.defer(() => clearTimeout(warmingUp));

  const opened = opening.move();
  return { url, postgres, companion: companion.name, broken: broken.signal, leave: () => opened.disposeAsync() };

  function cannotGoOn(why: string) {
    return (cause: unknown): void => {
      log.fatal({ err: cause }, why);
      broken.abort(cause);
    };
  }

  async function startEmbedded(): Promise<Postgres> {
    const { dataDir, postgresBin: binDir } = config;
    const lost = cannotGoOn('the database cannot be kept running');
    return opening.adopt(await startPostgres({ dataDir, binDir, log, lost }), ({ stop }) => stop());
  }
}

/** A database of the operator's own that does not answer, or does not let us in, is theirs to mend. */
function refuseDatabase({ databaseUrl }: Config) {
  return (cause: NodeJS.ErrnoException): never => {
    const { code = '' } = cause;
    const reached = /^(28|3D|57P)/.test(code) ? 'does not let Wren in' : 'cannot be reached';
    const known = /^(E[A-Z]+|28\w{3}|3D000|57P\w{2})$/.test(code);
    throw databaseUrl && known ? new CannotStart(`The database at DATABASE_URL ${reached} (${code}).`) : cause;
  };
}

function refuseDoor({ host, port }: Config) {
  return (cause: NodeJS.ErrnoException): never => {
    const why: Record<string, string> = {
      EADDRINUSE: `another program already listens on port ${port}. Stop it, or set PORT to a free one`,
      EACCES: `port ${port} may only be used by root. Set PORT to one above 1023`,
      EADDRNOTAVAIL: `this machine does not have the address ${host}. Set HOST to one it has`,
    };
    const reason = why[cause.code ?? ''];
    throw reason ? new CannotStart(`Wren cannot start: ${reason}.`) : cause;
  };
}

/** Keeps the house open until this process is asked to leave, then leaves it. Never returns. */
export async function stay(wren: Wren, leaving: AbortSignal): Promise<never> {
  const end = AbortSignal.any([leaving, wren.broken]);
  if (!end.aborted) await once(end, 'abort');
  await wren.leave();
  process.exit(wren.broken.aborted ? 1 : 0);
}

/** Ends a start that failed: with its sentence when it is meant for whoever starts Wren, else with where it happened. */
export function explainAndExit(error: unknown, leaving: AbortSignal): never {
  if (leaving.aborted) process.exit(0);
  const meant = error instanceof CannotStart || error instanceof ConfigMistakes;
  console.error(meant ? sentences(error) : error instanceof Error ? error.stack : error);
  process.exit(1);
}

/** Messages only: the other properties of a database's error quote rows. */
function sentences({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}\n${sentences(cause)}` : message;
}

if (import.meta.main) {
  const leaving = listenForLeaving();
  try {
    await stay(await openWren(loadConfig(), leaving), leaving);
  } catch (error) {
    explainAndExit(error, leaving);
  }
}
