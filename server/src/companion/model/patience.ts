import { httpFetch } from './http-fetch.ts';
import { ModelFault } from './model.ts';

/** How long a person is kept waiting before the model is given up. */
export interface Patience {
  /** Milliseconds without any sign of life, before or between words. */
  silenceMs: number;
  /** Milliseconds to the first visible word, however alive the model is (it may be reasoning, or retried). */
  firstWordMs: number;
  /** The longest `Retry-After` that is waited for, in milliseconds. */
  retryAfterMs: number;
}

/** Patience with a model that may be silent for `seconds`: one that shows signs of life gets twice that for its first word. */
export function patienceOf(seconds: number): Patience {
  return { silenceMs: seconds * 1000, firstWordMs: seconds * 2000, retryAfterMs: 2_000 };
}

/** Tries after the first one. The clients wait 0.5 s and 1 s between them unless the server asks for another time. */
export const maxRetries = 2;

/** One request under watch. `signal` aborts it when the person stops it or when patience ends. */
export interface Watch {
  signal: AbortSignal;
  /** Something came from the model. */
  alive(): void;
  /** The first word came. */
  spoke(): void;
  /** The timeout, once patience has ended. */
  timeout(): ModelFault | undefined;
  release(): void;
}

export function watch({ silenceMs, firstWordMs }: Patience, signal: AbortSignal): Watch {
  const controller = new AbortController();
  let timeout: ModelFault | undefined;
  const stop = () => controller.abort(signal.reason);
  const giveUp = () => {
    timeout = new ModelFault('timed_out');
    controller.abort(timeout);
  };
  // Words come by the thousand: each only notes when it came, and the timer looks back when it fires.
  let heardAt = performance.now();
  let silence = setTimeout(lookBack, silenceMs);
  function lookBack() {
    const left = heardAt + silenceMs - performance.now();
    if (left <= 0) giveUp();
    else silence = setTimeout(lookBack, left);
  }
  const firstWord = setTimeout(giveUp, firstWordMs);
  let hasSpoken = false;
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    alive() {
      heardAt = performance.now();
    },
    spoke() {
      if (hasSpoken) return;
      hasSpoken = true;
      clearTimeout(firstWord);
    },
    timeout: () => timeout,
    release() {
      clearTimeout(silence);
      clearTimeout(firstWord);
      signal.removeEventListener('abort', stop);
    },
  };
}

/**
 * A fetch for the official clients, which would wait up to a minute when asked to: a server that asks for more
 * patience than a person has is not asked again. The clients obey `x-should-retry`.
 */
export function fetchWithin(retryAfterMs: number): typeof fetch {
  return async (input, init) => {
    const response = await httpFetch(input, init);
    if (response.ok || waitAskedFor(response.headers) <= retryAfterMs) return response;
    const headers = new Headers(response.headers);
    headers.set('x-should-retry', 'false');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** Milliseconds a response asks to wait; 0 when it does not say. Source: RFC 9110, section 10.2.3. */
function waitAskedFor(headers: Headers): number {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const after = headers.get('retry-after');
  if (after === null) return 0;
  const seconds = Number(after);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(wait) ? wait : 0;
}
