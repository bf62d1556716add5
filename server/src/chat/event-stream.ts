import type { ServerResponse } from 'node:http';
import { heartbeat } from '@wren/contract/chat-stream.ts';

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx holds an answer back until its buffer is full, unless told not to.
  'x-accel-buffering': 'no',
} as const;

/** How far something that grows has come: counts of its parts, in order of appearance. */
export interface Progress {
  isAnnounced: boolean;
  tags: number;
  /** UTF-16 units. */
  content: number;
  isWhole: boolean;
}

/** What a stream follows: it tells how far it is, and, encoded, all that came since it was less far. */
export interface Growing {
  progress: Readonly<Progress>;
  since(seen: Readonly<Progress>): string;
}

/**
 * One open answer that follows a growing reply to its end. It owns no queue: a reader who keeps up is handed each
 * event as it comes, encoded once for all; one who does not gets what it missed in one piece when it reads again.
 */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #source: Growing;
  readonly #seen: Progress = { isAnnounced: false, tags: 0, content: 0, isWhole: false };
  #isFull = false;
  #wasFullAtLastBeat = false;

  constructor(response: ServerResponse, source: Growing) {
    this.#response = response;
    this.#source = source;
    response.on('drain', () => {
      this.#isFull = false;
      this.#wasFullAtLastBeat = false;
      this.#catchUp();
    });
    this.#catchUp();
  }

  /** Hands on the newest event, if the reader can take it. */
  push(event: string): void {
    if (!this.#isFull) this.#write(event);
  }

  /** Shows proxies and the reader that the answer is alive; lets go of a reader that took nothing since the last beat. */
  beat(): void {
    if (!this.#response.writableNeedDrain && !this.#response.writableEnded) this.#response.write(heartbeat);
    else if (this.#wasFullAtLastBeat) this.#response.destroy();
    else this.#wasFullAtLastBeat = true;
  }

  #catchUp(): void {
    const missed = this.#source.since(this.#seen);
    if (missed) this.#write(missed);
  }

  #write(events: string): void {
    if (this.#response.destroyed || this.#seen.isWhole) return;
    Object.assign(this.#seen, this.#source.progress);
    if (this.#seen.isWhole) this.#response.end(events);
    else this.#isFull = !this.#response.write(events);
  }
}
