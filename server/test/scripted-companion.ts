import type { Companion, Piece, Turn } from '#companion/companion.ts';

export interface ScriptedCompanion extends Companion {
  /** Every turn it was asked, in order. */
  turns: Turn[];
  /** What it says from now on: pieces, an error to throw, or a promise to wait for before going on. */
  script(...steps: Step[]): void;
}

export type Step = Piece | Error | Promise<unknown>;

/** A companion that says what a test tells it to. */
export function scriptedCompanion(...first: Step[]): ScriptedCompanion {
  let steps = first.length > 0 ? first : [{ content: 'I am ' }, { content: 'here.' }, { state: { turns: 1 } }];
  const turns: Turn[] = [];
  return {
    name: 'scripted',
    turns,
    script: (...next) => {
      steps = next;
    },
    async *reply(turn, signal) {
      turns.push(turn);
      for (const step of steps) {
        if (signal.aborted) return;
        if (step instanceof Error) throw step;
        if (step instanceof Promise) await Promise.race([step, aborted(signal)]);
        else yield step;
      }
    },
    title: async () => 'A quiet talk',
    mayTeach: () => true,
    learn: async () => [],
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
