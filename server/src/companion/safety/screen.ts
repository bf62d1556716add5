import { languageOf } from '../language-code.ts';
import { readLanguage, shareOfEnglish } from '../reading/language.ts';
import type { Language } from '../reading/reading.ts';
import { type Assessment, calm } from './assessment.ts';
import { listen } from './classifier/classifier.ts';
import { heardFair, weighBoth } from './classifier/weigh-both.ts';
import { weighDenial } from './denials.ts';
import { byOtherScripts, bySayings, isLight } from './foreign.ts';
import { read } from './normalise.ts';
import { weighPast } from './past.ts';
import { putPlainly } from './plainly.ts';
import { byRules } from './rule-floor.ts';

/** A note of farewell put between marks is their own words, and read as such: 'I want to leave her a note, "…goodbye"'. */
const ownNote =
  /(?<=\b(?:note|letter|message|text|write|wrote|send|leave|say)\b[\s\S]{0,80})(^|[\s:(])["'“‘](?=[^"“”]{0,200}\b(?:can(?:'|’)?t (?:go on|do this any ?more)|good ?bye|forgive me|when i(?:'|’)?m gone|by the time you|(?:won(?:'|’)?t|no longer) be here)\b)([^"“”]{4,200}?)["'”’](?=[\s.,!?)]|$)/gi;

/** "She hits me up for money": asked, and nobody is hit. */
const hitUp = /\bhit(?:s|ting)? (me|us|him|her|them|people|you) up\b(?! (?:against|with|on|the|and|so|again|bad)\b)/gi;

/** "He shouts, but he has never hit me": nobody is hit. Not 'he never hits me when …', nor 'he never hits me. He just …'. */
const spared =
  /\b(never|does ?n'?o?t|did ?n'?o?t|has ?n'?o?t|have ?n'?o?t|do ?n'?o?t|would never|wouldn'?t)(?: (?:ever|even|once|actually|physically|really))? (?:hits?|hurts?|beats?|beaten|slaps?|slapped|punch(?:es|ed)?|kick(?:s|ed)?|(?:lays?|laid|puts?) (?:a|his|her|their) (?:hands?|finger) on|touch(?:es|ed)?) (?:me|us|my kids|the kids)\b(?! (?:if|when|whenever|unless|because|any ?more|like|hard|where|again|yet|lately|this|since|in front|until|till|so|as|that|badly|much|with|there|now|today)\b)(?![\s\S]*[.!?,;]\s*(?:but |just |only )*(?:s?he|they)\b)/gi;

/** 'I am managing fine, that is not why I am here': what brought them, and not what for they live. */
const whatBroughtMe =
  /\b(?:that|this|it|which)(?:(?:'|’)?s|(?:'|’)?s not| is| isn(?:'|’)?t| was| wasn(?:'|’)?t) (?:not |really |just |only )*why i(?:(?:'|’)?m| am|(?:'|’)?ve come| came) here\b/gi;

/** 'Peace be upon you. I hope you are good': a greeting tells nothing yet, and its words are those of farewells. */
const greeting =
  /^\s*(?:(?:(?:as+)?sala+m\w*(?: (?:alei|alai|alay)kum)?|peace be (?:up)?on you|dear wren|i hope (?:you(?:'|’)?(?:re| are) (?:good|well|fine|ok|okay|doing well)|this is the right place(?: (?:to|for) \w+)?|this finds you well))\s*[.,!:;\n-]+\s*)+/i;

/** A chat beside a game is no game: what is said there is meant. */
const besideAGame = /\b(?:game|gaming) (?=(?:chat|group|server|friend|lobby|discord)s?\b)/gi;

/** A message is at most 3,000 characters; twice that is read, whatever comes. */
const longest = 6000;

/**
 * Reads one message for danger, without a language model: the rules first, then a classifier that has also been told what
 * they found (docs/safety.md has how fast and how well). Never throws; a message that shows nothing gives `calm`. `before` is
 * what they said last, where no danger has been spoken of.
 */
export function screen(text: string, before = ''): Assessment {
  const shown = putPlainly(text.slice(0, longest).replace(greeting, ''), before)
    .replace(ownNote, '$1. $2. ')
    .replace(hitUp, 'asks $1')
    .replace(spared, '$1 does so')
    .replace(besideAGame, '')
    .replace(whatBroughtMe, 'that is something else');
  const language = readLanguage(shown);
  const foreign =
    byOtherScripts(shown, language) ?? (shareOfEnglish(shown) < 0.5 ? bySayings(shown, language) : undefined);
  if (foreign) return foreign;
  const sentences = read(shown);
  const found = byRules(sentences);
  const weighed = weighBoth(found, listen(sentences, found), sentences);
  if (language !== 'en') return isLight(shown, language) ? calm : inItsLanguage(found, weighed, language);
  return weighDenial(weighPast(weighed, shown), shown);
}

/** Those of which the classifier has learnt some hundred lines. */
const learnt: readonly Language[] = ['es', 'fr', 'de', 'pt', 'it', 'nl'];

/** The classifier and most rules know English: what they hear in a language they have not learnt, or hear faintly, is chance. */
function inItsLanguage(found: Assessment, weighed: Assessment, language: Language): Assessment {
  if (languageOf(found.reasons) || found.reasons.some((id) => id === 'suicide.coded')) return found;
  if (!learnt.includes(language)) return calm;
  if (weighed.need === 'minor') return weighed;
  const isHeard = weighed.need === 'suicide' && weighed.reasons.includes(heardFair);
  return isHeard ? { ...weighed, reasons: [`suicide.${language}`] } : calm;
}
