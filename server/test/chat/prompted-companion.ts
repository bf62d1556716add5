import type { Tag } from '@wren/contract/chat.ts';
import type { Companion, CompanionState, Sink, Turn } from '#companion/companion.ts';
import { type Piece, tell } from '../companion/taking-notes.ts';

/** One reply in the hands of a test: nothing is said before the test says it. */
export class Speech {
  readonly turn: Turn;
  readonly signal: AbortSignal;
  readonly #pieces: (Piece | Error | 'end')[] = [];
  #more = Promise.withResolvers<void>();

  constructor(turn: Turn, signal: AbortSignal) {
    this.turn = turn;
    this.signal = signal;
    signal.addEventListener('abort', () => this.#add('end'));
    if (signal.aborted) this.#add('end');
  }

  say(content: string): void {
    this.#add({ content });
  }

  show(tags: Tag[]): void {
    this.#add({ tags });
  }

  end(state: CompanionState = { heard: this.turn.message.length }): void {
    this.#add({ state });
    this.#add('end');
  }

  fail(error: Error): void {
    this.#add(error);
  }

  async sayTo(to: Sink): Promise<CompanionState | undefined> {
    let state: CompanionState | undefined;
    for (;;) {
      const next = this.#pieces.shift();
      if (next === undefined) {
        await this.#more.promise;
        this.#more = Promise.withResolvers();
      } else if (next === 'end') return state;
      else if (next instanceof Error) throw next;
      else if ('state' in next) state = next.state;
      else tell(to, next);
    }
  }

  #add(piece: Piece | Error | 'end'): void {
    this.#pieces.push(piece);
    this.#more.resolve();
  }
}

/** A companion that says what a test tells it to: `script` at once, or, without one, piece by piece through `asked()`. */
export class PromptedCompanion implements Companion {
  readonly name = 'prompted';
  script: readonly string[] | undefined;
  titleToGive = '';
  readonly speeches: Speech[] = [];
  #waiting: ((speech: Speech) => void)[] = [];
  #unseen: Speech[] = [];

  /** The next reply that is asked for. */
  asked(): Promise<Speech> {
    const speech = this.#unseen.shift();
    if (speech) return Promise.resolve(speech);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  mayTeach(): boolean {
    return true;
  }

  reply(turn: Turn, to: Sink, signal: AbortSignal): Promise<CompanionState | undefined> {
    const speech = new Speech(turn, signal);
    this.speeches.push(speech);
    if (this.script) {
      for (const content of this.script) speech.say(content);
      speech.end();
    } else {
      const waiting = this.#waiting.shift();
      if (waiting) waiting(speech);
      else this.#unseen.push(speech);
    }
    return speech.sayTo(to);
  }

  async title(): Promise<string> {
    return this.titleToGive;
  }

  async learn(): Promise<[]> {
    return [];
  }
}
