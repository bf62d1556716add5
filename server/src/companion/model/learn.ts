import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Lesson, ToLearnFrom } from '../memory/lesson.ts';
import { ask, type LanguageModel } from './model.ts';

const system = readFileSync(new URL('../../../prompts/memories.md', import.meta.url), 'utf8').trim();
/** Nobody waits for this; but a model on the person's own machine is wanted for the next reply. */
const patienceMs = 20_000;
/** Reasoning models spend tokens before the first word. */
const maxTokens = 1_000;
const most = { before: 4, characters: 1_000, known: 60, answer: 1_500 };

const Answer = z.strictObject({
  memories: z.array(z.strictObject({ text: z.string().trim().min(1).max(300), replaces: z.int().nullish() })).max(8),
});

/** What a model finds worth remembering in an exchange. An answer that is not exactly as asked is nothing. Throws ModelFault. */
export async function modelLessons(model: LanguageModel, from: ToLearnFrom, signal: AbortSignal): Promise<Lesson[]> {
  if (saysNothingOfThemselves(from.message)) return [];
  const known = from.memories.slice(0, most.known);
  const before = from.history
    .slice(-most.before)
    .map(({ role, content }) => ({ role, content: content.slice(0, most.characters) }));
  const shown = { before, message: from.message, remembered: known.map(({ text }, number) => ({ number, text })) };
  const answer = await ask(
    model,
    { system, messages: [{ role: 'user', content: JSON.stringify(shown) }], maxTokens },
    AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    most.answer,
  );
  return readLessons(answer, from);
}

/** Reads the model's JSON. What it made up, a name or a number that nobody said, is left out. */
export function readLessons(answer: string, from: ToLearnFrom): Lesson[] {
  const said = [from.message, ...from.history.map(({ content }) => content), ...from.memories.map(({ text }) => text)];
  const words = new Set(said.flatMap(wordsOf));
  const read = Answer.safeParse(parsed(answer));
  if (!read.success) return [];
  return read.data.memories
    .filter(({ text }) => names(text).every((name) => words.has(name)))
    .map(({ text, replaces }) => ({ text, replaces: from.memories[replaces ?? -1]?.id }));
}

/** JSON alone, or in the fence that many models put around it. */
function parsed(answer: string): unknown {
  const json = /^\s*(?:```(?:json)?\s*)?(\{[\s\S]*\})\s*(?:```)?\s*$/.exec(answer)?.[1];
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Capitalised words after the first, and numbers. */
const names = (text: string): string[] =>
  [...text.matchAll(/(?<!^|[.!?]\s)\b(\p{Lu}\p{L}+|\d+)/gu)].map(([, word = '']) => word.toLowerCase());

/** A greeting, a thank-you, a yes: not worth the question. */
export const saysNothingOfThemselves = (message: string): boolean => wordsOf(message).length < 3;
