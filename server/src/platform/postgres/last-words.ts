import { readFileSync, statSync, truncateSync } from 'node:fs';

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was written to a log file since it had that many bytes: at most the last thousand characters. */
export function lastWords(file: string, since: number): string {
  return readFileSync(file).subarray(since).toString('utf8').slice(-1000).trim();
}

/** Empties a log file that has grown. This one holds starts and crashes only; a megabyte of those is years. */
export function keepShort(file: string): void {
  if (sizeOf(file) > 1_000_000) truncateSync(file);
}
