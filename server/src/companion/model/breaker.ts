const failuresToRest = 3;
const restMs = 30_000;

/**
 * Remembers that a model keeps failing, so that nobody waits for the same timeout again and again: after three failures in
 * a row it is left alone for 30 s, and then tried with one reply at a time until one succeeds.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  readonly #now: () => number;

  /** `now` in milliseconds, never going back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether the model is left alone now. */
  get resting(): boolean {
    return this.#now() < this.#restsUntil;
  }

  /** Whether the model may be asked now. After a rest, the one who is told yes makes the trial for everyone. */
  admit(): boolean {
    if (this.resting) return false;
    if (this.#failures >= failuresToRest) this.#restsUntil = this.#now() + restMs;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= failuresToRest) this.#restsUntil = this.#now() + restMs;
  }
}
