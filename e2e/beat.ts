import type { ServerResponse } from 'node:http';

interface Player {
  res: ServerResponse;
  lines: readonly string[];
  at: number;
  end: (res: ServerResponse) => void;
}

/** Streams of one rate share this many ticks a period, so that they neither write all at once nor own a timer each. */
const slots = 8;

/** Plays lines into many responses at `rate` lines a second each, on one shared timer. */
export class Beat {
  readonly #rate: number;
  readonly #slots = Array.from({ length: slots }, () => new Set<Player>());
  #tick = 0;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `rate` 0 plays as fast as the event loop turns. */
  constructor(rate: number) {
    this.#rate = rate;
  }

  play(res: ServerResponse, lines: readonly string[], end: (res: ServerResponse) => void): void {
    const player: Player = { res, lines, at: 0, end };
    if (this.#rate === 0) {
      this.#playFast(player);
      return;
    }
    const fewest = this.#slots.reduce((least, slot) => (slot.size < least.size ? slot : least));
    fewest.add(player);
    this.#wake();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const slot of this.#slots) slot.clear();
  }

  #playFast(player: Player): void {
    if (step(player)) setImmediate(() => this.#playFast(player));
  }

  #wake(): void {
    if (this.#timer !== undefined) return;
    this.#startedAt = performance.now();
    this.#tick = 0;
    this.#turn();
  }

  #turn = (): void => {
    const slot = this.#slots[this.#tick % slots];
    for (const player of slot ?? []) {
      if (!step(player)) slot?.delete(player);
    }
    this.#tick += 1;
    if (this.#slots.every(({ size }) => size === 0)) {
      this.#timer = undefined;
      return;
    }
    // Due times are counted from the start, so that late ticks do not slow the rate.
    const due = this.#startedAt + (this.#tick * 1000) / (this.#rate * slots);
    this.#timer = setTimeout(this.#turn, Math.max(0, due - performance.now()));
  };
}

/** Writes one line, or ends. Whether there is more to come. */
function step(player: Player): boolean {
  const { res, lines, end } = player;
  if (res.destroyed) return false;
  const line = lines[player.at];
  player.at += 1;
  if (line === undefined) {
    end(res);
    return false;
  }
  res.write(line);
  return true;
}
