/**
 * A backup is gzipped lines of text: one JSON line that says what it is; for each table a JSON line with its shape, its
 * rows as PostgreSQL's COPY writes them, and a line `\.`; last, a JSON line with the jobs that were waiting.
 * Every version of PostgreSQL reads rows in this form, so it also leads from one to the next.
 * Source: PostgreSQL documentation, COPY, "Text Format".
 */
export interface Head {
  wren: 'backup';
  format: 1;
  made_at: string;
  /** The migrations the database had, in order. */
  migrations: string[];
}

/** A job that was waiting when the backup was made. */
export interface WaitingJob {
  task: string;
  payload: unknown;
  run_at: string;
  key: string | null;
}

/**
 * What opens a backup, kept in a file of its own: the master key and each person's own key, wrapped by it. Whoever
 * deletes an account is in no later one of these files, so with only the newest kept, no older backup can be read for them.
 */
export interface Keys {
  wren: 'keys';
  format: 1;
  /** Base64. */
  master_key: string;
  /** Wrapped keys by person, base64. */
  people: Record<string, string>;
}

/** What ends the rows of a table. */
export const endOfRows = '\\.';

/** Lines of UTF-8 text without their line feeds. Unlike node:readline, nothing but a line feed ends one. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      yield bytes.toString('utf8', start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}
