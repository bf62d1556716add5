import { questionOf } from '../reading/question-of.ts';
import { wordsAsked } from '../reading/words-asked.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { anything } from './lines/first-words/between.ts';
import { type FirstWords, firstWords, handing, type Listener, withOwn } from './lines/first-words.ts';
import { giveOwnWords, ownNews } from './own-matter.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** Whether words to say or to send are asked for in so many words. */
export const isAfterWords = ({ reading }: Pick<Scene, 'reading'>): boolean =>
  wordsAsked(reading.text) !== undefined || shouldHave.test(questionOf(reading.text));

const shouldHave = /\bwhat should (?:i|we) have said\b/;

/** Somebody who is feared is not to be talked round. */
export const feared =
  /\b(?:scared|afraid|frightened|terrified) of (?:him|her|them|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|brother|son|uncle|stepdad|stepfather))\b(?!'s| \w+ing| (?:reaction|answer|face|response))|\b(?:he|she|they) (?:\w+ )?(?:hits?|hurts? me|chokes?|kicks?|throws? things|won't let me (?:leave|go out|out|see my)|locks?|follows? me|stalk\w*|controls?)\b|\b(?:is|gets?|was|turns?) (?:\w+ )?violent\b|\bwhat (?:he|she|they|my \w+) (?:did|does|is doing|was doing|has done) to me\b|\bdid (?:things|something|stuff) to me\b|\bhurting me\b|\bpolice\b|\bstalk\w*\b/;

/** A teacher somebody is scared of is only stern. */
const scaredOfThem = /\b(?:scared|afraid|frightened|terrified) of (?:him|her|them)\b/;
const stern = /\b(?:teacher|tutor|manager|supervisor|lecturer|professor|examiner|boss)\b/;

const ofChild =
  /\bmy (?:\w+ )?(?:son|daughter|kids?|child(?:ren)?|boy|girl|toddler|little (?:one|boy|girl)|grand(?:son|daughter|child|kids))\b|\bthe kids\b|\b(?:8|9|10|11|12|[2-7])[- ]?(?:years?[- ]old|yo)\b/;
const grown =
  /\b(?:1[5-9]|[2-6]\d)\b|\bgrown|adult|university|\buni\b|\bhusband\b.*\bdaughter|moved to|married|prison|boyfriend|girlfriend/;
const ofOffice =
  /\b(?:boss|manager|supervisor|team(?: lead\w*)?|hr|colleagues?|co-?workers?|teacher|my tutor|meeting|appraisal|lecturer|head ?teacher|landlord|charge nurse|foreman|at work|patient\w*|client|customer|professor|coach)\b/;
const ofClose =
  /\b(?:wife|husband|partner|boyfriend|girlfriend|gf|bf|mum|mom|mam|mother|dad|father|parents|sister|brother|friend|mate|nan|gran\w*|aunt\w*|uncle|cousin|flatmate|neighbour\w*|ex|in-law)\b/;

/** Whom it is to be said to: named in the question, or nearest before it. */
export function listenerOf(texts: readonly string[]): Listener | undefined {
  const all = texts.join('\n');
  // 'How do I say it to him?' after 'I have my kids then' is not about the kids.
  const isOfOne = /\b(?:him|her)\b/.test(texts[0] ?? '');
  for (const text of texts) {
    const isChild = ofChild.test(text) && !(isOfOne && /\bkids\b|\bchildren\b/.test(text));
    if (isChild && !grown.test(all)) return 'child';
    const found = [...text.matchAll(new RegExp(`${ofOffice.source}|${ofClose.source}`, 'g'))].at(-1)?.[0];
    if (found) return ofOffice.test(found) ? 'office' : 'close';
    if (isChild) return 'close';
  }
  return undefined;
}

const written = /\b(?:write|writing|text|message|send|reply|email|card|letter|dm)\b/;

/** A message of so many words is all question. */
const shortly = 14;

/**
 * Words that can be said or sent as they stand, chosen by what the question is for, to whom it is said, and what they told in
 * this message and the two before. Undefined where it may be about life and limb or somebody is feared, and where all that
 * fits has been said.
 */
export function giveFirstWords(scene: Scene): Situation | undefined {
  const { draft, reading, turn } = scene;
  const { near, question, own } = wordsSought(scene);
  if (isGrave(scene) || feared.test(stern.test(near) ? near.replace(scaredOfThem, '') : near)) return undefined;
  const kind = written.test(question) ? 'written' : 'spoken';
  const lead = draft.choose(handing[kind]) ?? handing[kind][0];
  if (own && draft.add(withOwn.say.map(quoted), { lead, own })) return end(scene, withOwn);
  const words = wordsFor(scene, (one) => draft.choose(handed(one), { lead }) !== undefined);
  // Rather their own news than an opener that is true of anything.
  const news = words && anything.includes(words) ? ownNews(question, theirMessages(turn), reading.text) : undefined;
  const told = news && giveOwnWords(scene, news, lead);
  if (told) return told;
  if (!words || !draft.add(handed(words), { lead })) return undefined;
  return end(scene, words);
}

/** What is asked, what was told around it, and the sentence of theirs that stands in it. */
function wordsSought({ reading, turn }: Scene) {
  const message = inSmall(reading.text);
  const earlier = plainly(theirMessages(turn), 2);
  // 'What if she cries? What do I say?' is one question.
  const asked = questionOf(message);
  const question = message.split(' ').length <= shortly ? message : asked;
  const near = [...earlier, message].join('\n');
  const own = ownSentence(reading.text) ?? ownSentence(asked) ?? ownSentence(theirMessages(turn).at(-1) ?? '');
  return { message, earlier, asked, question, near, own };
}

/** The first words that fit and may be said. */
function wordsFor(scene: Scene, maySay: (one: FirstWords) => boolean): FirstWords | undefined {
  const { message, earlier, question, near } = wordsSought(scene);
  const to = listenerOf([question, message, ...earlier.toReversed()]);
  return firstWords.find((one) => fits(one, question, near, to) && maySay(one));
}

function end(scene: Scene, words: Pick<FirstWords, 'next' | 'ask'>): Situation {
  const { draft, turn } = scene;
  if (turn.person.length !== 'short') draft.add(words.next);
  return endAsking(scene, words.ask);
}

const quoted = (line: string): string => `{lead}"${line}"`;
const handed = ({ say }: FirstWords): string[] => say.map(quoted);

/** 'How do I tell my mum I don't want to be a doctor?' has the sentence in it. */
const toldThat =
  /\b(?:tell|say to|explain to|break it to|let) (?:him|her|them|people|everyone|(?:my|the|our) (?:[\w'-]+ ){0,2}?[\w'-]+?)(?: know)? (?:that )?((?:i|we)(?:'m| am|'re| are|'ve| have| haven't|'d| would| don't| dont| do not| can't| cant| cannot| won't| want| need| failed| lost| feel| didn't| got| quit)\b[^.?!,"]*)[.?! ]*$/i;
const ofThem = /\b(?:he|she|him|her|hers|his|they|them|their)\b|\b(?:it|this|that)$/i;

/** What they want told, as they put it; undefined where it does not stand whole, or speaks of the one who is told. */
function ownSentence(text: string): string | undefined {
  const [, clause = ''] = toldThat.exec(text.replaceAll('’', "'")) ?? [];
  const words = clause.trim().split(/\s+/).length;
  if (words < 2 || words > 12 || ofThem.test(clause)) return undefined;
  return clause
    .trim()
    .replace(/\bi\b/g, 'I')
    .replace(/\bdont\b/g, "don't")
    .replace(/\bcant\b/g, "can't")
    .replace(/^we/, 'We');
}

function fits(one: FirstWords, question: string, near: string, to: Listener | undefined): boolean {
  if (one.asks && !one.asks.test(question)) return false;
  if (one.to && one.to !== (to ?? 'close')) return false;
  if (one.not?.test(near)) return false;
  return one.told?.test(near) !== false;
}
