import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Refusal } from '#platform/refusal.ts';

export const easilyGuessed = 'This password is easily guessed. Please choose another one.';

/** Below this many guesses a password falls to the first minutes of an attack that tries what people usually choose. */
const fewGuesses = 1e6;

let judge: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is common, a keyboard row, a repetition, or made from the person's own address.
 * Source: Wheeler, "zxcvbn: Low-Budget Password Strength Estimation" (USENIX Security 2016).
 */
export async function isEasilyGuessed(password: string, email: string): Promise<boolean> {
  judge ??= loadJudge();
  const own = [email, ...email.toLowerCase().split(/[^\p{L}\p{N}]+/u), 'wren'];
  return (await judge).check(password, own).guesses < fewGuesses;
}

/** The word lists take memory, so they are read when the first person signs up. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
}

/** Throws Refusal `invalid`, on the field that holds it, for a password that is easily guessed. */
export async function refuseGuessable(password: string, email: string, field: string): Promise<void> {
  if (!(await isEasilyGuessed(password, email))) return;
  throw new Refusal('invalid', easilyGuessed, { fields: { [field]: [easilyGuessed] } });
}
