import { hearKinds } from './kinds/hear-kinds.ts';
import { shareOf } from './kinds/hearing.ts';
import { isHard } from './kinds/kinds.ts';
import { turnText } from './second-person.ts';

export interface Jest {
  /** A joke, with a laugh or a straight face, or a word said once more for the wonder of it: 'The dentist!' */
  manner: 'laughing' | 'wondering';
  /** Nothing is told after it. */
  isLast: boolean;
  /** The sentence the laugh belongs to, as they wrote it. */
  sentence: string;
  /** What is funny in it, in a few words to 'you': 'like a michelin man'; empty where it is not plain which. */
  bit: string;
}

const laugh = /(?:\b(?:lo+l|lmf?ao+|rofl|(?:ha[\s-]?)+ha+h?|hehe+)\b|\bha(?=[.!]*\s*$)|[😂🤣😹😆😅])[\s.!]*/giu;
/** Told with a straight face, and with one of these. */
const straightFaced =
  /\b(?:if you(?:'re| are) wondering|you can guess the rest|naturally\.|(?:has|have|with) (?:its|their) own postcode|told the (?:cat|dog) to|i nearly rang the papers|severity (?:high|low|critical)|would (?:not )?recommend\.?$|(?:at this point|by now) (?:the|he|she|they|we|it) (?:\w+ )?(?:knows? my|'?s? ?(?:part of|one of) the family)|sorry,? [A-Z]\w+\.$)/i;

/**
 * What is no laughing matter to whoever tells it, whatever sign stands behind it: tears, blows, a loss, being left, being out of
 * money, a verdict on themselves.
 */
const sore =
  /\b(?:cr(?:y|ied|ies|ying)|tears|sob\w*|di(?:e|ed|es|ing)|dead|death|kill\w*|suicid\w*|funeral|grave|dump\w*|ghost\w*|fired|sacked|laid off|redundan\w*|alone|lonely|loneliness|nobody|no one|no-one|cares?|stupid|dumb|idiot|loser|failure|fail\w*|mess|pathetic|worthless|useless|ugly|fat|hate\w*|ruin\w*|hurt\w*|pain\w*|hit|hits|beat\w*|scared|afraid|terrified|panic\w*|anxi\w*|depress\w*|sad|empty|numb|miss(?:es|ing)?|invited|without me|but me|left (?:me|out)|leav(?:e|es|ing)|only one|not in it|forgot (?:me|my|to put me)|ignor\w*|cheat\w*|lied|liar|broke|skint|overdraft|rent|quid|debt|owe\w*|bills?|bailiffs?|cancer|hospital|ill|sick|vomit\w*|puke\w*|pills?|drunk|drink|bottle|wine|vodka|sober|eat(?:en)?|starv\w*|sleep|slept|asleep|in bed|at least the|only thing|raining in|over it|that out loud|tired|exhaust\w*|therap\w*|prison|divorc\w*|break ?up|broke up|split up|single|ashamed|humiliat\w*|embarrass\w*|bull(?:y|ied|ying)|laugh(?:ed|ing|s)? at|(?:they|everyone|everybody|people|all) (?:\w+ )?laugh\w*|mock\w*|video of me|calls? me|called me|whatever|falling apart|can'?t (?:cope|breathe|go on|stop|take|do this)|my (?:whole )?life|give up|gave up|end it|crisis|racist|gay|period|pregnan\w*|baby|miscarr\w*|abus\w*|help me|how long|on me|liked (?:him|her|them)|i was fine|at least they|in (?:the|my|me) eye|snapped|shouted|yelled|faking|sorry|why|what'?s wrong)\b|[😭😢😞😔💔]/iu;

/** A sentence told with a laugh that sounds as hard as this is no joke. */
const tooHard = 0.82;
/** How sure a joke with no laugh behind it must be. */
const surely = 0.7;
const perhaps = 0.3;
/** How a joke is often put. */
const comic =
  /\b(?:at this point|technically|more (?:\w+ ){1,4}than|apparently|officially|even the|have you seen me)\b/i;
/** 'You are not a sheikh haha': said to whoever answers. */
const toWren = /\b(?:you(?:'re| are| should| could| write| have)|u (?:r|are)|message (?:him|her) for me)\b/i;
/** A laugh in what somebody else said or wrote is theirs. */
const quoted = /"[^"]*"|“[^”]*”|(?<=^|[\s(,:])'(?:[^']|(?<=[a-z])'(?=[a-z]))+'(?=[\s.,!?;)]|$)/g;

/**
 * A joke, or something told at their own expense. Precision first: whoever laughs over what hurts is answered gravely. A laugh
 * that opens a message answers what was said before it, and is none.
 */
export function jestIn(typed: string): Jest | undefined {
  const message = typed
    .replace(/[’‘]/g, "'")
    .replace(quoted, (said) => said.replaceAll(laugh, ' '))
    .trim();
  const wondered = wonderedAt(message);
  if (wondered) return wondered;
  const found = told(message);
  if (!found) return undefined;
  const sentence = found.sentence.replaceAll(laugh, ' ').replace(/^[\s,]+|[\s,.!]+$/g, '');
  if (sore.test(sentence) || (found.isLaughed && toWren.test(sentence)) || /\?$/.test(found.sentence.trim()))
    return undefined;
  const likely = hearKinds(sentence);
  if (shareOf(likely, isHard) >= tooHard) return undefined;
  const bit = found.bit ?? bitOf(sentence, found.isLaughed);
  // What goes on behind a laugh is what they want to say, unless it is plain what the joke was.
  if (bit === '' && !found.isLast) return undefined;
  // A bare 'lol' is as often a shrug, or a shield.
  if (found.isShrug && bit === '' && likely.joke < perhaps && !comic.test(sentence)) return undefined;
  return { sentence, bit, manner: 'laughing', isLast: found.isLast };
}

interface Told extends Pick<Jest, 'sentence' | 'isLast'> {
  /** There is a laugh to it, and it is not only told with a straight face. */
  isLaughed: boolean;
  isShrug: boolean;
  bit?: string;
}

/** The sentence the last laugh stands behind, with the one before it where it is only a word or two. */
function told(message: string): Told | undefined {
  const at = [...message.matchAll(laugh)].findLast(({ index }) => index > 12);
  if (at) {
    const behind = message.slice(at.index + at[0].length).trim();
    // What goes on after the laugh for long is what they want to say.
    if (wordsOf(behind) > 22 || sore.test(behind)) return undefined;
    const sentence = lastOf(message.slice(0, at.index).trimEnd());
    const isLast = wordsOf(behind) < fewest;
    return sentence ? { sentence, isLaughed: true, isLast, isShrug: /^lo/i.test(at[0]) } : undefined;
  }
  const sentence = lastOf(message);
  if (!sentence) return undefined;
  const drily = { sentence, isLaughed: false, isLast: true, isShrug: false } as const;
  const pet = animal.exec(sentence)?.[0];
  if (pet) return { ...drily, bit: pet };
  return straightFaced.test(message) || hearKinds(sentence).joke >= surely ? drily : undefined;
}

/** What the cat thought of it. */
const animal =
  /\b(?:the|my|our) (?:cat|dog) (?:just )?(?:left the room|walked (?:out|off)|looked (?:away|unimpressed|embarrassed)|(?:is|was) (?:judging|unimpressed)|yawned|took (?:his|her|their) side|sided with \w+|sat up straight)$/i;

/** 'My dentist sent a text. The dentist!' */
function wonderedAt(message: string): Jest | undefined {
  const [, before = '', bit = '', noun = ''] =
    /^(.*)(?<=[.!?,]\s)((?:the|a|an|my|even) ([\w'-]+))!+$/is.exec(message) ?? [];
  const near = before
    .split(/(?<=[.!?])\s+/)
    .slice(-3)
    .join(' ');
  if (
    noun.length < 3 ||
    sore.test(
      near
        .split(/(?<=[.!?])\s+/)
        .slice(-2)
        .join(' '),
    ) ||
    !new RegExp(`\\b${noun}\\b`, 'i').test(near)
  )
    return undefined;
  return { sentence: `${bit}!`, bit: turnText(bit).replace(/[.,\s]+$/, ''), manner: 'wondering', isLast: true };
}

const fewest = 4;
const wordsOf = (text: string): number => text.split(/\s+/).length;

function lastOf(message: string): string | undefined {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/);
  let last = sentences.pop() ?? '';
  while (wordsOf(last) < fewest && sentences.length > 0) last = `${sentences.pop()} ${last}`;
  return wordsOf(last) >= fewest ? last : undefined;
}

const likened = /\blike (?:a|an|one of|some|two|the|we're|we are|(?:he|she|they|it)(?:'s| is|'re| are| was)) [^,.;]+/i;
/** 'a fork', 'very crisp toast', 'different soup': what the sentence ends in. */
const lastThing =
  /\b(?:(?:a|an|one of the|two|three|four|five|six|ten|\d+) (?:(?!and\b)[\w'-]+ ){0,2}(?!and\b)[\w'-]+|(?:very|different|half|pure) [\w'-]+(?: [\w'-]+)?)$/i;
/** 'I changed the font': a short clause, and the point is its end. */
const shortly = /(?:^|[,.:;] |\b(?:and|so|but) )(?:[\w']+ ){0,3}\b((?:the|his|her|their) [\w'-]+)$/i;
/** 'And the cat did': a short clause at the end of which somebody else is the one. */
const theirs =
  /(?:^|[,.:;] |\b(?:so|but|and|at this point) )((?:and )?(?:the|he|she|his|her|they|even) (?!said\b|was\b|is\b)[\w']+(?: [\w']+){0,4})$/i;
const saysLittle =
  /\b(?:it|that|this|them|him|me|my|day|days|week|weeks|year|years|month|months|time|thing|things|way|now|then|today|yesterday|tonight|tomorrow|morning|night|rest|problem|hour|hours|minutes|again|too|though|tho|said|is|was|did|do|does|has|had|lot|bit|same|first|last|other|one|end|half|wife|husband|boss|mum|mom|dad|kids|man|woman|girl|boy|him|her|phone|car|house|room|name)$/i;
const negated =
  /\b(?:not|(?:do|does|did|is|are|was|were|would|could|should|has|have|had|ca|wo|ai)n'?t|no|never|without)\b/i;

function bitOf(sentence: string, isLaughed: boolean): string {
  const simile = likened.exec(sentence)?.[0].trim();
  const thing = negated.test(sentence) ? undefined : (lastThing.exec(sentence)?.[0] ?? shortly.exec(sentence)?.[1]);
  const bit = simile ?? thing ?? theirs.exec(sentence)?.[1] ?? '';
  // With a straight face, it may be anything but the last words.
  if (!isLaughed && !simile && !/^an? /i.test(bit)) return '';
  if (bit === '' || wordsOf(bit) > (simile ? 10 : 6) || (!simile && thing !== undefined && saysLittle.test(bit)))
    return '';
  return turnText(bit.replace(/^and /i, '')).replace(/[.,\s]+$/, '');
}
