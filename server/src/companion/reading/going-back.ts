/** 'Can we go back to the work thing?', 'anyway, back to the rent': the first group is what they go back to. */
const backAsked =
  /^(?:.*[.!?] )?(?:(?:ok(?:ay)?|so|anyway|anyways|but|and|right|well|actually|hey|wren|please)[,.]? )*(?:(?:can|could|may|shall) we (?:please )?|let'?s |i(?:'d| would) (?:like|rather|want) (?:to )?|i want to |i need to |we should |maybe )?(?:(?:just )?(?:(?:go|get|come|turn|switch|move) )?back to|return(?:ing)? to|(?:talk|speak) about) (?:the (?:thing|stuff|topic|issue|subject|problem|bit|part|matter|business|question) (?:with|about|of|at) |what i (?:said|told you|was saying) about |talking about |that (?:thing|stuff) (?:with|about) )?(.{2,40}?)(?: (?:thing|stuff|topic|issue|subject|problem|bit|part|matter))?( again| for a (?:bit|minute|moment)| instead)?(?:,? (?:please|now|then|if (?:that'?s|it'?s) ok(?:ay)?))?[.!?]*$/i;

/** 'Back to work: should I say something to my boss?': what they go back to, and then more of it. */
const backAndOn =
  /^(?:(?:ok(?:ay)?|so|anyway|anyways|but|and|right|well)[,.]? )*(?:(?:going|getting|coming) )?back to (?:the |my |that |this )?([\w' ]{2,30}?)(?: (?:thing|stuff|topic|issue|subject|problem|question))?(?:[:;–—] *\w|[,.-] (?=(?:\S+ ){2}\S))/i;

/** Words that stand for one another when something is gone back to. */
export const kin: readonly RegExp[] = [
  /\b(?:work|job|boss|manager|office|team|colleagues?|shifts?)\b/i,
  /\b(?:money|rent|debts?|bills?|landlord)\b/i,
  /\b(?:mum|mom|mother|mam)\b/i,
  /\b(?:dad|father)\b/i,
  /\b(?:husband|wife|partner|marriage|boyfriend|girlfriend)\b/i,
  /\b(?:school|uni|university|college|exams?|teacher)\b/i,
  /\b(?:sleep|awake|night|insomnia)\b/i,
  /\b(?:flat|house|home|flatmate|roommate|landlord|landlady|lease|tenancy)\b/i,
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

/** What of the talk a message asks to go back to; undefined where it does not, or goes back to somebody in life. */
export const goesBackTo = (message: string): string | undefined =>
  ofTalk(backAndOn, message) === undefined ? ofTalk(backAsked, message) : undefined;

/** The same, or what it goes back to before it tells more of it. */
export const comesBackTo = (message: string): string | undefined => goesBackTo(message) ?? ofTalk(backAndOn, message);

function ofTalk(pattern: RegExp, message: string): string | undefined {
  const plain = message.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const thing = pattern
    .exec(plain)?.[1]
    ?.trim()
    .replace(/[.!?]+$/, '');
  return thing === undefined || notOfTalk.test(thing) || /^i\b/i.test(thing) ? undefined : thing;
}

/** What was told, without what lay between it and their coming back to it. `messages` are theirs, oldest first. */
export function withoutDetours(messages: readonly string[]): readonly string[] {
  const at = messages.findLastIndex((one) => comesBackTo(one) !== undefined);
  const message = messages[at] ?? '';
  const thing = comesBackTo(message);
  if (thing === undefined) return messages;
  const word = wordOf(thing);
  const alike = kin.find((one) => one.test(thing));
  const told = messages.slice(0, at).filter((one) => word.test(one) || alike?.test(one) === true);
  const isOnlyAsked = goesBackTo(message) !== undefined;
  return told.length > 0 ? [...told, ...messages.slice(isOnlyAsked ? at + 1 : at)] : messages;
}
