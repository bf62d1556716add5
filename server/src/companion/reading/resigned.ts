/** Thrown up with the hands, and no question: 'what can you say', 'what can I say, I'm an idiot', 'I don't know what to say anymore'. */
const resigned =
  /\bwhat (?:(?:can|could) (?:you|one|ya|u|anyone) (?:even |really |possibly )*say(?: to (?:that|this|it|(?:something|a thing) like (?:that|this)))?|(?:do|would|did) (?:you|one|ya|u|anyone) (?:even |really |possibly )*say to (?:that|this|it|(?:something|a thing) like (?:that|this)))(?=[.?!,;]|$| (?:i'd|i just|and i|so i|but|really|anyway)\b)\??|\bwhat (?:more )?can (?:i|we) say(?=[.!,;])|(?<=, )what can (?:i|we) say(?=$)|^what (?:more )?can (?:i|we) say\? (?=\w)|\bwhat (?:am|are) (?:i|we) (?:supposed|meant) to say,? (?:sorry|thanks|thank you|yes|no|that)\b|(?:\bi |^)(?:just )?(?:don'?t|do not|dont) (?:even |really )?know what to say(?: any ?more| really| to (?:that|this|you))?(?=[.?!,;]|$)|\bidk,? what to say(?: any ?more| really)?(?=[.?!,;]|$)|\bhow (?:do|can|should) i (?:even )?(?:say|put|explain) this[.,:…]+ (?=\w)|\bhow (?:can|do) i say (?:that )?i'?m (?:fine|ok|okay)\b|\bwhat would i (?:say to|tell) my (?:younger|old|past|future) self\??/gi;

/** Who is on the way to say it means the question: 'I'll ring her. What can I say?' */
const onTheWay =
  /\b(?:i'?ll|i will|i'?m going to|i am going to|i'?m gonna|gonna|i want to|i have to|i need to|i must|i think i) (?:\w+ ){0,2}?(?:ask|ring|call|text|write|tell|talk|speak|message|answer|reply|go (?:in|up|over|to)|say)\b/i;

/** The text without the sighs that only look like a question. */
export const withoutResigned = (text: string): string =>
  /\b(?:say|explain|put|tell|do)\b/i.test(text) && !onTheWay.test(text) ? text.replace(resigned, ' ') : text;

/** Whether nothing is left of a message but such a sigh. */
export const onlyResigned = (text: string): boolean => {
  const plain = text.replaceAll('’', "'");
  const rest = plain.replace(resigned, ' ');
  return rest !== plain && rest.replace(/[^\p{L}]+/gu, '').length <= 6;
};
