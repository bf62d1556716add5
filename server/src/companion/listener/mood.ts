import { hearKinds } from '../reading/kinds/hear-kinds.ts';
import { shareOf } from '../reading/kinds/hearing.ts';
import { isHard } from '../reading/kinds/kinds.ts';
import type { Clause, Mood, Reading } from '../reading/reading.ts';

/** Whether it is good news beyond doubt: a good word or two are found in much that is not. */
export const isSurelyGood = ({ mood, likely }: Reading): boolean =>
  mood === 'good' && shareOf(likely, (group) => group === 'good') >= 0.4;

/** 'I'm glad I'm not alone', 'it works fine for me', 'can't complain': said to be well, whatever words say so. */
const content =
  /\b(?:i(?:'m| am) (?:\w+ )?(?:glad|happy|grateful|thankful|lucky|relieved|pleased) (?:that|to|for|about|i|i'm|we|he|she|they|it|my)\b|(?:works?|working|goes|going|went|gets? on) (?:\w+ )?(?:fine|well|great|good)\b|can(?:'t|not) complain\b|(?:i |really )(?:enjoy|love) (?:it|being|my job)\b)/i;
/** The other half of it, in the same message. */
const turnsOn =
  /\b(?:but|though|although|except|yet|however|until|any ?more|used to|wish|only|not(?! alone)|didn't|don't|isn't|wasn't|haven't|won't|never)\b/i;

/** What stands in most tellings of something that rubs, and in few of what was for tea. */
const rubs =
  /n't\b|\b(?:not|no|never|nobody|nothing|without|only|but|still|again|because|why|left|lost|alone|laugh\w*|said|says|told|tells|wants?|since|sold|dropped|cut|taken off|cancel\w*|instead|gone to|hardly|barely|owes?|crap|fool|sore|found out|dont|cant|didnt|wont)\b/i;
const light = /\b(?:lol|lmao|haha\w*)\b|[😂🤣]/u;

/**
 * The mood to speak in where nothing is known but how it sounds, at this turn of a talk: good is surely good, and what most likely is
 * hard is not taken lightly.
 */
export function soundOf(reading: Reading, turn: number): Mood {
  const { mood, likely, words, text } = reading;
  if (mood !== 'good' && content.test(text) && !turnsOn.test(text)) return 'plain';
  if (mood === 'good' && !isSurelyGood(reading)) return 'plain';
  const soundsHard =
    words >= 8 && !light.test(text) && rubs.test(text) && shareOf(likely, isHard) >= (turn > 1 ? 0.62 : 0.68);
  return mood === 'plain' && soundsHard ? 'hard' : mood;
}

/** What is had, or does no harm, whatever the rest of the message sounds like. */
const lightByWords =
  /\b(?:with|for) joy\b|\bhappy tears\b|\b(?:(?:i'm|i am) (?:so |just |really )?(?:glad|happy|grateful|lucky)|i got to (?:see|meet|talk)|(?:doesn't|does not|don't|do not) (?:really )?(?:cause|bother|stress|worry)|have (?:one|a|some|a few) (?:really |very )?(?:close|good|dear) friends?)\b|^i (?:do |really |still |just )*love (?:him|her|them)(?: so much| to bits| to death| anyway| though| dearly)*$/i;

/** How hard what was handed back must sound by itself, for a word of feeling to be said to it. */
const hardByItself = 0.7;

/** Whether what was handed back of a hard message is hard by itself: 'you had soup' is not, whatever stood around it. */
export function isHardByItself(clauses: readonly Clause[]): boolean {
  const text = clauses.map(({ mine }) => mine).join('. ');
  if (lightByWords.test(text)) return false;
  return shareOf(hearKinds(text), isHard) >= hardByItself;
}
