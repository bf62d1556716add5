import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leaveHouse, openHouse, prepared } from './house.ts';

/**
 * Runs once before the journeys: a house starts for the first time, makes its database and is left. Every other house of
 * the run begins with a copy of its data folder, for making a database costs more than all else a start does.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const { server, dataDir } = await openHouse();
  await leaveHouse(server);
  // Below a folder that only root can enter, the database lives elsewhere: a copy of the link would be the same database.
  const isWhole = (await lstat(join(dataDir, 'postgres'))).isDirectory();
  if (isWhole) process.env[prepared] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
