import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '#platform/cannot-start.ts';
import { findBinaries } from './binaries.ts';
import { type Guarded, guard, signal, patience as stopPatience } from './guardian.ts';
import { initialise, role } from './init.ts';
import { keepShort, lastWords, sizeOf } from './last-words.ts';
import { findPlace } from './place.ts';
import { identity } from './processes.ts';
import { settings } from './settings.ts';
import { socketFolder } from './socket.ts';
import { lockFile, openedBy, tenantOf } from './tenant.ts';

export interface Postgres {
  /** How to reach it; fits `pg`. The host is the folder of its unix socket. */
  connection: { host: string; user: string; database: string };
  info: {
    major: number;
    /** Where the database lives: `<dataDir>/postgres`, or where that links to. */
    folder: string;
    /** The account it runs as, when that is not our own. */
    account: string | undefined;
  };
  /** Whether it has gone and is being started again: it answers, or `lost` is called, when this has ended. */
  isComing(): boolean;
  /** Stops it and waits until everything is on the disk. */
  stop(): Promise<void>;
}

interface Words {
  info(fields: object, sentence: string): void;
  warn(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

/**
 * How long PostgreSQL may take to be ready, in ms. On a slow disk it takes minutes to replay the log of a hard crash, and
 * one that is given up on the way begins anew the next time.
 */
const patience = 5 * 60_000;
/** Writing its lock file takes PostgreSQL microseconds; one that is empty for so long (ms) was left behind. */
const unsaidFor = 500;
/** PostgreSQL is started again after a crash, unless it crashes this often within a minute. */
const restartsAMinute = 5;

/**
 * Starts the embedded PostgreSQL of a data folder, making an empty database at the first start, and keeps it running
 * until `stop`. It never outlives this process. Throws one sentence fit for an operator when the folder is in use or
 * PostgreSQL does not come up; calls `lost` when it can no longer be kept running.
 */
export async function startPostgres(options: {
  dataDir: string;
  /** The programs of another PostgreSQL, 15 or newer. */
  binDir?: string | undefined;
  /** PostgreSQL's own settings, over ours. */
  more?: Record<string, string>;
  log: Words;
  lost?: (error: unknown) => void;
}): Promise<Postgres> {
  const { dataDir, binDir, more, log, lost = () => {} } = options;
  const ownName = identity(process.pid) ?? String(process.pid);
  const place = findPlace(dataDir);
  const { folder, account } = place;
  const binaries = await findBinaries(binDir, account, join(dataDir, 'cache'), ownName);
  const logFile = join(dataDir, 'postgres.log');
  keepShort(logFile);
  await initialise(place, binaries, ownName, logFile);
  const socket = socketFolder(place);

  let guarded = await launch();
  /** It is being stopped, or cannot be kept running: nothing starts it again. */
  let isOver = false;
  const watching = watch();

  return {
    connection: { host: socket, user: role, database: role },
    info: { major: binaries.major, folder, account: account?.name },
    // On a busy machine the guardian hears late of what the list of processes says at once.
    isComing: () => !isOver && (guarded.hasGone() || identity(guarded.pid) === undefined),
    async stop() {
      isOver = true;
      await guarded.stop();
      await watching;
      if (socket !== folder) rmSync(socket, { recursive: true, force: true });
    },
  };

  async function launch(): Promise<Guarded> {
    const deadline = performance.now() + patience;
    for (;;) {
      const stale = await emptyRoom(folder, ownName, deadline);
      const command = [
        join(binaries.bin, 'postgres'),
        '-D',
        folder,
        ...settings(binaries.major, socket, more),
        '-c',
        `${openedBy}=${ownName}`,
      ];
      // PostgreSQL counts a lock file with this process id as left behind, after looking for users of its shared memory.
      const env = stale ? { PG_GRANDPARENT_PID: String(stale) } : {};
      const logSize = sizeOf(logFile);
      const started = await guard(command, { account, logFile, env });
      while (!started.hasGone() && performance.now() < deadline) {
        const tenant = tenantOf(folder);
        if (tenant.kind === 'running' && tenant.pid === started.pid && tenant.ready) return started;
        await sleep(5);
      }
      await started.stop();
      const words = lastWords(logFile, logSize);
      // Another start was quicker, or what is left of a killed PostgreSQL has not gone yet: look again.
      const again =
        /lock file ".*" (already exists|is empty|is being used)|shared memory block/.test(words) &&
        performance.now() < deadline;
      if (!again) throw new CannotStart(`PostgreSQL did not start in ${folder}. It said:\n${words}`);
      await sleep(50);
    }
  }

  async function watch(): Promise<void> {
    const crashes: number[] = [];
    for (;;) {
      await guarded.gone;
      if (isOver) return;
      crashes.push(performance.now());
      const recent = crashes.filter((at) => at > performance.now() - 60_000).length;
      try {
        if (recent > restartsAMinute) throw new CannotStart(`PostgreSQL stopped ${recent} times within a minute.`);
        log.warn({ crashes: crashes.length }, 'PostgreSQL stopped by itself; starting it again');
        guarded = await launch();
        if (isOver) await guarded.stop();
        log.info({ ms: Math.round(performance.now() - (crashes.at(-1) ?? 0)) }, 'PostgreSQL is back');
      } catch (error) {
        if (!isOver) lost(error);
        isOver = true;
        return;
      }
    }
  }
}

/**
 * Waits until no PostgreSQL is in the folder. One whose Node process died is asked to stop; one that belongs to a living
 * process is refused. Returns the stale process id of the lock file, if any.
 */
async function emptyRoom(folder: string, ownName: string, deadline: number): Promise<number | undefined> {
  for (let asked: number | undefined; ; ) {
    const tenant = tenantOf(folder);
    if (tenant.kind === 'none') return undefined;
    if (tenant.kind === 'stale') return tenant.pid;
    if (tenant.kind === 'unsaid') {
      await sleep(unsaidFor);
      if (tenantOf(folder).kind === 'unsaid') rmSync(join(folder, lockFile));
      continue;
    }
    if (tenant.opener !== undefined && tenant.opener !== ownName) {
      throw new CannotStart(
        `The database in ${folder} is in use by process ${Number.parseInt(tenant.opener, 10)}. Stop that one first.`,
      );
    }
    if (performance.now() > deadline)
      throw new CannotStart(`PostgreSQL (process ${tenant.pid}) does not leave ${folder}.`);
    if (asked === undefined) signal(tenant.pid, 'SIGINT');
    asked ??= performance.now();
    if (performance.now() - asked > stopPatience) signal(tenant.pid, 'SIGQUIT');
    await sleep(10);
  }
}
