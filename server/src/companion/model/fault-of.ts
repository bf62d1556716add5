import { ModelFault } from './model.ts';

/** Both official clients, and the fetch below them, say what went wrong in the same few shapes. */
interface ClientError extends Error {
  status?: unknown;
}

const timeouts = new Set(['APIConnectionTimeoutError', 'TimeoutError']);

/** What an error of a client means to a person who waits for a reply. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  if (!(error instanceof Error)) return new ModelFault('unreachable', { cause: error });
  const { status } = error as ClientError;
  if (typeof status === 'number') return new ModelFault(kindOf(status), { status, cause: error });
  if (timeouts.has(error.constructor.name)) return new ModelFault('timed_out', { cause: error });
  if (error.constructor.name === 'APIConnectionError') return new ModelFault('unreachable', { cause: error });
  // What remains is thrown while the body is read: the connection broke.
  return new ModelFault('cut_off', { cause: error });
}

function kindOf(status: number) {
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 504) return 'timed_out';
  return status >= 500 ? 'server_error' : 'rejected';
}
