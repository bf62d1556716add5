import type { IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { faultOf } from './fault-of.ts';
import { streamOf } from './http-fetch.ts';
import { type Ending, ModelFault } from './model.ts';
import { type Patience, type Watch, watch } from './patience.ts';
import { ReasoningFilter } from './reasoning.ts';

/** What the events so far said and nobody has been told yet. A provider's reader adds to it. */
export interface Heard {
  words: string;
  ending: Ending | undefined;
}

/** Reads the JSON of one event into `heard`. Throws ModelFault when the provider reports an error. */
export type ReadEvent = (event: unknown, heard: Heard) => void;

/** The longest event that is believed, in characters. */
const maxEvent = 1_000_000;
/** How long the few bytes after the ending are waited for, so that the connection can serve the next reply. */
const drainMs = 1_000;

/**
 * A streamed reply: `open` asks for it, and its server-sent events with JSON data are read here. Calls `say` with the words
 * of each piece that arrives, without reasoning, and not once the reply is stopped. Throws the signal's reason then, else
 * ModelFault: what the client met, `timed_out`, `malformed`, `cut_off` when the stream ends before the model said so, or
 * what `read` throws.
 */
export async function streamReply(
  patience: Patience,
  signal: AbortSignal,
  open: (signal: AbortSignal) => Promise<Response>,
  read: ReadEvent,
  say: (words: string) => void,
): Promise<Ending> {
  const watched = watch(patience, signal);
  let body: IncomingMessage | undefined;
  let ending: Ending | undefined;
  try {
    const response = await open(watched.signal).catch((error: unknown) => {
      throw faultOf(error);
    });
    body = streamOf(response);
    if (!body) throw new ModelFault('malformed');
    ending = await hearOut(body, read, say, watched);
    return ending;
  } catch (error) {
    signal.throwIfAborted();
    throw watched.timeout() ?? error;
  } finally {
    watched.release();
    if (body && ending) letEnd(body);
    else body?.destroy();
  }
}

/** Reads a body to the ending of its reply. Rejects with what stands against it. */
function hearOut(
  body: IncomingMessage,
  read: ReadEvent,
  say: (words: string) => void,
  watched: Watch,
): Promise<Ending> {
  const heard: Heard = { words: '', ending: undefined };
  const reasoning = new ReasoningFilter();
  const events = createParser({
    maxBufferSize: maxEvent,
    onEvent: ({ data }) => {
      if (heard.ending === undefined && data !== '[DONE]') read(parse(data), heard);
    },
    onError: (cause) => {
      // A field the standard does not know is to be ignored; only an endless event is a fault.
      if (cause.type === 'max-buffer-size-exceeded') throw new ModelFault('malformed', { cause });
    },
  });
  /** What arrived at once, in one piece. */
  const hear = (text: string): void => {
    watched.alive();
    events.feed(text);
    let words = heard.words === '' ? '' : reasoning.read(heard.words);
    heard.words = '';
    if (heard.ending) words += reasoning.end();
    if (words === '') return;
    watched.spoke();
    say(words);
  };
  return new Promise((resolve, reject) => {
    let failed = false;
    body.setEncoding('utf8').on('data', (text: string) => {
      // What follows the ending, or a fault, is read by nobody.
      if (heard.ending || failed || watched.signal.aborted) return;
      try {
        hear(text);
        if (heard.ending) resolve(heard.ending);
      } catch (error) {
        failed = true;
        reject(error);
      }
    });
    body.on('error', (cause) => reject(new ModelFault('cut_off', { cause })));
    // The end of the connection is no fault once the reply has ended.
    body.on('close', () => {
      if (!heard.ending) reject(new ModelFault('cut_off'));
    });
  });
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ModelFault('malformed', { cause });
  }
}

/** What follows the ending is read by nobody; the connection goes back to its pool at its end. */
function letEnd(body: IncomingMessage): void {
  if (body.closed) return;
  const tooLong = setTimeout(() => body.destroy(), drainMs);
  body.once('close', () => clearTimeout(tooLong));
}
