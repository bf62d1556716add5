/**
 * How many messages people had answered off the record on one day. It is held in this process's memory alone, as off the
 * record not even a number is written down: it begins anew with the process, and each process counts for itself.
 */
export class UnwrittenTally {
  #day = '';
  #counts = new Map<string, number>();

  of(userId: string, day: string): number {
    return day === this.#day ? (this.#counts.get(userId) ?? 0) : 0;
  }

  count(userId: string, day: string): void {
    if (day !== this.#day) this.#counts = new Map();
    this.#day = day;
    this.#counts.set(userId, this.of(userId, day) + 1);
  }
}
