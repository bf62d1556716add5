import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A letter in the outbox. Its id is the name of its file, and sorts by time. */
export interface KeptLetter {
  id: string;
  letter: Email;
}

const shown = 100;

/** The newest letters first. */
export async function listLetters(folder: string): Promise<KeptLetter[]> {
  const names = await readdir(folder).catch(ifThere<string[]>([]));
  const ids = names.flatMap((name) => /^([\da-f-]{36})\.eml$/.exec(name)?.[1] ?? []);
  const newest = ids.toSorted().reverse().slice(0, shown);
  return (await Promise.all(newest.map((id) => readLetter(folder, id)))).filter((each) => each !== undefined);
}

/** Undefined when there is no such letter. */
export async function readLetter(folder: string, id: string): Promise<KeptLetter | undefined> {
  const source = await readFile(join(folder, `${id}.eml`)).catch(ifThere(undefined));
  return source && { id, letter: await PostalMime.parse(source) };
}

/** What stands for a file or folder that does not exist; any other trouble is a fault. */
function ifThere<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
