import { ownerOf, readTokens } from '#lib/tokens.ts';

/**
 * What the exercises keep on this device, for the person signed in. It lasts longer than a visit, so that an exercise
 * left halfway is found again; it goes when they log out.
 */
export type Room = 'exercises' | 'finished-exercises';

const keyOf = (room: Room) => `wren:${ownerOf(readTokens())}:${room}`;

export function readRoom(room: Room): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(room)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeRoom(room: Room, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(room));
    else localStorage.setItem(keyOf(room), JSON.stringify(value));
  } catch {
    // A browser that refuses storage loses the place, not the exercise.
  }
}

/** Whether an exercise was left open here. */
export function isOneOpen(): boolean {
  const kept = readRoom('exercises') as { open?: unknown } | null;
  return typeof kept?.open === 'string';
}
