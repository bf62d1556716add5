import { type Problem, type ProblemCode, problems } from '@wren/contract/problem.ts';

/**
 * The one kind of meant error: a call that is turned down, with a sentence fit to show a person.
 * Everything else that is thrown is a fault, and is answered as `internal`.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ProblemCode;
  readonly fields: Record<string, string[]> | undefined;
  /** Seconds until the call may be tried again, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    more: { fields?: Record<string, string[]>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  /** The body of the answer: RFC 9457 problem details. */
  toProblem(): Problem {
    const { status, title } = problems[this.code];
    return {
      type: 'about:blank',
      title,
      status,
      detail: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
    };
  }
}
