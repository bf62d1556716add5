const feelings =
  '(?:scared|afraid|frightened|worried|anxious|stressed|sad|angry|mad|upset|hurt|nervous|lonely|bored|ashamed|embarrassed|jealous|envious|guilty|bitter|tired|exhausted|depressed|unhappy|miserable)';
const much = '(?: (?!just|only|always|even)(?:\\w+ly|really|so|that|too|very|at all|being|feeling|in the least))*';

/** 'Not sad, just nothing'. */
const emptied = "[,.]* (?:(?:i'm|i am|but|it's|i feel|you're) )?(?:just |only )?(?:numb|empty|nothing|blank|hollow)";

/**
 * What is said not to be felt: 'I'm not jealous', 'I don't regret', 'you weren't scared or sad'. Not 'I'm not just sad', nor 'not
 * even angry', which say more.
 */
export const unfelt = new RegExp(
  `\\b(?:i(?:'m| am| was|'ve been| have been)|you(?:'re| are| were|'ve been))(?:n't|n’t| not| never)${much}(?: ${feelings}(?:,? (?:or|and|nor)(?= ${feelings}))?)+\\b(?!${emptied})|\\b(?:i|you) (?:don't|do not|didn't|did not|never|no longer)${much} (?:regret|resent|hate|blame|envy|mind|miss)(?:ed|d)?\\b`,
  'gi',
);

/** 'It isn't that I don't love him': whatever follows is not so. */
const notThat =
  /\b(?:it(?:'s not|s not| isn't| isnt| is not| wasn't| was not)|(?:that )?it's never been)(?: like| as if| as though)? that\b[^.,;!?]*/gi;

/** What is not regretted is no trouble either. */
const unregretted =
  /\b(?:i|you) (?:don't|do not|didn't|never) (?:\w+ly |even |at all )?regret\b[^.,;!?]*|\b(?:i'm|i am|you're|you are) not (?:\w+ly |at all )?(?:ashamed|embarrassed) (?:of|about|that|to)\b[^.,;!?]*/gi;

/** A text without what it says is not so. */
export const withoutDenied = (text: string): string =>
  text.replace(notThat, ' ').replace(unregretted, ' ').replace(unfelt, ' ');

/** Whether a text says of anything that it is not so. */
export const denies = (text: string): boolean => withoutDenied(text) !== text;

/**
 * Whether what was heard at a place of a clause is told there as not so: 'quitting' in 'you don't regret quitting'. What holds the
 * 'not' itself was looked for with it.
 */
export function isDenied(clause: string, { 0: heard, index }: RegExpExecArray): boolean {
  const before = (at: number): boolean => at >= 0 && at <= index;
  return before(clause.search(notThat)) || (before(clause.search(unfelt)) && !/\b(?:not|never|no)\b|n't\b/.test(heard));
}

/** 'I like being alone': by oneself, and not lonely. */
export const gladlyAlone =
  /(?<!\b(?:not|never|used to|to|as) |n't (?:really |even |exactly )?)\b(like|liked|love|loved|enjoy|enjoyed|prefer) (?:to be |being |living |sleeping |eating |spending time |time |a bit of time )?(?:alone|by myself|on my own)\b|\b(?:alone|by myself|on my own),? and (?:i )?(?:really |actually |quite |just )?(like|love|enjoy|prefer) it\b/gi;
