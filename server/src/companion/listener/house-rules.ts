import type { Length } from '@wren/contract/users.ts';

/** Fewest and most words of an ordinary reply. A goodbye, a correction and a short honest answer may be shorter. */
export const wordRange: Record<Length, readonly [number, number]> = {
  short: [15, 50],
  medium: [40, 110],
  long: [60, 180],
};

/** What Wren never says: each with the reason. */
const never: [RegExp, string][] = [
  [/\b(?:therapist|diagnos\w*|clinical\w*)\b/i, 'a word not used about ourselves'],
  [/(?<!not |n't )\btherapy\b/i, 'therapy, except under a not'],
  // 'Everyone treats you like a kid' claims nothing.
  [
    /\btreat(?:s|ed|ing|ment)?\b(?! (?:you|him|her|them|me|people|everyone|everybody|others?|your|each|like|as|it like|this like)\b)/i,
    'a claim to treat',
  ],
  [
    /\bI(?:'m| am) (?:so |very |really |truly )?(?:glad|happy|sad|proud|worried|touched|moved|excited|sorry to hear|human|a person|a real)\b/i,
    'a feeling or a humanity of its own',
  ],
  [
    /\bI (?:really |truly |do |also )*(?:feel|care|love|hope|miss|worry|wish|understand exactly|know exactly|know how you feel|remember when|went through)\b/i,
    'a feeling or a life of its own',
  ],
  [/\b(?:when I was|my own (?:life|experience|family)|as a human|people like us)\b/i, 'an invented life'],
  [/\b\d+(?:\.\d+)?\s?(?:mg|milligrams?|ml)\b/i, 'a dose'],
  [
    /\b(?:don't go|before you go|stay a (?:bit|little)|I'll be lonely|miss you|leaving (?:already|so soon))\b/i,
    'a hook at goodbye',
  ],
];

/** Why a reply may not be said, or undefined when it may. What stands in quotation marks is someone else's to say. */
export function objection(reply: string): string | undefined {
  const own = reply.replace(/"[^"]*"/g, '"…"');
  if ((reply.match(/\?/g) ?? []).length > 1) return 'two questions';
  return never.find(([pattern]) => pattern.test(own))?.[1];
}
