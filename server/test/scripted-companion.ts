import type { Companion, CompanionState, Turn } from '#companion/companion.ts';
import { type Piece, tell } from './companion/taking-notes.ts';

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
    async reply(turn, to, signal) {
      turns.push(turn);
      let state: CompanionState | undefined;
      for (const step of steps) {
        if (signal.aborted) return undefined;
        if (step instanceof Error) throw step;
        if (step instanceof Promise) await Promise.race([step, aborted(signal)]);
        else if ('state' in step) state = step.state;
        else tell(to, step);
      }
      return state;
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
