/**
 * What people say themselves to be the point: 'what gets me is …', 'the worst is that …', 'the thing I haven't told anyone is …'.
 * The words that say so are left out, and what they lead up to weighs the more.
 */
export interface Announced {
  /** How each thing led up to begins, in small letters. */
  openings: readonly string[];
  /** It is announced as something that hurts, or that was kept back. */
  isHard: boolean;
}

const sort =
  '(?:worst|hardest|saddest|stupidest|silliest|daftest|maddest|weirdest|strangest|funniest|cruel+est|stupid|silly|daft|mad|weird|strange|odd|funny|sad|awful|terrible|ridiculous|crazy|cruel|horrible|hard|tricky|embarrassing|annoying|shameful|real|main|big|only|best|honest|whole)';
const noun = '(?:thing|part|bit|problem|trouble|truth|irony|secret)';
const moves =
  '(?:gets?|got|kills?|killed|bothers?|bothered|hurts?|stings?|stung|upsets?|annoys?|annoyed|scares?|scared|frightens?|worries|haunts?|breaks?|broke|eats?|bugs|throws?|threw|finished|sticks|stuck|stays|stayed)';
const moved = `${moves}(?: (?:to|at|with))?(?: (?:me|my heart))?(?: (?:in|up|the most|most|more|so much|now|about (?:it|this|all this|that)))*`;
const unsaid =
  "(?:that |which )?(i (?:really |still |actually )?(?:haven't|have not|hadn't|didn't|did not|never|don't|won't|daren't|can't|cannot|could not|couldn't)(?: yet| even| ever| really)*(?: [\\p{L}']+){1,5}?)";

/** The second group is what has been kept back: that is told as well. */
const announcing = new RegExp(
  `(^|[.!?,:;] |\\b(?:and|but|so|ok|okay|yeah|because|honestly|well) )(?:you know )?(?:what (?:really |still |mostly |actually )?${moved}|what ${unsaid}|(?:(?:the|my|one) )?(?:${sort}(?: ${noun})?|(?<=the |my |one |^|[.!?,:;] )${noun})(?: (?:of|about|in) (?:it|all|it all|this|all this|that|them all))?(?: (?:for me|really|now|though))?(?: (?:${unsaid}|(?:that |which )?(?:really |still )?${moved}))?)(?:(?: is|'s| was)[,:]?|[:,])(?: just)?(?: that)? (?=(?:i|i'\\w+|he|she|they|it|we|he's|she's|they're|we're|it's|my|his|her|their|our|nobody|no one|everyone|everybody|there|there's|yesterday|today|last|at|when|after)\\b)`,
  'giu',
);
const ofTelling = /\b(?:told|tell|said to|say to|shown|show|asked|ask)\b/i;
const hurting =
  /\b(?:worst|hard\w*|sad\w*|cruel\w*|awful|terrible|horrible|stupid\w*|shameful|embarrassing|annoying|problem|trouble|(?:get|got|kill|bother|hurt|st[iu]ng|upset|annoy|scare|frighten|worr|haunt|br[eo]k|break|eat|stuck|stay)\w*|\w+n't|not|never|cannot)\b/i;
const openingWords = 3;

/** Takes out what only leads up to the point, and says how what follows begins. */
export function announced(text: string): Announced & { text: string } {
  const openings: string[] = [];
  let isHard = false;
  const plain = text.replace(
    announcing,
    (whole, before: string, one: string | undefined, other: string | undefined, at: number) => {
      const rest = text.slice(at + whole.length).trimStart();
      openings.push(rest.toLowerCase().split(/\s+/).slice(0, openingWords).join(' '));
      isHard ||= hurting.test(whole);
      const kept = one ?? other;
      const lead = before.replace(/,? $/, '').trim();
      // 'The thing I haven't told my wife is …': that it was kept from her is told as well.
      return kept && ofTelling.test(kept) ? `${lead && `${lead} `}${kept}. ` : before;
    },
  );
  return { text: plain, openings, isHard };
}
