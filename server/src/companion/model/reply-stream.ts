import type { IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { faultOf } from './fault-of.ts';
import { streamOf } from './http-fetch.ts';
import { type Ending, ModelFault } from './model.ts';
import { type Patience, watch } from './patience.ts';
import { ReasoningFilter } from './reasoning.ts';

/** What the events so far said and nobody has read yet. A provider's reader adds to it. */
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
 * A streamed reply: `open` asks for it, and its server-sent events with JSON data are read here. Yields the words that
 * came since the last ones, without reasoning. Throws the signal's reason when stopped, else ModelFault: what the client
 * met, `timed_out`, `malformed`, `cut_off` when the stream ends before the model said so, or what `read` throws.
 */
export async function* streamReply(
  patience: Patience,
  signal: AbortSignal,
  open: (signal: AbortSignal) => Promise<Response>,
  read: ReadEvent,
): AsyncGenerator<string, Ending> {
  const watched = watch(patience, signal);
  let body: IncomingMessage | undefined;
  const heard: Heard = { words: '', ending: undefined };
  const reasoning = new ReasoningFilter();
  let fault: unknown;
  let wake = () => {};
  const fail = (error: unknown) => {
    fault ??= error;
    wake();
  };
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
  try {
    body = streamOf(await open(watched.signal));
    if (!body) throw new ModelFault('malformed');
    body.setEncoding('utf8').on('data', (text: string) => {
      watched.alive();
      try {
        if (fault === undefined) events.feed(text);
        if (heard.words !== '' || heard.ending) wake();
      } catch (error) {
        fail(error);
      }
    });
    body.on('error', (cause) => fail(new ModelFault('cut_off', { cause })));
    body.on('close', () => {
      if (!heard.ending) fail(new ModelFault('cut_off'));
    });
    for (;;) {
      const { ending } = heard;
      // The end of the connection is no fault once the reply has ended.
      if (fault !== undefined && !ending) throw fault;
      let words = heard.words === '' ? '' : reasoning.read(heard.words);
      heard.words = '';
      if (ending) words += reasoning.end();
      if (words !== '') {
        watched.spoke();
        yield words;
      }
      if (ending) return ending;
      if (heard.words === '' && !heard.ending && fault === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    throw watched.timeout() ?? faultOf(error);
  } finally {
    watched.release();
    if (body && heard.ending) letEnd(body);
    else body?.destroy();
  }
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
