import type { ClauseKind } from './reading.ts';

/** Things that may be said to Wren but not said back: to answer them is another rule's work. */
export const unspeakable =
  /\b(?:kill\w*|suicid\w*|end (?:it all|my life|your life)|(?:to|could|should|would|wanna) die|be dead|better off dead|cut(?:ting)? (?:my|your)self|hurt (?:my|your)self|harm|overdose|rap(?:e|ed|ist)|molest|abus(?:e|ed|ive|ing)|fuck\w*|shit\w*|bitch\w*|cunt|dick|asshole|porn|sex(?:ual)?|naked|nude|hit me|hit you|beat (?:me|you)|chok)/i;

/** Words that carry what a message is about: loss, love, harm, a verdict on oneself. */
const heavy =
  /\b(?:died|dying|passed|left|lost|losing|broke|divorce\w*|cheat\w*|lied|stole|yell\w*|scream\w*|shout\w*|laughed at|fight\w*|fought|fired|hospital|cancer|cry|crying|cries|cried|hates?|love[sd]?|miss\w*|afraid|scared|terrified|worthless|hurt\w*|fail\w*|panic\w*|shak\w*|blame\w*|ignore\w*|angry|furious|lonely|alone|ashamed|guilty|feel|felt|mistake|burden|monster|stupid|failure|selfish|crazy|pathetic|dumb|stood there|apologi[sz]ed|screenshots?|pretend\w*|spat|mock\w*|blocked|declined|stolen|gone)\b/g;
/** Words that only sharpen it, or say where it happens. */
const light =
  /\b(?:never|always|nobody|no one|anymore|even|still|sick|sleep|moved|tired|numb|empty|overwhelm\w*|exhaust\w*|anxious|wired|boss|mother|father|mum|mom|dad|exam)\b/g;

/** How much a clause seems to matter, for choosing between clauses. `count` is its length in words. */
export function weigh(yours: string, kind: ClauseKind, count: number, joint = ''): number {
  const base = { event: 2, state: 1.4, belief: 1.5, inability: 2.1, wish: 1.6, fragment: 0.4 }[kind];
  const load = (yours.match(heavy) ?? []).length * 0.9 + (yours.match(light) ?? []).length * 0.4;
  const size = count < 3 ? -0.8 : count > 15 ? -1.2 : count >= 5 ? 0.4 : 0;
  // 'it's hard' says little by itself; a clause that starts with 'it' or 'that' leans on the one before.
  const vague =
    /^(?:it|it's|that|that's|this(?! (?:morning|afternoon|evening|week|weekend|month|year|time|summer|winter|man|woman|boy|girl)\b)|there|there's)\b/.test(
      yours,
    )
      ? -0.9
      : 0;
  // 'He says it's fine, but I can hear her': what comes after the 'but' is the point.
  const point = joint === 'but' ? 0.9 : joint === 'because' ? -1.2 : 0;
  const denied = /\b(?:it's|that's|you're) not (?:about )?\w+$|\bfine\b/.test(yours) ? -0.8 : 0;
  // 'You look at him', 'you go there': who moved, and nothing of why.
  const thin =
    /^\w+(?: just)? (?:look|looks|looked|see|saw|go|goes|went|come|comes|came|sit|sat|get|got)(?: (?:at|to|in|with|on|up|the|a))* ?(?:him|her|them|it|you|there|home|back)$/.test(
      yours,
    )
      ? -1.2
      : 0;
  return base + load + size + vague + point + denied + thin;
}
