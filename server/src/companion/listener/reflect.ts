import { selfLabel } from '../reading/clauses.ts';
import { upbeat } from '../reading/feelings.ts';
import { weightiest } from '../reading/read-message.ts';
import type { Clause, Feeling, Reading } from '../reading/reading.ts';
import { courtesy, setting } from '../reading/weigh.ts';
import type { Blanks, Draft } from './draft.ts';
import * as frames from './lines/frames.ts';
import type { ListenerState } from './state.ts';
import { aGoodDeal, besides, denial, inOne, isSetAgainst, leans } from './together.ts';

/** The most words of theirs that are handed back: more is a recital. */
const most = 16;
/** The same of a second one, where less is sure of it. */
export const mostShort = 11;
/** How much less a clause may weigh that needs nothing else to be understood. */
const nearly = 0.5;

/**
 * Hands back the one thing they said that carries the point, in their own words; two where they tied them themselves and
 * both are short. Answers with what was handed back; undefined when nothing could be. What the replies they did not want
 * (`instead`) handed back gives way to something else they said; what will be spoken to (`about`) comes before what weighs more.
 */
export function reflect(
  draft: Draft,
  reading: Reading,
  roomy: boolean,
  instead: readonly string[] = [],
  about?: Clause,
): Clause | undefined {
  const first = worthSaying(reading, instead.join(' ').toLowerCase(), about);
  if (!first) return undefined;
  if (isList(first)) return draft.add(frames.lists, { c: first.yours }) ? first : undefined;
  const isAlone = first.kind === 'belief' || oftenBegun.test(first.yours);
  const pair = roomy && !isAlone ? besides(first, reading) : undefined;
  if (pair) {
    const both = inOne(pair);
    if (both && draft.add(frames.restatements.event, { c: both })) return first;
    const blanks = { c: pair.one.yours, d: pair.other.yours };
    const isSaid = isSetAgainst(pair)
      ? draft.add(frames.setAgainst, blanks)
      : pair.tie
        ? draft.add(frames.joined, { ...blanks, j: pair.tie })
        : draft.add(
            [blanks.c, blanks.d].some((one) => /^(?:\S+ ){3,}and /.test(one)) ? frames.pairsApart : frames.pairs,
            blanks,
          );
    if (isSaid) return first;
  }
  const { kind, yours: c } = first;
  if (oftenBegun.test(c) && draft.add(frames.onceSo, { c })) return first;
  if (reading.mood === 'good' && draft.add(frames.gladRestatements, { c })) return first;
  if (kind === 'belief' && isOpinion(first, reading) && draft.add(frames.opinions, { c })) return first;
  if (kind === 'belief' && !first.ofSelf && draft.add(frames.seemings, { c })) return first;
  const isSaid = draft.add(frames.restatements[kind], { c }) || draft.add(frames.restatements.state, { c });
  return isSaid ? first : undefined;
}

/** 'I think people want to fix it': what they hold, said as such. */
const isOpinion = ({ mine }: Clause, { text }: Reading): boolean =>
  /\bI (?:do |really |just |still |honestly |also )?(?:think|believe|reckon|guess|suppose)(?: that)?,?$/i.test(
    text.slice(0, Math.max(0, text.indexOf(mine))).trim(),
  );

/** A thing done or said that one may be sorry for. */
export const regretted =
  /^you (?:\w+ )?(?:yelled|shouted|screamed|snapped|hit|lied|cheated|forgot|said|told|called|blamed|ignored|hurt|pushed|threw|cancelled|canceled|left|lost your temper|blew up|lashed|slammed)\b/;

/** Nouns such as 'feeling of being trapped' name a feeling badly in the middle of a line. */
const plainNoun = (noun: string): string | undefined =>
  /[ -]|^(?:rejection|betrayal|dismissal|exclusion|overload|disrespect|criticism|pressure|burnout|strain|abandonment|neglect|invisibility|missing|humiliation)$/.test(
    noun,
  )
    ? undefined
    : noun;

/** The feeling that may be named to them: they said so of themselves. What is read out of their words is a guess. */
export const saidFeeling = (reading: Reading): Feeling | undefined =>
  reading.feelings.find((one) => one.named && one.isOwned && one.whose === 'self' && !one.negated && !one.past);

/** Names the feeling they named, unless the clause handed back already did. */
export function nameFeeling(draft: Draft, reading: Reading, reserve = 0): boolean {
  const feeling = saidFeeling(reading);
  if (!feeling || upbeat(feeling.family) || / of /.test(feeling.adjective)) return false;
  const said = draft.text.toLowerCase().includes(feeling.adjective);
  const blanks: Blanks = {
    feel: said ? undefined : feeling.adjective,
    noun: plainNoun(feeling.noun),
    about: said || !feeling.about ? undefined : feeling.about,
  };
  return draft.add(frames.feelings, blanks, reserve);
}

const meta = /\b(?:listen|know|why|help|talk|sure|guess|mean|try|someone to)\b/;
/** For how many replies nothing earlier is gone back to after it was done: more is a habit; after a few words it is memory. */
const rest = 5;
const restAfterFew = 2;
/** As few words as leave room for what was told before. */
export const few = 14;
/** How many turns lie at least between what was told and its being gone back to: nearer, it is a recital. */
const longAgo = 3;
/** And how many have been: before that they know what they said, and so does whoever listens. */
const onceKnown = 6;

/** As likely as what is said to Wren has to be, to bring up nothing that was told. */
const toWren = 0.3;

/** What they told before that this message is about too. What they blame themselves for is not held up to them. */
function earlierThan(state: ListenerState, reading: Reading, isOfAll = false): ListenerState['said'] {
  const isFew = reading.words <= few;
  if (
    reading.mood === 'good' ||
    reading.act !== 'share' ||
    reading.likely['to-wren'] >= toWren ||
    state.turn < onceKnown ||
    state.turn - state.lastRecall < (isFew ? restAfterFew : rest)
  )
    return [];
  const known = state.said.filter(
    (one) =>
      !one.recalled &&
      state.turn - one.turn >= longAgo &&
      !/^(?:belief|wish|fragment)$/.test(one.kind) &&
      (reading.topics.some((topic) => topic === one.topic) ||
        (isOfAll && isFew && reading.topics.length === 0 && (!one.topic || one.topic === state.topic))) &&
      wordCount(one.yours) >= 4 &&
      wordCount(one.yours) <= 12 &&
      one.weight >= (isFew ? 2 : 2.5) &&
      !meta.test(one.yours) &&
      !selfLabel.test(one.yours) &&
      // What they hold against themselves is not brought up again by somebody else.
      !regretted.test(one.yours) &&
      !leans(one.yours, '') &&
      /^(?:you|your|nobody|everyone|everybody|\p{Lu})/u.test(one.yours) &&
      !/^(?:it|that|this|there|he|she|they|it's|that's|he's|she's|they're|you (?:cheat|lie|hurt|hit|fail|shout|yell)\w*)\b/.test(
        one.yours,
      ),
  );
  return known.sort((a, b) => b.weight - a.weight);
}

/**
 * Goes back to something earlier, once in a while and never twice to the same thing: of the same situation, or of what the talk
 * is about where few words name none (`isOfAll`). Answers whether it did.
 */
export function recall(
  draft: Draft,
  state: ListenerState,
  reading: Reading,
  reserve: number,
  isOfAll = false,
): boolean {
  const lines = reading.words <= few ? frames.remembered : frames.recalls;
  const best = earlierThan(state, reading, isOfAll).find((back) => draft.add(lines, { back: back.yours }, reserve));
  return best !== undefined && recalled(state, best);
}

/** The same, put as the one question of a reply. */
export function askAcross(draft: Draft, state: ListenerState, reading: Reading): boolean {
  const [best] = draft.even() && state.turn - state.lastRecall >= rest ? earlierThan(state, reading) : [];
  return best !== undefined && draft.add(frames.recallAsks, { back: best.yours }) && recalled(state, best);
}

function recalled(state: ListenerState, one: ListenerState['said'][number]): true {
  one.recalled = true;
  state.lastRecall = state.turn;
  return true;
}

/** Many a story begins so, and a reply that does is heard as a habit. */
const oftenBegun = /^you used to\b/;

/** Whether a clause can be handed back by itself. */
export const isSayable = (one: Clause): boolean => wordsOf(one) <= most && (one.kind !== 'fragment' || isList(one));

/** 'You've done that', 'you return': of all that was told, a few words that point at others, or at nothing. */
const saysNothing = (one: Clause, { words }: Reading): boolean =>
  (words > 5 &&
    wordsOf(one) <= 2 &&
    (/^(?:you|we|they|he|she|it)(?:'ve|'d) \w+$/.test(one.yours) ||
      (one.tense === 'present' && /^(?:you|we|they|he|she|it) \w+$/.test(one.yours)))) ||
  (words > 10 &&
    wordsOf(one) <= 4 &&
    !/^you(?:'re| feel| felt| were)\b/.test(one.yours) &&
    (leans(one.yours, '') || /^you (?:have|had) \w+$/.test(one.yours)));

/** 'You're a cleaner in a school', of all that was told: said back, it shows that the rest was not heard. */
const isBeside = ({ yours, weight }: Clause, { words }: Reading): boolean =>
  words > 14 &&
  weight < 1.5 &&
  (setting.test(yours) || /^you(?:'re| are) (?:an? )?(?:\w+ )?\w+ (?:in|at|from) /.test(yours));

/** 'You were together for seven years', 'you live in a small town': where it all stands, and none of what happened there. */
const ground =
  /^(?:you (?:were|have been|got) (?:together|married|in a relationship|dating|with (?:him|her))|you've (?:only |just )?(?:been|known) (?:(?:together|married|dating|friends|in a relationship|with|living|working|him|her|them|each other)\b.* )?(?:for|since)|you(?:'re| are| were)? (?:currently |still |also )?(?:live|living|lived|work|working|worked|stay|staying|a|an|in your|the) (?:in|at|with|for|as|(?:\w+ ){0,3}(?:parent|veteran|student|teacher|mom|mother|dad|father|senior|junior|freshman|sophomore))\b|you(?:'re| are) in your (?:\w+[- ])?(?:teens|\w+ies)\b|you have (?:a lot of|lots of|plenty of|enough|some) (?:free |spare )?time|you have (?:an?|one|two|three|four|\d+) (?:\w+ ){0,2}(?:wife|husband|girlfriend|boyfriend|partner|kids?|children|sons?|daughters?|dogs?|cats?|roommates?|job|girl|boy|brothers?|sisters?|friends?|therapist)$)/;

/** What goes well. */
const bright =
  /^(?!.*(?:\b(?:but|not|never|only|until|anymore|used to)\b|n't))(?:(?:your day|it|things?)(?:'s| is| are) going (?:\w+ )?(?:well|fine|good|okay|ok)|you have (?:a (?:place to live|roof|home)|friends)$|you(?:'re| are) (?:\w+ )?(?:good|fine|ok|okay|glad|happy|lucky|grateful|thankful|better)|you (?:(?:really|just|do|also) )?(?:enjoy|love|like)|(?:your|the|he|she|they|it) .*\b(?:supports?|supportive|understands?|understanding|pays? (?:you )?(?:\w+ )?well|great|nice|helped|helps|amazing|wonderful)\b)/;
/** What surely does not. */
const hard =
  /\b(?:painful|hurts?|hard|difficult|tough|struggl\w+|worried|afraid|scared|anxious|nervous|lonely|sad|miss|stressed|stressful|overwhelmed|exhausted|frustrat\w+|upset|depressed|lost|can't|cannot|failing|alone)\b(?!.* (?:for|on) (?:everyone|everybody|people|them|him|her)\b)/;
const feels =
  /^you(?:'re| are| feel| felt|'re feeling|'re having) (?:\w+ ){0,4}?(?:anxi\w+|stress\w*|sad|worried|upset|angry|mad|nervous|scared|afraid|depressed|down|low|frustrated|overwhelmed|bad|guilty|lonely|terrible|awful)\b/;

function worthSaying(reading: Reading, unwanted: string, about?: Clause): Clause | undefined {
  const sayable = weightiest(reading).filter(
    (one) => isSayable(one) && !courtesy.test(one.yours) && !saysNothing(one, reading) && !isBeside(one, reading),
  );
  const happened = sayable.filter(({ yours }) => !ground.test(yours));
  const whole = happened.length > 0 || reading.words > aGoodDeal ? happened : sayable;
  if (about && whole.includes(about) && !unwanted.includes(about.yours.toLowerCase()) && !selfLabel.test(about.yours))
    return about;
  const other = whole.filter(({ yours }) => !unwanted.includes(yours.toLowerCase()));
  const wanted = unwanted !== '' && other.length > 0 ? other : whole;
  const all = wanted.filter(({ yours }) => !denial.test(yours));
  // A verdict on oneself is not handed back flat where anything else was said.
  const best =
    all.find((one) => !selfLabel.test(one.yours) && !oftenBegun.test(one.yours)) ??
    all.find((one) => !selfLabel.test(one.yours)) ??
    all.find(({ kind }) => kind === 'belief');
  if (!best) return undefined;
  // 'My friends are behind me. It just hurts': what goes well gives way to what does not.
  const hurting =
    bright.test(best.yours) && reading.mood !== 'good' ? all.find(({ yours }) => hard.test(yours)) : undefined;
  if (hurting) return hurting;
  // 'She can be kind, but …': what comes after it is what they came to say.
  const turned =
    isConceded(best, reading) && besides(best, reading)?.tie !== 'but'
      ? reading.clauses[reading.clauses.indexOf(best) + 1]
      : undefined;
  if (turned && all.includes(turned) && !selfLabel.test(turned.yours) && !leans(turned.yours, '')) return turned;
  // 'I'm so anxious because I can't decide': what it is because of, where the two are too long to be said in one.
  const cause = reading.clauses[reading.clauses.indexOf(best) + 1];
  if (
    cause?.joint === 'because' &&
    cause.kind !== 'belief' &&
    feels.test(best.yours) &&
    all.includes(cause) &&
    !leans(cause.yours, '') &&
    !besides(best, reading)
  )
    return cause;
  // 'It was in the drawer' gives way to what can be understood by itself, if that matters nearly as much; what comes after
  // a 'but' is what it is about, and is said with what it leans on.
  if (!leans(best.yours, '') || (best.joint === 'but' && besides(best, reading)?.tie === 'but')) return best;
  const near = (one: Clause) => one.weight >= best.weight - nearly && !selfLabel.test(one.yours);
  return all.find((one) => near(one) && !leans(one.yours, '')) ?? best;
}

/** 'They are kind, but …', 'I get by. However …': said for the sake of what comes after it. */
export const isConceded = ({ mine }: Clause, { text }: Reading): boolean => {
  const at = text.indexOf(mine);
  return (
    at >= 0 &&
    /^[\s,.;]*(?:but|however|although|(?:even )?though(?!\s*[.!?])|except)\b/i.test(text.slice(at + mine.length))
  );
};

/** Who they are, what goes well, and what may be held against them: none of it is a second thing that hurts. */
export const isAside = ({ yours }: Clause, { mood }: Reading): boolean =>
  setting.test(yours) ||
  (mood !== 'good' && bright.test(yours)) ||
  /\b(?:made (?:some |a |many )?(?:bad|poor|wrong|stupid) (?:choices?|decisions?)|gained (?:\w+ ){0,4}(?:weight|pounds|kilos?)|haven't put the)\b/.test(
    yours,
  );

/** Several things laid side by side. */
export const isList = ({ kind, yours }: Clause): boolean =>
  kind === 'fragment' && /, .+ and /.test(yours) && !/^(?:you|he|she|they|it|we)\b/.test(yours);

const wordCount = (text: string): number => text.split(' ').length;
const wordsOf = (clause: Clause): number => wordCount(clause.yours);
