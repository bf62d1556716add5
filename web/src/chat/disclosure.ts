import * as z from 'zod/mini';

/** When the notice was last due. Nothing about what was said. */
const Record = z.object({ day: z.string(), used: z.number() });
export type DisclosureRecord = z.infer<typeof Record>;

/** The notice comes again after this much use, in ms. */
export const every = 3 * 60 * 60 * 1000;
export const storageKey = 'wren:disclosure';

/**
 * Whether the notice is due: in the first chat of a day, and after every three hours of use within it.
 * `used` is the time, in ms, the chat was in sight since the last answer.
 */
export function disclosureDue(
  record: DisclosureRecord | null,
  today: string,
  used: number,
): { due: boolean; record: DisclosureRecord } {
  if (record?.day !== today) return { due: true, record: { day: today, used: 0 } };
  const total = record.used + used;
  return total >= every
    ? { due: true, record: { day: today, used: 0 } }
    : { due: false, record: { day: today, used: total } };
}

export function readRecord(raw: string | null): DisclosureRecord | null {
  try {
    return Record.parse(JSON.parse(raw ?? ''));
  } catch {
    return null;
  }
}
