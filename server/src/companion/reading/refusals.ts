/** What people are handed when they did not ask: it can be refused by its name. */
const handed =
  '(?:advice|tips?|solutions?|suggestions?|exercises?|ideas|leaflets?|pamphlets?|brochures?|lectures?|sermons?|lessons?|pep ?talks?|speech(?:es)?|lists?|pros and cons|platitudes|silver linings?|hobby|hobbies|therap\\w+|helplines?|hotlines?|meditat\\w+|yoga|mindful\\w+|breathing|self[- ]care|homework|plans?|fix(?:es)?|book recommendations?)';
const any = '(?:(?:a|an|any|the|another|some|more|your|usual|one of those) )*(?:\\w+ )?';

/**
 * Advice refused before it comes, in whatever shape: 'not after a lecture', 'I'd prefer not to get a suggestion', 'don't say
 * there's other sports', 'I'd rather you didn't ask me to see it from her side'.
 */
export const refusesAdvice = new RegExp(
  [
    `\\b(?:don'?t|do not|didn'?t|not) (?:really |even )?(?:want|need|ask(?:ed|ing)? for|looking for|after|here for|in the mood for) (?:to (?:do|try|practi[sc]e|hear|get) )?${any}${handed}\\b(?! (?:for|to) (?:my|the|his|her))`,
    `\\b(?:would |'d )?(?:prefer|rather|like) not to (?:get|have|hear|be given|be told|be handed)\\b`,
    `\\brather you (?:didn'?t|did not|don'?t|wouldn'?t) (?:tell|ask|say|suggest|give|make|advise)\\b`,
    `\\b(?:don'?t|do not|please not|never) say (?:me |that )?(?:to |there(?:'s| is| are)|theres|it(?:'s|'ll)|i (?:should|could|need)|join|try|find|get|go)\\b`,
    `(?:^|[.!,] )(?:and |but |so )?(?:please,? )?(?:not|no|spare me|skip) (?:the|a|another|any|your|more) ${handed}\\b`,
    `\\b(?:don'?t|do not) want to hear (?:about|how|that) [^.!?]{2,40}\\bplease\\b`,
  ].join('|'),
  'i',
);

const named = new RegExp(`\\b(?:(?:other|more) )?(${handed})\\b`, 'i');
const suggested =
  /\b(?:say|tell)(?: me)?(?: that)? (?:there(?:'s| is| are)|theres) ((?:\w+ ){0,2}\w+)(?=[.!,]|$)|\b(?:hear about) ((?:\w+ ){0,2}?\w+)(?= please|[.!,]|$)|\bto (?:join|find|try) ((?:a |an |some )?\w+)/i;

/** What was refused, by their own name for it: 'leaflet', 'other sports'. Empty when they gave it none. */
export function refusedThing(text: string): string {
  const sentence = text.split(/(?<=[.!?])\s+/).find((one) => refusesAdvice.test(one)) ?? text;
  const [, there, about, join] = suggested.exec(sentence) ?? [];
  const thing = there ?? about ?? join ?? named.exec(sentence)?.[1] ?? '';
  return thing.toLowerCase().replace(/^(?:a|an|the|some) /, '');
}
