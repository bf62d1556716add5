import { readFileSync } from 'node:fs';
import { type Assessment, calm, graver, type Level, levels } from './assessment.ts';

/** What a judge is shown: the last few messages, oldest first, ending with the one to be judged. */
export type Judged = readonly { role: 'user' | 'assistant'; content: string }[];

/** A second opinion from a language model. Undefined when it has none. */
export type Judge = (messages: Judged, signal: AbortSignal) => Promise<Level | undefined>;

/** What the model is told; it answers with one word. */
export const judgePrompt: string = readFileSync(new URL('../../../prompts/judge.md', import.meta.url), 'utf8').trim();

/** Reads the model's one word. Anything else is no opinion. */
export function parseJudgement(answer: string): Level | undefined {
  const words = answer.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = levels.filter((level) => words.some((word) => word === level));
  return named.length === 1 ? named[0] : undefined;
}

/** How long a reply waits for the judge. Longer, and the floor's reading stands. */
export const judgeTime = 1500;

/**
 * Asks the judge, and lets it raise what the floor found, never lower it. A judge that fails, is slow or has no
 * opinion changes nothing. Never throws.
 */
export async function withJudge(
  found: Assessment,
  judge: Judge | undefined,
  messages: Judged,
  signal: AbortSignal,
  milliseconds = judgeTime,
): Promise<Assessment> {
  if (!judge || found.level === 'imminent') return found;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  const late = new Promise<undefined>((resolve) => {
    if (limit.aborted) resolve(undefined);
    limit.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const level = await Promise.race([judge(messages, limit).catch(() => undefined), late]);
  return level === undefined ? found : raise(found, level);
}

/** The graver of the two; a crisis only the judge saw is about suicide until the person says otherwise. */
function raise(found: Assessment, level: Level): Assessment {
  const crisis = level === 'elevated' || level === 'imminent';
  // What only sounded so, it has heard as well: then it is more than a sound.
  if (crisis && found.level === level) return { ...found, reasons: [...found.reasons, 'judge'] };
  if (graver(found.level, level) === found.level) return found;
  return {
    ...calm,
    ...found,
    level,
    need: crisis
      ? found.need === undefined || found.need === 'minor' || found.need === 'someone-else'
        ? 'suicide'
        : found.need
      : found.need,
    subject: crisis ? 'self' : found.subject,
    tense: crisis ? 'now' : found.tense,
    denied: false,
    reasons: [...found.reasons, 'judge'],
  };
}
