import { is, type Word } from './grammar.ts';

/** What can be said back in one breath; a 'when …' of theirs may be a little longer, since it is one picture. */
export const most = (words: readonly Word[]): number =>
  /^(?:it's|that's|it|that)$/.test(words[0]?.lower ?? '') ? 26 : 22;

/**
 * A sentence too long to hand back ends where its second half begins; so does one that goes on to say 'you' to Wren or to
 * somebody in the story ('he calls every day and says why are you …').
 */
export function shortened(words: Word[]): Word[] {
  const long = words.length > most(words);
  let within = false;
  const spoken = words.findIndex((word, at) => {
    const was = within;
    if ((word.after.match(/"/g) ?? []).length % 2 === 1) within = !within;
    return !was && /^you(?:$|'|r)/.test(word.lower) && words[at - 1]?.lower !== 'thank';
  });
  const before = long ? 20 : spoken >= 5 && !isGeneric(words) ? spoken : 0;
  if (before === 0) return words;
  let quotes = 0;
  let cut = 0;
  for (let at = 1; at <= Math.min(before, words.length - 1); at++) {
    quotes += (words[at - 1]?.after.match(/"/g) ?? []).length;
    if (quotes % 2 === 1 || at < 5 || !ends.test(words[at]?.lower ?? '') || hangsOn.test(words[at - 1]?.lower ?? ''))
      continue;
    if (words.slice(0, at).some((word) => is(word, 'Verb', 'Copula', 'Modal', 'Auxiliary'))) cut = at;
  }
  return cut > 0 ? trimEnd(words.slice(0, cut)) : words;
}
const ends =
  /^(?:and|but|because|cause|while|when|which|who|so|just|then|like|for|after|before|until|since|even|saying|if|plus)$/;
const hangsOn =
  /^(?:and|but|or|the|a|an|my|his|her|their|our|to|of|in|at|on|with|not|is|was|are|were|so|very|just|what|how|that|who|even|really|more|it's|i'm)$/;

/** 'the kind of tired where you can't move': everyone's you, and not Wren. */
export const isGeneric = (words: readonly Word[]): boolean => {
  const line = words.map((word) => word.lower).join(' ');
  return (
    /\b(?:where|when|like|how|that|what) you\b|\bmakes? you\b/.test(line) &&
    !/\b(?:are|do|can|could|will|would) you\b/.test(line)
  );
};

/** Tails that soften or trail off: 'I guess', 'or something', 'though'. */
const tail =
  /^(?:i guess|i suppose|i think|i swear|or something|or whatever|you know|and stuff|and everything|to be honest|though|even|anyway|anyways|either|and|but|so|right|please|basically|honestly|or|actually|like come on|come on|like what|like wow|as you do|go figure|so yeah|yeah|like ok|innit|but hey|but whatever|and yeah|or so|for real|on god|no cap|i mean|now actually|if that makes sense|also|you see|so maybe|but not|and not|or not|but inside|but then|does it|do they|are they|did they|does he|does she|is it|isn't it|doesn't it|did it|didn't he|didn't she|huh|no offen[cs]e)$/;

export const trimEnd = (words: Word[]): Word[] => {
  for (const width of [3, 2, 1]) {
    if (words.length - width < 1) continue;
    const last = words.slice(-width).map((word) => word.lower);
    const kept = words.slice(0, -width);
    // 'Maybe she's right': without it nothing would be said.
    if (
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
    if (last.join(' ') === 'right' && !/,/.test(kept.at(-1)?.after ?? '')) continue;
    if (tail.test(last.join(' '))) return trimEnd(kept);
  }
  return words;
};
