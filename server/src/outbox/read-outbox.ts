import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A letter or a text message in the outbox. Its id is the name of its file, and sorts by time. */
export interface Kept {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

const TextMessage = z.object({ to: z.string(), text: z.string(), date: z.string() });

const shown = 100;

/** The newest first. */
export async function listOutbox(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(ifThere<string[]>([]));
  const ids = names.flatMap((name) => /^([\da-f-]{36})\.(eml|sms)$/.exec(name)?.[1] ?? []);
  const newest = ids.toSorted().reverse().slice(0, shown);
  return (await Promise.all(newest.map((id) => readKept(folder, id)))).filter((each) => each !== undefined);
}

/** Undefined when there is nothing of this id. */
export async function readKept(folder: string, id: string): Promise<Kept | undefined> {
  const [letter, message] = await Promise.all(
    ['eml', 'sms'].map((kind) => readFile(join(folder, `${id}.${kind}`)).catch(ifThere(undefined))),
  );
  if (letter) return readLetter(id, letter);
  return message && { id, subject: 'A text message', ...TextMessage.parse(JSON.parse(message.toString('utf8'))) };
}

async function readLetter(id: string, source: Buffer): Promise<Kept> {
  const { default: PostalMime } = await import('postal-mime');
  const { to = [], subject = '', date = '', text = '' } = await PostalMime.parse(source);
  return { id, to: to.map(({ address }) => address).join(', '), subject, date, text };
}

/** What stands for a file or folder that does not exist; any other trouble is a fault. */
function ifThere<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
