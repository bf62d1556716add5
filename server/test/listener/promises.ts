import { expect } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { keyOf, openerOf, sentencesOf, wordsIn } from '../../src/companion/listener/sentences.ts';
import type { Exchange } from './talk.ts';

/** What every conversation keeps, whatever it is about: one question, nothing twice, nothing Wren may not say. */
export function keepsTheHouseRules(exchanges: readonly Exchange[]): void {
  const said = new Set<string>();
  const openers = new Set<string>();
  for (const { reply } of exchanges) {
    expect(reply.trim(), 'a reply is never empty').not.toBe('');
    expect(objection(reply), reply).toBeUndefined();
    expect((reply.match(/\?/g) ?? []).length, reply).toBeLessThanOrEqual(1);
    expect(openers.has(openerOf(reply)), `opened twice with: ${openerOf(reply)}`).toBe(false);
    openers.add(openerOf(reply));
    for (const sentence of sentencesOf(reply)) {
      expect(said.has(keyOf(sentence)), `said twice: ${sentence}`).toBe(false);
      said.add(keyOf(sentence));
    }
    // Seams: a doubled word, a blank left open, a small letter after a full stop, a lonely space before a mark.
    expect(reply, 'no doubled word').not.toMatch(/\b(?!that\b|had\b|so\b)(\w+) \1\b/i);
    expect(reply, 'no blank left open').not.toMatch(/[{}]|undefined/);
    expect(reply, 'a sentence begins with a capital').not.toMatch(/[.?!] [a-z]/);
    expect(reply, 'no space before a mark').not.toMatch(/\s[,.;?!]/);
    expect(reply, 'their first person has been turned').not.toMatch(
      /\b(?:I am|I'm) (?:so |really |very )?(?:anxious|sad|tired|lonely|angry|scared)\b/,
    );
  }
}

export const words = (reply: string): number => wordsIn(reply);

/** Whether the reply carries something the person said: two of their weightier words, or one and a turned phrase. */
export function namesSomethingSaid(said: string, reply: string): boolean {
  const small =
    /^(?:that|this|with|have|just|what|when|they|them|from|about|your|been|were|will|would|could|should|because|really|like|know|think|feel|going|want|even|then|than|there|does|don't|can't|it's|i'm|i've|very|much|some|only|over|into|also|every|after|before)$/;
  const own = (said.toLowerCase().match(/[a-z']{4,}/g) ?? []).filter((word) => !small.test(word));
  const theirs = reply.toLowerCase();
  return own.some((word) => theirs.includes(word.slice(0, Math.max(4, word.length - 2))));
}
