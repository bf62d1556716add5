import { readFileSync } from 'node:fs';
import { ask, type LanguageModel } from './model.ts';

const system = readFileSync(new URL('../../../prompts/title.md', import.meta.url), 'utf8').trim();
/** A title is made after the exchange, so it may take a while; then the words of the first message serve. */
const patienceMs = 10_000;
/** Reasoning models spend tokens before the first word. */
const maxTokens = 1_000;
const most = { words: 6, characters: 60, shown: 1_500 };

/** A model's name for a conversation, from its first exchange; undefined when what it says is no name. Throws ModelFault. */
export async function modelTitle(
  model: LanguageModel,
  { message, reply }: { message: string; reply: string },
  signal: AbortSignal,
): Promise<string | undefined> {
  const shown = { person: message.slice(0, most.shown), reply: reply.slice(0, most.shown) };
  const answer = await ask(
    model,
    { system, messages: [{ role: 'user', content: JSON.stringify(shown) }], maxTokens },
    AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    200,
  );
  return readTitle(answer);
}

/** A name of two to six words on one line, or undefined. Quotation marks, a label and a full stop are taken off. */
export function readTitle(answer: string): string | undefined {
  const title = answer
    .trim()
    .replace(/^(?:title|name)\s*:\s*/i, '')
    .replace(/^[\s"'“”‘’«»*_`#]+|[\s"'“”‘’«»*_`.]+$/g, '');
  const words = title.split(/\s+/).length;
  if (/[\n\r]/.test(title) || words < 2 || words > most.words || title.length > most.characters) return undefined;
  // A name has no use for markup, an address or a number to call.
  return /[<>[\]{}|\\]|https?:|\d{3}/.test(title) ? undefined : title;
}
