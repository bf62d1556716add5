import type { Clause } from './reading.ts';
import { longest } from './whole.ts';

/** Who they are, where they sit and what the clock says: none of it is what they came to say. */
const setting =
  /^(?:your name(?:'s| is)|(?:he|she|it)(?:'s| is) (?:called|named)\b|you(?:'re| are) (?:only |just |about )?(?:\d+(?! (?:days|weeks|months|years) (?:sober|clean|free|pregnant|late|overdue))|(?:six|seven|eight|nine)?teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b|(?:he|she|they|your \w+)(?:'s| is|'re) (?:only |just )?(?:\d+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b|you(?:'re| are) (?:an? )?(?:\w+ )?(?:student|nurse|teacher|doctor|mother|father|mum|mom|dad|grandmother|grandfather|driver|widow|widower|accountant|engineer|carer|cleaner|farmer|lawyer|manager|waiter|chef|pensioner)\b(?! and\b)|you(?:'re| are) (?:in|at|on|from|sitting|sat|writing|back|home|here|fine|ok|okay|good|safe|perfectly safe|new)\b(?! (?:love|danger|trouble|pieces|tears|edge|debt|fire|shock|pain|bits|your own|the edge|the floor|a state|my last|your last))|it(?:'s| is| was) (?:about |nearly |almost |only |just |now |already )?(?:\d+|a quarter|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|midnight|late|early|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the middle|you\b|your\b|a (?:mug|story|joke)))/i;

/** Words that clear the throat, or speak of the talking itself. */
const clearing =
  /^(?:you (?:know|think|hope|guess|suppose|mean|understand) (?:that )?(?:this|that|it|you|i|now)\b|you(?:'re| are) (?:being |just |only |probably )*(?:facetious|rambling|dramatic|silly|joking|ranting|venting|sorry|asking|saying|kidding|going to ask|not sure|here)\b|you (?:just |only |really )?(?:ask|asked "|asked (?:if|me|you)|meant|said (?:you|that|your|it|the)|wrote|typed|wanted to say|needed to say|told me|begin to)\b|you asked$|you(?:'ve| have) (?:asked|told me)\b|you don't (?:even |really )?know (?:how|where) to (?:start|begin|put|say it|explain)|you don't (?:get|understand) (?:the|my|what i)|you (?:don't|do not) mean\b|you say goodbye|you mean (?!to\b)|you(?:'ve| have) (?:not|never) (?:said|told|typed) (?:that|this|it)|you(?:'re| are) not (?:an? |his |her |hearing|shouting|asking|gay|suicidal|ill\b|in danger|despairing|sure)|that(?:'s| is| was) (?:not )?(?:what|where|why|how|just|the|all|about|it|actually|kind of|fair|awful|a)\b|this (?:is (?:where|why|how|what|not|the)|will be|was in)\b|let's\b|you need (?:some |practical |an? )*(?:tips|advice|answers?|idea)\b|(?:it|this|that)(?:'s| is) (?:a )?(?:bit |so |really )*(?:stupid|silly|dumb|nothing|weird|funny|fine|long|small|first)\b|you(?:'ve)? (?:come|came) (?:on )?here\b|you (?:want|wanted|would like|'d like) to (?:talk|go on|ask|say)\b|(?:he|she|it|that|they)(?: just| still)? (?:does|did|do|says|said) (?:this|that|it)\b|the point was)/i;

/** Something held back until now, or that changed between one sentence and the next. */
const turning =
  /\b(?:(?:haven't|hasn't|not|never) (?:even )?(?:told|said|opened|let|spoken|called|slept|eaten|asked)|(?:didn't|doesn't|can't|couldn't|won't|not) even|for the first time|in love|cheated|pregnant|opened (?:it|the (?:letter|email|envelope|bill|box))|moved (?:it|out)|leaving|divorce|grieving|gay|came out|hung up|walked out|didn't (?:know|recogni[sz]e|look|come|call|answer|want|believe)|nobody (?:came|asked|noticed|knows|called|told|said|knocks?)|without (?:you|me|him|her)|on read|made up|can find out)\b/;

/** A feeling with its name, said of oneself. */
const feeling =
  /\byou(?:'re| are| were| feel| felt|'ve been)(?: so| really| very| just| a bit| a little| still| also| always| honestly| such| like)* (?:an? )?(?:sad|tired|exhausted|scared|afraid|terrified|worried|anxious|nervous|angry|furious|ashamed|embarrassed|guilty|lonely|alone|lost|numb|empty|jealous|hurt|heartbroken|proud|relieved|happy|glad|homesick|stressed|overwhelmed|panicking|worthless|useless|sick|liar|criminal|burden|shy|disturbed|devastated|done|stuck|invisible)\b|^you miss\b|\byou (?:love|hate|dread)\b/;

const peopled =
  /\b(?:you|your|yours|yourself|he|him|his|she|her|they|them|their|nobody|no one|everyone|everybody|mum|mom|dad)\b/;

const openers =
  /^(?:it|it's|that|that's|this(?! (?:morning|afternoon|evening|week|weekend|month|year|time|summer|winter|man|woman|boy|girl)\b)|these|those|there|there's|they|they're|they've)\b/;

/** The weight a clause has for what it says and where it stands, beside that of its words. `last` is its place, from 0 to 1. */
function bearing(
  { yours, kind, toSelf, joint }: Clause,
  last: number,
  alone: boolean,
  pronouns: ReadonlySet<string>,
): number {
  const count = yours.split(' ').length;
  const size = count >= 4 && count <= 9 ? 0.3 : count > 12 ? -0.5 : 0;
  const said = feeling.test(yours) ? 0.6 : 0;
  const turn = turning.test(yours) && !/\b(?:said|told|typed) (?:that|this|it)\b/.test(yours) ? 1.2 : 0;
  // 'I think he's leaving': what they fear of another.
  const dread = kind === 'belief' && /^(?:he|she|they|your \w+)\b/.test(yours) ? 0.8 : 0;
  // 'He went "don't start"', 'I said "soon"': the words as they fell.
  const spoken = /"[^"]+"$/.test(yours) && count <= 10 ? (/^you\b/.test(yours) ? 0.4 : 1) : 0;
  // 'You've felt heavy since': since what was said before it. 'You've looked': at what?
  const leaning =
    (/\b(?:since|after|then|instead|too|either)$/.test(yours) ? -1.2 : 0) +
    (count <= 2 && said === 0 && turn === 0 ? -0.5 : 0);
  const introduced = /^[Yy]ou(?:'re| are) (?:not )?(?:robin|wren|priya|[A-Z][a-z]+)$/.test(yours) ? -1.5 : 0;
  // 'The sofa won't fit': nobody is in it.
  const unpeopled = kind === 'state' && !peopled.test(yours) ? -0.6 : 0;
  const label = /^you(?:'re| are| were) an? (?:[\w-]+ ){0,3}[\w-]+$/.test(yours) && said === 0 ? -0.6 : 0;
  const done = toSelf && kind !== 'event' ? 0.4 : 0;
  const slight = setting.test(yours) && !feeling.test(yours) ? -1.8 : clearing.test(yours) ? -1.6 : 0;
  // 'She made …', where two women were spoken of: whom it means is not in it.
  const unnamed = pronouns.has(/^(?:he|she)\b/.exec(yours)?.[0] ?? '')
    ? -0.5
    : /^they\b/.test(yours) && !toSelf
      ? -0.7
      : /^(?:he|she)\b/.test(yours) && !toSelf && turn === 0 && spoken === 0 && dread === 0
        ? -0.3
        : openers.test(yours)
          ? -0.3
          : 0;
  const place = alone ? 0 : 0.8 * last + (joint === 'but' ? 0.3 : 0);
  return (
    leaning + introduced + size + said + turn + dread + spoken + unpeopled + label + done + slight + unnamed + place
  );
}

/**
 * Puts what carries the point first, by weight: what is said last, after the turn of a 'but', of a feeling by its name, or
 * what somebody did to them. `pronouns` are those that may mean more than one of the people spoken of.
 */
export function pointed(clauses: readonly Clause[], pronouns: ReadonlySet<string>): Clause[] {
  const alone = clauses.length < 2;
  const turn = clauses.findLastIndex(
    ({ joint, yours }) => joint === 'but' || /^(?:today|yesterday|this morning|last night|tonight|now)\b/.test(yours),
  );
  const named = clauses.map(({ yours }) => new Set(yours.match(/\b[a-z]{5,}\b/g) ?? []));
  const recurs = (at: number) =>
    [...(named[at] ?? [])].some(
      (word) => !hollow.test(word) && named.some((other, which) => which !== at && other.has(word)),
    );
  return clauses.map((clause, at) => {
    const long = clauses.length >= 6 ? (turn >= 0 && at > turn ? 0.3 : 0) + (recurs(at) ? 0.5 : 0) : 0;
    return {
      ...clause,
      weight: clause.weight + bearing(clause, alone ? 0 : at / (clauses.length - 1), alone, pronouns) + long,
    };
  });
}
const hollow =
  /^(?:you're|you've|you'd|don't|doesn't|didn't|can't|about|there|there's|their|because|would|could|should|never|always|still|really|where|which|while|after|before|again|thing|things|going|being|every|other|said|says|something|nothing|everything)$/;

/** 'My knee hurts and I can't run': two short things said in one breath are one thing to hand back. */
export function inOneBreath(clauses: readonly (Clause | undefined)[]): (Clause | undefined)[] {
  const made: (Clause | undefined)[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const counts = [before, clause].map((one) => one?.yours.split(' ').length ?? longest);
    const joins =
      before !== undefined &&
      clause !== undefined &&
      /^(?:and|but|because|so)$/.test(clause.joint) &&
      [before, clause].every(({ kind, yours }) => /^(?:state|event|inability)$/.test(kind) && !/["?]/.test(yours)) &&
      counts.every((count) => count <= 8) &&
      (counts[0] ?? 0) + (counts[1] ?? 0) <= 11 &&
      !clearing.test(before.yours) &&
      !clearing.test(clause.yours) &&
      !setting.test(before.yours);
    if (!joins) {
      made.push(clause);
      continue;
    }
    made[made.length - 1] = {
      ...before,
      yours: `${before.yours} ${clause.joint} ${clause.yours}`,
      mine: `${before.mine} ${clause.joint} ${clause.mine}`,
      toSelf: before.toSelf || clause.toSelf,
      weight: Math.max(before.weight, clause.weight) + 0.3,
    };
  }
  return made;
}

const denies = /^(?:it|that|this)(?:'s not| is not| isn't| was not| wasn't)\b|^it's (?:never|hardly) (?:about )?/;
const insists = /^(?:it|that|this)(?:'s| is| was)\b/;

/** 'It isn't the noise, it's not knowing when': the second half is what it is about, and the first only clears the way. */
export function contrasted(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const turns =
      before !== undefined &&
      denies.test(before.yours) &&
      insists.test(clause.yours) &&
      (!denies.test(clause.yours) || / not \w+ing\b/.test(clause.yours));
    if (!turns) {
      made.push(clause);
      continue;
    }
    made.pop();
    const whole = `${before.yours}, ${clause.yours}`;
    const fits = whole.split(' ').length <= longest;
    made.push({
      ...clause,
      yours: fits ? whole : clause.yours,
      mine: fits ? `${before.mine}, ${clause.mine}` : clause.mine,
      joint: before.joint,
      kind: 'state',
      weight: Math.max(clause.weight, before.weight) + 1.6,
    });
  }
  return made;
}
