import { is, type Word, written } from './grammar.ts';
import { opensClause, startsTelegraphic, waits } from './split.ts';
import { longest } from './whole.ts';

/** What can be read in one breath. */
export const most = 24;

/**
 * A sentence too long to hand back ends where its second half begins; so does one that goes on to say 'you' to Wren or to
 * somebody in the story ('he calls every day and says why are you …').
 */
export function shortened(words: Word[]): Word[] {
  // Where the subject was left out, it is put in, and takes a place.
  const long = words.length + (startsTelegraphic(words) ? 1 : 0) > longest;
  let within = false;
  const spoken = words.findIndex((word, at) => {
    const was = within;
    if ((word.after.match(/"/g) ?? []).length % 2 === 1) within = !within;
    return !was && /^you(?:$|'|r)/.test(word.lower) && words[at - 1]?.lower !== 'thank';
  });
  const before = long ? longest : spoken >= 5 && !isGeneric(words) ? spoken : 0;
  if (before === 0) return words;
  let quotes = 0;
  let cut = 0;
  for (let at = 1; at <= Math.min(before, words.length - 1); at++) {
    quotes += (words[at - 1]?.after.match(/"/g) ?? []).length;
    if (quotes % 2 === 1 || at < 4 || hangsOn.test(words[at - 1]?.lower ?? '') || waits(words, at)) continue;
    // 'I don't want to join a group if that is what you'll say': what is not wanted is so without the 'if'.
    const refused = words[at]?.lower === 'if' && words.slice(0, at).some(({ lower }) => /^(?:don't|not)$/.test(lower));
    if (!refused && !mayEnd(words, at)) continue;
    if (words.slice(0, at).some((word) => is(word, 'Verb', 'Copula', 'Modal', 'Auxiliary'))) cut = at;
  }
  return cut > 0 ? trimEnd(words.slice(0, cut)) : words;
}
const ends = /^(?:because|cause|while|when|which|after|since|plus)$/;

/** Whether one thing ends before this word: what is said to here must be true without the rest. */
function mayEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  const after = words.slice(at + 1);
  // 'And opened and shut my mouth': both were done to it, and it is still to come.
  if (
    /^(?:and|or)$/.test(word) &&
    ['PastTense', 'Infinitive'].some((form) => is(words[at - 1], form) && is(after[0], form)) &&
    !/,/.test(words[at - 1]?.after ?? '') &&
    !doneAlone.test(words[at - 1]?.lower ?? '')
  )
    return false;
  // 'Mum and dad' is one; 'he came and shouted' is two.
  if (/^(?:and|but|so)$/.test(word))
    return (
      opensClause(after) ||
      // 'Glad and heartbroken about it': one thing felt, and not two done.
      (is(after[0], 'Verb', 'Copula') &&
        !is(after[0], 'Gerund') &&
        !(
          is(words[at - 1], 'Adjective') &&
          !words[at - 1]?.after.includes('"') &&
          is(after[0], 'Adjective', 'Participle', 'PastTense')
        )) ||
      word === 'but' ||
      /^(?:if|when|then|now)$/.test(after[0]?.lower ?? '')
    );
  if (/,/.test(words[at - 1]?.after ?? '') && !/,/.test(written(words.slice(0, at - 1))))
    return opensClause(words.slice(0, at)) || startsTelegraphic(words.slice(0, at));
  // 'They announced cuts as well as layoffs'.
  if (word === 'as')
    return (
      after[0]?.lower === 'well' &&
      after[1]?.lower === 'as' &&
      !/^(?:do|does|did|doing|done|go|going|\w*n't)$/.test(words[at - 1]?.lower ?? '')
    );
  // 'I know which way the doors are': what is known is still to come.
  if (word === 'which' && asksItself.test(words[at - 1]?.lower ?? '')) return false;
  // 'On my feet since 7 this morning': how long, and no reason.
  if (word === 'since' && is(after[0], 'Value', 'Date')) return false;
  if (word === 'no') return after[0]?.lower === 'matter';
  return ends.test(word);
}
/** What is done to nothing. */
const doneAlone =
  /^(?:c(?:a|o)me|comes|went|goes?|left|leaves?|cr(?:y|ies|ied)|s[ai]ts?|st(?:and|ands|ood)|r[au]ns?|woke|wakes?|sle(?:pt|eps?)|laugh(?:s|ed)?|smile[sd]?|wait(?:s|ed)?|stop(?:s|ped)?|stay(?:s|ed)?|walk(?:s|ed)?|fell|falls?|died|dies|arrive[ds]?|returned|nodded|shrugged|sighed|listened|worked|talked|ate|shouted|screamed|yelled|panicked|froze|happened|rang|called|turned)$/;
const asksItself =
  /^(?:know|knows|knew|learn|learnt|learned|see|tell|tells|told|ask|asked|wonder|out|think|remember|decide|sure)$/;
const hangsOn =
  /^(?:and|but|or|the|a|an|my|his|her|their|our|to|of|in|at|on|with|not|is|was|are|were|so|very|just|what|how|that|who|even|really|more|it's|i'm|feel|feels|felt|looks?|sounds?|seems?|hundred|thousand|only|until|such|went|goes|came|started|tried|than|as|if|when|because|exactly|ever)$/;

/** 'the kind of tired where you can't move': everyone's you, and not Wren. */
export const isGeneric = (words: readonly Word[]): boolean => {
  const line = words.map((word) => word.lower).join(' ');
  return (
    /\b(?:where|when|how|that|what) you\b|(?<!\b(?:i|really|do|actually|still|kind of|also|we|just)) like you\b|\bmakes? you\b/.test(
      line,
    ) && !/\b(?:are|do|can|could|will|would) you\b/.test(line)
  );
};

/** Tails that soften or trail off: 'I guess', 'or something', 'though'. */
const tail =
  /^(?:i guess|i suppose|i think|i swear|or something|or whatever|you know|and stuff|and everything|to be honest|though|even|anyway|anyways|either|and|but|so|right|please|basically|honestly|or|actually|yes|like come on|come on|like what|like wow|as you do|go figure|so yeah|yeah|bless|but thank you|but thanks|thank you|thanks|like ok|innit|but hey|but whatever|and yeah|or so|for real|on god|no cap|i mean|now actually|especially|particularly|unfortunately|sadly|however|if that makes sense|also|you see|so maybe|but not|and not|see|or not|but still|hang on|or failing that|by the way|as it happens|but inside|but then|does it|do they|are they|did they|does he|does she|is it|isn't it|doesn't it|did it|didn't he|didn't she|huh|no offen[cs]e)$/;

export const trimEnd = (words: Word[]): Word[] => {
  for (const width of [3, 2, 1]) {
    if (words.length - width < 1) continue;
    const last = words.slice(-width).map((word) => word.lower);
    const kept = words.slice(0, -width);
    // 'Maybe she's right': without it nothing would be said. 'That's what the crying was, I think' is whole without.
    if (
      !(
        /^(?:that|it|this)(?:'s| is| was) (?:what|who|how|where|why)\b/.test(
          kept.map(({ lower }) => lower).join(' '),
        ) && kept.length > 3
      ) &&
      /(?:'s|'re|'m|\b(?:is|are|am|was|were|be|been|feel|feels|felt|not|the|a|an|my|your|this|that|his|her|their))$/.test(
        kept.at(-1)?.lower ?? '',
      )
    )
      continue;
    // 'I did everything right' says how; ', right?' only asks for a nod.
    if (
      last.join(' ') === 'like' &&
      /^(?:him|her|them|me|now|there|home|today|anymore|yet|mate|time)$/.test(kept.at(-1)?.lower ?? '')
    )
      return trimEnd(kept);
    // 'Everything is grey here, the buildings also': what is so besides.
    const comma = kept.findLastIndex(({ after }) => /,/.test(after));
    if (
      last.join(' ') === 'also' &&
      comma >= 0 &&
      kept.length - 1 - comma <= 4 &&
      comma < kept.length - 1 &&
      !kept.slice(comma + 1).some((word) => is(word, 'Verb', 'Copula', 'Modal', 'Auxiliary'))
    )
      return trimEnd(words.slice(0, comma + 1));
    // 'They came out even': how, and no tail.
    if (last.join(' ') === 'even' && /^(?:out|broke|break|breaking|get|got)$/.test(kept.at(-1)?.lower ?? '')) continue;
    // 'I let him believe the apprentice did it': what was done, and no nod asked for.
    if (
      last.join(' ') === 'did it' &&
      !kept.some(({ lower }) => /n't$|^not$/.test(lower)) &&
      !/,/.test(kept.at(-1)?.after ?? '')
    )
      continue;
    if (last.join(' ') === 'yes' && /^(?:say|says|said|saying)$/.test(kept.at(-1)?.lower ?? '')) continue;
    if (last.join(' ') === 'right' && !/,/.test(kept.at(-1)?.after ?? '')) continue;
    if (tail.test(last.join(' '))) return trimEnd(kept);
  }
  return words;
};
