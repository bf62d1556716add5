import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '#platform/refusal.ts';

/** What Node says of bytes that did not make a request. */
type Unread = Error & { code: string };

/**
 * Answers what could not be read as a request, and so reached no hook and no handler, in the shape of every other
 * refusal and with the headers every answer carries. The connection ends: nobody knows where the next request begins.
 */
export function answerUnread(headers: Record<string, string>): (error: Unread, socket: Socket) => void {
  return (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(error, headers));
    socket.destroy();
  };
}

function answerTo(error: Unread, headers: Record<string, string>): string {
  const problem = refusalFor(error).toProblem();
  const body = JSON.stringify(problem);
  const lines = {
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${head.join('')}\r\n${body}`;
}

function refusalFor(cause: Unread): Refusal {
  switch (cause.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('too_large', 'That is too much to send at once.', { cause });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('timed_out', 'That took too long to arrive. Please try again.', { cause });
    default:
      return new Refusal('malformed', 'The request could not be read.', { cause });
  }
}
