import { randomBytes } from 'node:crypto';

let lastMs = 0;
let count = 0;

/**
 * A UUIDv7 (RFC 9562 §5.7). Ids made by one process sort in the order they were made, also within a millisecond:
 * `rand_a` is a counter (§6.2, method 1) that starts low at random and borrows from the next millisecond when full.
 * node:crypto's own `randomUUIDv7` does not promise that order.
 */
export function newId(now: number = Date.now()): string {
  const random = randomBytes(10);
  if (now > lastMs) {
    lastMs = now;
    count = random.readUInt16BE(0) & 0x7ff;
  } else if (++count > 0xfff) {
    lastMs += 1;
    count = 0;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const variant = ((random.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${variant}-${random.toString('hex', 4)}`;
}

/** When `newId` made an id. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** Whether text could be an id. PostgreSQL refuses to compare a uuid with anything else. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
