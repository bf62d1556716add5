import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '#platform/refusal.ts';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
};

/**
 * Says in plain words what is wrong with a value, where the contract has no sentence of its own.
 * Never repeats what was sent.
 */
export function speakPlainly(): void {
  z.config({
    customError(issue) {
      const name = issue.path?.findLast((step) => typeof step === 'string') ?? 'What was sent';
      switch (issue.code) {
        case 'invalid_type':
          return issue.input === undefined
            ? `${name} is required.`
            : `${name} must be ${kinds[issue.expected] ?? 'valid'}.`;
        case 'invalid_value':
          return `${name} must be one of: ${issue.values.join(', ')}.`;
        case 'too_big':
          return `${name} is too ${issue.origin === 'number' ? 'large' : 'long'}: at most ${issue.maximum}.`;
        case 'too_small':
          return `${name} is too ${issue.origin === 'number' ? 'small' : 'short'}: at least ${issue.minimum}.`;
        default:
          return `${name} is not valid.`;
      }
    },
  });
}

/** Checks what was sent against a row's schema, for Fastify. What does not fit is a Refusal with a sentence for each field. */
export const checkInput: FastifySchemaCompiler<z.ZodMiniType> = ({ schema, httpPart }) => {
  return (sent) => {
    const result = schema.safeParse(sent);
    if (result.success) return { value: result.data };
    // Where nothing was sent at all, each field that is missing has its own sentence.
    const empty = sent === undefined || sent === null ? schema.safeParse({}) : result;
    const { detail, fields } = explain((empty.error ?? result.error).issues);
    // An id that cannot exist is an address where nothing is.
    return {
      error: httpPart === 'params' ? new Refusal('not_found', detail) : new Refusal('invalid', detail, { fields }),
    };
  };
};

function explain(issues: readonly z.core.$ZodIssue[]): { detail: string; fields: Record<string, string[]> } {
  // A map, as a field somebody made up may be called `constructor` or `__proto__`.
  const found = new Map<string, string[]>();
  const add = (path: PropertyKey[], sentence: string) => {
    const name = path.map(String).join('.') || 'body';
    found.set(name, [...(found.get(name) ?? []), sentence]);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], 'There is no such field.');
    } else {
      add(issue.path, issue.message);
    }
  }
  const [first = 'Some of what was sent is not valid.'] = [...found.values()].flat();
  const detail = first === 'There is no such field.' ? 'Some of what was sent is not known here.' : first;
  return { detail: /[.!?]$/.test(detail) ? detail : `${detail}.`, fields: Object.fromEntries(found) };
}
