import pino, { type DestinationStream, type Level, type Logger } from 'pino';

export type Log = Logger;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = Level | 'silent';

/**
 * JSON lines with ids, counts, durations and codes. An error is logged as its kind, its code and where it was thrown,
 * never with its message: a message may quote what a person wrote (a database's "Key (email)=(…)", a parser's "Unexpected token").
 */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
      hooks: {
        // pino falls back to an error's message when a line has no words of its own.
        logMethod(args, method) {
          const [first, ...rest] = args as [unknown, ...unknown[]];
          const fields = first instanceof Error ? { err: first } : first;
          const line = typeof fields === 'object' && rest.length === 0 ? [fields, 'fault'] : [fields, ...rest];
          method.apply(this, line as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
}

interface ErrorLine {
  kind: string;
  code?: string | number;
  at: string[];
  cause?: ErrorLine;
}

const framesKept = 12;

/** What may be told about an error without telling its words. */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const code = (error as { code?: unknown }).code;
  return {
    kind: error.constructor.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    at: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function framesOf({ stack = '', message }: Error): string[] {
  // The message stands before the frames, and could hold lines that look like frames.
  const after = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : '';
  return after
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, framesKept)
    .map((line) => line.trim());
}
