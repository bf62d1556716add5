import { readMessage } from '../reading/read-message.ts';
import type { Clause } from '../reading/reading.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/first-words/own-matter.ts';
import { ofMyself, putToThem, type Whom, whomAsked } from './put-to-them.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/** What the words are to be about, and the sentences of theirs for it. */
export interface OwnWords {
  of: lines.OwnMatter;
  you?: string;
  I?: string;
}

/** How many messages back something told is still what 'that' is. */
const reach = 3;

/** What is done to somebody, and no kindness or state of theirs. */
const burdens =
  /\b(?:keeps?|always|never|only|every (?:time|day|night|week\w*|single)|again|instead|behind my back|over my|in front of|at (?:\d|midnight|night)|late|the (?:third|fourth|fifth|\w+th) time|my (?:food|milk|name|door|drive|room|things|stuff|phone|messages|post|clothes|job|work|idea|slides?|boyfriend|girlfriend|accent|english|weight|body)|without (?:asking|telling|me)|(?:said|says?|told everyone|called) (?:.* )?(?:i'?m|my \w+ (?:is|was)))\b|^you(?:r \w+)? (?:\w+ )?(?:sit|park|walk|leave|left|read|take|took|eat|ate|break|broke|borrow|call|called|text|comment|correct|interrupt|finish|talk|make|made|joke|laugh|laughed|shout|shouted|yell|yelled|swear|smoke|snore|play|blare|bring|cancel|cancelled|moved?|forgot|forget|go|went|ignore|ignored|blame|blamed|tell|told|show|assume|expect|let|have (?:his|her|your)|compare|order|decide|decided|use|used|wake|stare|lie|lied|stood|hide|copy|copied|promised|gave|slept|called)\b|^you (?:don't|haven't|won't|didn't|never) (?!know|say|said|have|want|mean|see|seem|care|look|like|love|think|get)/i;
const pastOf = /^you (?:\w+ )?(?:said|told|called|made|left|took|forgot|gave|went|stood|broke|ate|\w+ed)\b/i;
/** Wishes, questions and kindnesses of theirs, and what is only likely. */
const noBurden =
  /^you(?:'ll|'d| will| would| may| might| could)\b|^you(?:'ve)? (?:\w+ )?(?:asked|offered|invited|wrote|got|thanked|cried|cry|proposed|said sorry|apologi[sz]ed|helped|love|miss|hugged|told me (?:you|to|in))\b|\b(?:laughed it off|not (?:very |really |that )?good|weed|smok\w+|vap\w+|drink\w*|(?:most|best|honest|kind|lovely|beautiful|amazing|proud|brave)|crushed|for my visit|do(?:es)? (?:all of it|everything|it all)|put (?:me|us) (?:up|first)|made me (?:a|feel (?:better|good|safe))|let me (?:know|off|stay))\b/i;
const asksOf =
  /^you(?:'d)? (?:\w+ )?(?:want|asked|ask|expect|need|like) (?:me|us|your|to)\b|^you(?:'ve)? (?:\w+ )?invited (?:me|us)\b|^you proposed\b/i;
const notTold =
  /\b(?:died|dead|funeral|cancer|kill\w*|hit|hits|slap\w*|rap(?:e|ed)|touch\w*|drunk|suicid\w*|pregnan\w*|miscarr\w*)\b/i;
const wrong =
  /^(?:i|we) (?:\w+ )?(?:missed|forgot|cancell?ed|snapped|shouted|yelled|swore|was (?:short|rude|mean|horrible|cold|late|unfair)|ghosted|lied|broke|called (?:it )?off|ignored|laughed at|lost my temper|blamed)\b/i;
const refuses = /\b(?:don't|can't|cannot|won't|do not|no longer|not)\b/i;
const wants =
  /^(?:i|we)(?:'m|'ve)? ?(?:just )?(?:don't (?:want|believe|like|think i want)|can't|cannot|won't|want|need|got (?!up\b|the (?:date|time))|quit|failed|dropped out|lost|decided|start(?:ing)?|moved|leaving|moving|going|seeing|applied|signed|booked)\b/i;
/** What it is for the one who says it, or how things stand. */
const ownSide =
  /^(?:(?:i|we)(?:'m|'ve| \w+)? (?!(?:\w+ )?(?:said|say|told|laugh\w*|think|thought|guess|know|knew|nodded|froze|smiled|wonder\w*|hope|mean|meant|hear\w*|found|love\w*)\b)(?!.*\bhis\b)|it's the \w+ time|the (?:kids|children|dishes|bins|bills|rent)\b|bills\b)/i;
const toApologise = /\b(?:apologi[sz]e|sorry|make it up)\b/;
const toRefuse = /\b(?:no|not (?:this time|coming|going)|out of it|can't|cant|won't|meant no)\b/;
/** Words for somebody's news, or for kindness, need no account of what they did. */
const otherwise = /\b(?:congrat\w*|thank|comfort|cheer|condolence\w*|interview|toast|speech)\b/;

/** What was told of late, message by message, and whom the words are for. */
function hear(question: string, earlier: readonly string[], message: string) {
  const at = message.toLowerCase().lastIndexOf(question);
  const told = [...earlier.slice(-reach), message.slice(0, Math.max(0, at))].filter((one) => one.trim() !== '');
  if (told.some((one) => notTold.test(one))) return undefined;
  const clauses = told.map((one) => readMessage(one).clauses);
  const whom = whomAsked(
    question,
    clauses.flat().map(({ mine }) => mine),
  );
  return whom && { clauses, whom };
}

/** A sentence made of what they told, the nearest first; undefined where nothing told is surely to or about whom it is for. */
export function ownMatter(question: string, earlier: readonly string[], message: string): OwnWords | undefined {
  const heard = hear(question, earlier, message);
  if (!heard || otherwise.test(question)) return undefined;
  const { clauses, whom } = heard;
  const rooms = clauses
    .toReversed()
    .map((some, back) => [some, back === 0 ? [] : (clauses.at(-back) ?? []), clauses.at(-2 - back) ?? []]);
  const refusing = toRefuse.test(question) ? firstOf(rooms, (near) => refusal(near.flat(), whom)) : undefined;
  return (
    refusing ??
    firstOf(
      rooms,
      ([some = [], ...near]) =>
        complaint(some, [...some, ...near.flat()], whom, question) ?? sorryFor(some, whom, question),
    )
  );
}

/** The same of what they want or have to tell, where nothing else was found. */
export function ownNews(question: string, earlier: readonly string[], message: string): OwnWords | undefined {
  const heard = hear(question, earlier, message);
  if (!heard || !/\b(?:tell|say|explain|break|truth)\b/.test(question)) return undefined;
  return firstOf(heard.clauses.toReversed(), (some) => {
    const I = some
      .filter(({ mine }) => wants.test(mine))
      .map(({ mine }) => ofMyself(mine, heard.whom))
      .find((own) => own !== undefined);
    return I === undefined ? undefined : { of: lines.iTell, I };
  });
}

function firstOf<In, Out>(all: readonly In[], find: (one: In) => Out | undefined): Out | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sorryFor(some: readonly Clause[], whom: Whom, question: string): OwnWords | undefined {
  const I = some
    .filter(({ mine }) => wrong.test(mine))
    .map(({ mine }) => ofMyself(mine, whom))
    .find((own) => own !== undefined);
  return I && (/\byour?\b/.test(I) || toApologise.test(question)) ? { of: lines.iDid, I } : undefined;
}

function refusal(near: readonly Clause[], whom: Whom): OwnWords | undefined {
  const you = near.map(({ mine }) => putToThem(mine, whom)).find((one) => one !== undefined && asksOf.test(one));
  const I = near
    .filter(({ mine }) => wants.test(mine) && refuses.test(mine))
    .map(({ mine }) => ofMyself(mine, whom))
    .find((own) => own !== undefined);
  return you === undefined && I === undefined ? undefined : { of: lines.iCannot, ...(you && { you }), ...(I && { I }) };
}

function complaint(
  some: readonly Clause[],
  near: readonly Clause[],
  whom: Whom,
  question: string,
): OwnWords | undefined {
  if (toApologise.test(question)) return undefined;
  const [best] = some
    .map((one) => ({ one, you: putToThem(one.mine, whom) }))
    .filter(({ you }) => you !== undefined && you.split(' ').length > 3 && burdens.test(you) && !noBurden.test(you))
    .toSorted((a, b) => b.one.weight - a.one.weight);
  if (!best?.you) return undefined;
  const I = near
    .filter(({ mine, kind }) => ownSide.test(mine) && !/^(?:belief|wish|fragment)$/.test(kind) && !wrong.test(mine))
    .map(({ mine }) => (/^(?:i|we)\b/i.test(mine) ? ofMyself(mine, whom) : stands(mine)))
    .find((own) => own !== undefined && own.split(' ').length >= 4 && !best.you?.includes(own.slice(2)));
  const isNot = /^you(?:'ve)? (?:\w+ )?(?:don't|never (?!said|told|thanked|asked)|haven't|won't|didn't)\b/i.test(
    best.you,
  );
  const of = toRefuse.test(question)
    ? lines.notThisTime
    : isNot
      ? lines.theyDoNot
      : best.one.tense === 'past' || pastOf.test(best.you)
        ? lines.theyDid
        : lines.theyDo;
  return { of, you: best.you, ...(I !== undefined && { I }) };
}

/** How things stand, where it says nothing of anybody else. */
const stands = (mine: string): string | undefined =>
  /\b(?:he|she|him|her|his|they|them)\b|["?;:]/i.test(mine) ? undefined : mine.charAt(0).toUpperCase() + mine.slice(1);

/** Hands them over: what has most of their own words in it comes first. */
export function giveOwnWords(scene: Scene, { of, ...blanks }: OwnWords, lead: string): Situation | undefined {
  const { draft, turn, state } = scene;
  const both = of.say.filter((line) => /\{you\}.*\{I\}/.test(line));
  const own = of.say.filter((line) => line.includes('{I}'));
  const filled = { you: blanks.you, I: blanks.I };
  const add = (some: readonly string[]) =>
    draft.add(
      some.map((line) => `${lead}"${line}"`),
      filled,
    );
  if (![both, own, of.say].some(add)) return undefined;
  if (turn.person.length !== 'short') draft.add(of.next);
  state.lastOffer = state.turn;
  return endAsking(scene, of.ask);
}
