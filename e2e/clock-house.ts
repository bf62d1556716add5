import { sql } from 'kysely';
import { loadConfig } from '../server/src/config.ts';
import { listenForLeaving } from '../server/src/leaving.ts';
import { openWren, stay } from '../server/src/main.ts';
import { connect } from '../server/src/platform/database/connect.ts';
import { type House, openHouse } from './house.ts';

/** A house whose clock the journey can put forward. */
export interface ClockHouse extends House {
  /** Lets days pass, and what the house does by the clock happen. */
  pass(days: number): Promise<void>;
}

/** Starts this very file as the server. */
export async function openClockHouse(env: Record<string, string> = {}): Promise<ClockHouse> {
  const house = await openHouse(env, 'e2e/clock-house.ts');
  return {
    ...house,
    async pass(days) {
      const answered = new Promise((resolve) => house.server.once('message', resolve));
      house.server.send({ days });
      await answered;
    },
  };
}

if (import.meta.main) {
  let ahead = 0;
  const leaving = listenForLeaving();
  const wren = await openWren(loadConfig(), leaving, () => new Date(Date.now() + ahead));
  process.on('message', async ({ days }: { days: number }) => {
    ahead += days * 24 * 60 * 60 * 1000;
    const { db, close } = connect(wren.postgres?.connection ?? '');
    await sql`select graphile_worker.add_job('tend_subscriptions')`.execute(db);
    await close();
    process.send?.({ passed: days });
  });
  await stay(wren, leaving);
}
