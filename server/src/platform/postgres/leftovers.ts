import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lives } from './processes.ts';

/**
 * Removes what was being made in a folder by processes that did not live to finish it: `<name><mark><identity of the maker>`.
 * A child of such a process may still be noticing that it is alone, and write or tidy there meanwhile: hence the retries.
 */
export async function removeLeftovers(folder: string, mark: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder)) {
    const [, maker] = entry.split(mark);
    if (!maker || lives(maker)) continue;
    await rm(join(folder, entry), { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
  }
}
