import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#platform/ids.ts';
import type { Texter } from './texter.ts';

/** Writes text messages as `.sms` files of JSON into a folder, for a Wren without a carrier. */
export function createTextOutbox(folder: string): Texter {
  return {
    async send({ to, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = newId();
      const file = JSON.stringify({ to, text, date: new Date().toISOString() });
      await writeFile(join(folder, `.${name}`), file, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.sms`));
    },
  };
}
