/** 'Can we go back to the work thing?', 'anyway, back to the rent': the first group is what they go back to. */
const backAsked =
  /^(?:.*[.!?] )?(?:(?:ok(?:ay)?|so|anyway|anyways|but|and|right|well|actually|hey|wren|please)[,.]? )*(?:(?:can|could|may|shall) we (?:please )?|let'?s |i(?:'d| would) (?:like|rather|want) (?:to )?|i want to |i need to |we should |maybe )?(?:(?:just )?(?:(?:go|get|come|turn|switch|move) )?back to|return(?:ing)? to|(?:talk|speak) about) (?:the (?:thing|stuff|topic|issue|subject|problem|bit|part|matter|business|question) (?:with|about|of|at) |what i (?:said|told you|was saying) about |talking about |that (?:thing|stuff) (?:with|about) )?(.{2,40}?)(?: (?:thing|stuff|topic|issue|subject|problem|bit|part|matter))?( again| for a (?:bit|minute|moment)| instead)?(?:,? (?:please|now|then|if (?:that'?s|it'?s) ok(?:ay)?))?[.!?]*$/i;

/** Words that stand for one another when something is gone back to. */
export const kin: readonly RegExp[] = [
  /\b(?:work|job|boss|manager|office|team|colleagues?|shifts?)\b/i,
  /\b(?:money|rent|debts?|bills?|landlord)\b/i,
  /\b(?:mum|mom|mother|mam)\b/i,
  /\b(?:dad|father)\b/i,
  /\b(?:husband|wife|partner|marriage|boyfriend|girlfriend)\b/i,
  /\b(?:school|uni|university|college|exams?|teacher)\b/i,
  /\b(?:sleep|awake|night|insomnia)\b/i,
  /\b(?:flat|house|home|flatmate|roommate)\b/i,
];

/** A thing as it stands in other sentences: 'my boss' is told of wherever 'boss' is. */
export const wordOf = (thing: string): RegExp =>
  new RegExp(
    `\\b${thing
      .trim()
      .replace(/^(?:my|the|our|this|that|your) /i, '')
      .replace(/[^\p{L}\p{N} '-]/gu, '')}\\b`,
    'i',
  );

const notOfTalk =
  /^(?:him|her|them|it|this|that|me|you|us|sleep|bed|work now|normal|square one|being|how|school|uni|my ex|my old .*)$/i;

/** What of the talk a message goes back to; undefined where it does not, or goes back to somebody in life. */
export const goesBackTo = (message: string): string | undefined => {
  const thing = backAsked
    .exec(message.replaceAll('’', "'").replace(/\s+/g, ' ').trim())?.[1]
    ?.trim()
    .replace(/[.!?]+$/, '');
  return thing === undefined || notOfTalk.test(thing) || /^i\b/i.test(thing) ? undefined : thing;
};

/** What was told, without what lay between it and their coming back to it. `messages` are theirs, oldest first. */
export function withoutDetours(messages: readonly string[]): readonly string[] {
  const at = messages.findLastIndex((one) => goesBackTo(one) !== undefined);
  const thing = goesBackTo(messages[at] ?? '');
  if (thing === undefined) return messages;
  const word = wordOf(thing);
  const alike = kin.find((one) => one.test(thing));
  const told = messages.slice(0, at).filter((one) => word.test(one) || alike?.test(one) === true);
  return told.length > 0 ? [...told, ...messages.slice(at + 1)] : messages;
}
