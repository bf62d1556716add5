import { setTimeout as sleep } from 'node:timers/promises';
import type { Sink, Turn, Voice } from '../companion.ts';
import { type Heard, listenTo } from '../heard.ts';
import { byName } from './by-name.ts';
import { replyTo } from './reply.ts';

export interface ListenerOptions {
  /** Words per second; 0 says everything at once. */
  pace: number;
}

export interface Listener extends Voice {
  /** Reads the message itself when nobody has. */
  speak(turn: Turn, to: Sink, signal: AbortSignal, heard?: Heard): Promise<unknown>;
}

/**
 * The built-in companion: needs no key, no network and no model. It reads, keeps a small state, and composes a reply from
 * the person's own words. It says the words at a reading pace, then shows follow-ups; when stopped it ends quietly.
 */
export function createListener({ pace }: ListenerOptions): Listener {
  return {
    name: 'built-in',
    async speak(turn, to, signal, heard = listenTo(turn)) {
      if (signal.aborted) return undefined;
      const { text: composed, tags, state } = replyTo(turn, heard);
      const text = byName(composed, turn);
      for (const words of pace > 0 ? (text.match(/\S+\s*/g) ?? []) : [text]) {
        to.say(words);
        if (pace > 0 && !(await waited(1000 / pace, signal))) return undefined;
        if (signal.aborted) return undefined;
      }
      if (tags.length > 0) to.show(tags);
      return state;
    },
  };
}

/** Whether the time passed before the reply was stopped. */
async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
