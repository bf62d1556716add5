import { isSupposed } from '../../reading/meant.ts';
import { weightiest } from '../../reading/read-message.ts';
import type { Clause, Reading } from '../../reading/reading.ts';
import { turnText } from '../../reading/second-person.ts';
import { isDenied } from '../../reading/unfelt.ts';
import { sentencesOf, wordsIn } from '../sentences.ts';
import { type Told, toldAs } from '../tellings/tellings.ts';
import { doneByOthers } from './done-by-others.ts';
import type { Happening } from './happening.ts';
import { midTalk } from './mid-talk.ts';
import { ofBabies } from './of-babies.ts';
import { ofChildren } from './of-children.ts';
import { ofCompanionsPlainly } from './of-companions-plainly.ts';
import { ofCouplesPlainly } from './of-couples-plainly.ts';
import { ofDays } from './of-days.ts';
import { ofDoings } from './of-doings.ts';
import { ofEncounters } from './of-encounters.ts';
import { ofFamily } from './of-family.ts';
import { ofFamilyPlainly } from './of-family-plainly.ts';
import { ofFamilyTalk } from './of-family-talk.ts';
import { ofFriends } from './of-friends.ts';
import { ofFriendsGroups } from './of-friends-groups.ts';
import { ofFriendsNear } from './of-friends-near.ts';
import { ofFriendsPlainly } from './of-friends-plainly.ts';
import { ofFriendsSchool } from './of-friends-school.ts';
import { ofIllness } from './of-illness.ts';
import { ofIllnessCare } from './of-illness-care.ts';
import { ofIllnessPlainly } from './of-illness-plainly.ts';
import { ofKin } from './of-kin.ts';
import { ofOldAndFar } from './of-kin-old-and-far.ts';
import { ofKinPlainly } from './of-kin-plainly.ts';
import { ofLoss } from './of-loss.ts';
import { ofLossAfter } from './of-loss-after.ts';
import { ofLossAround } from './of-loss-around.ts';
import { ofParticulars } from './of-loss-particulars.ts';
import { ofLove } from './of-love.ts';
import { ofLoveAfter } from './of-love-after.ts';
import { ofBeginnings } from './of-love-beginnings.ts';
import { ofLoveDaily } from './of-love-daily.ts';
import { ofEndings } from './of-love-endings.ts';
import { ofTheHouse } from './of-love-house.ts';
import { ofLovePlainly } from './of-love-plainly.ts';
import { ofTrust } from './of-love-trust.ts';
import { ofParenting } from './of-parenting.ts';
import { ofPlainMeans } from './of-plain-means.ts';
import { ofPlainOffice } from './of-plain-office.ts';
import { ofPlainSearch } from './of-plain-search.ts';
import { ofPlainShutIn } from './of-plain-shut-in.ts';
import { ofPlainStudy } from './of-plain-study.ts';
import { ofPlainWork } from './of-plain-work.ts';
import { ofWork } from './of-work.ts';
import { ofWorkColleagues } from './of-work-colleagues.ts';
import { ofWorkDays } from './of-work-days.ts';
import { ofWorkHabits } from './of-work-habits.ts';
import { ofWorkJobs } from './of-work-jobs.ts';
import { ofWorkMoney } from './of-work-money.ts';
import { ofWorkRent } from './of-work-rent.ts';
import { ofWorkShifts } from './of-work-shifts.ts';
import { saidByOthers } from './said-by-others.ts';
import { smallDeeds } from './small-deeds.ts';
import { within } from './within.ts';
import { withinPlainly } from './within-plainly.ts';

/** From the most particular to the most general. */
export const happenings: readonly Happening[] = [
  ...ofParticulars,
  ...ofLossAfter,
  ...ofLoss,
  ...ofIllness,
  ...ofIllnessCare,
  ...ofLossAround,
  ...ofLovePlainly,
  ...ofFriendsPlainly,
  ...ofFamilyPlainly,
  ...ofKinPlainly,
  ...ofIllnessPlainly,
  ...ofCouplesPlainly,
  ...ofCompanionsPlainly,
  ...ofTrust,
  ...ofEndings,
  ...ofLove,
  ...ofTheHouse,
  ...ofBeginnings,
  ...ofLoveDaily,
  ...ofLoveAfter,
  ...ofKin,
  ...ofOldAndFar,
  ...ofBabies,
  ...ofChildren,
  ...ofParenting,
  ...ofWork,
  ...ofWorkColleagues,
  ...ofWorkShifts,
  ...ofWorkJobs,
  ...ofWorkRent,
  ...ofWorkMoney,
  ...ofWorkDays,
  ...ofWorkHabits,
  ...ofPlainSearch,
  ...ofPlainOffice,
  ...ofPlainMeans,
  ...ofPlainWork,
  ...ofFriends,
  ...ofFriendsSchool,
  ...ofPlainStudy,
  ...ofFriendsNear,
  ...ofFriendsGroups,
  ...saidByOthers,
  ...doneByOthers,
  ...ofEncounters,
  ...ofDays,
  ...ofFamily,
  ...ofFamilyTalk,
  ...ofDoings,
  ...ofPlainShutIn,
  ...withinPlainly,
  ...within,
  ...midTalk,
  ...smallDeeds,
];

/** The names of those whose lines speak of one other, as 'they' where it is not known which. */
export const ofOneClosely: ReadonlySet<string> = new Set(
  [
    ofParticulars,
    ofLossAfter,
    ofLoss,
    ofIllnessCare,
    ofLovePlainly,
    ofCouplesPlainly,
    ofTrust,
    ofEndings,
    ofLove,
    ofTheHouse,
    ofBeginnings,
    ofLoveDaily,
    ofLoveAfter,
    ofKin,
    ofOldAndFar,
    ofKinPlainly,
    ofChildren,
    ofParenting,
  ].flatMap((some) => some.map(({ id }) => id)),
);

const shortest = 3;
/** A message of so few words may be answered without handing it back. */
const fewWords = 20;
/** How many clauses of a message may be spoken to, the weightiest first. */
const fewClauses = 3;

/** Each by the beginnings of the words it is known by: of many hundred, a clause is tried on few. */
const byCue = new Map<string, Set<Happening>>();
for (const one of happenings)
  for (const cue of one.cues.split(' ')) byCue.set(cue, (byCue.get(cue) ?? new Set()).add(one));
const byId = new Map(happenings.map((one) => [one.id, one]));
export const happeningNamed = (id: string): Happening | undefined => byId.get(id);
const order = new Map(happenings.map((one, at) => [one, at]));

/** Those that a clause may be about, in their order. */
function likelyIn(clause: string): Happening[] {
  const found = new Set<Happening>();
  for (const [word] of clause.toLowerCase().matchAll(/[\p{L}\d]+(?:'[a-z]+)?/gu))
    for (let length = shortest; length <= word.length; length++)
      for (const one of byCue.get(word.slice(0, length)) ?? []) found.add(one);
  return [...found].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** The most words of a sentence that is tried as it stands. */
const asItStands = 16;

/**
 * Sentences in which no clause was found, turned as they stand: 'about two years', 'since March'. They are not fit to be
 * handed back, and may well be known.
 */
function unclaused({ clauses, text }: Reading): Clause[] {
  const told = clauses.map(({ mine }) => mine.toLowerCase());
  return sentencesOf(text)
    .filter((one) => !one.endsWith('?') && !/^that\b/i.test(one) && wordsIn(one) <= asItStands)
    .filter((one) => !told.some((mine) => one.toLowerCase().includes(mine) || mine.includes(one.toLowerCase())))
    .map(asFragment);
}

const joints = /[,;:]+ |\.{2,} ?| (?:and|but|because|bcz|cuz|coz|since|so|then|considering that|that) /i;
const onlySupposed = /\?|\b(?:if|would|should|might|whether|unless|wonder(?:ing)?|imagine|dream(?:t|ed)?)\b/i;
const leastOfOne = 3;

/**
 * What else stands in sentences of which only a part was read as a clause: 'he broke up with me but won't tell me why'. Only
 * what says itself what it has heard may speak to it.
 */
function leftOver({ clauses, text }: Reading): Clause[] {
  const told = clauses.map(({ mine }) => mine.toLowerCase());
  return sentencesOf(text)
    .flatMap((sentence) => (onlySupposed.test(sentence) ? [] : sentence.split(joints)))
    .filter((one) => wordsIn(one) >= leastOfOne && !told.some((mine) => mine.includes(one.toLowerCase())))
    .map(asFragment);
}

const asFragment = (mine: string): Clause => ({
  yours: turnText(mine).replace(/[.!,;:\s]+$/, ''),
  mine,
  joint: '',
  kind: 'fragment',
  tense: 'present',
  toSelf: false,
  ofSelf: false,
  weight: 0,
});

/** What a mood is about has to be handed back with it. */
const hasCause =
  /\b(?:because|due to|about|over|since|after|from|by|with|when|as|for (?:my|your|the|an?|his|her|their))\b/;

/** What says itself what was told comes first, the most particular before the rest; what is general comes last. */
const rankOf = (one: Happening): number =>
  one.general ? happenings.length + 1 : one.names ? (order.get(one) ?? 0) : happenings.length;

/**
 * What is told in a message that is known closely, in the weightiest clause first, and what is general last. `message` and
 * `before`, the messages before it, are in small letters.
 */
export function happeningsIn(reading: Reading, message: string, before: readonly string[]): Told[] {
  const talk = [...before, message].join('\n');
  const clauses = weightiest(reading);
  const point = clauses[0];
  // Of a good deal that is told, what weighs little is only mentioned on the way.
  const tellsOneThing =
    reading.words <= fewWords &&
    clauses.filter(({ kind }) => kind !== 'fragment').length <= 1 &&
    !clauses.some(({ yours }) => / (?:and|but) (?:you|it|now)\b/.test(yours));
  const whole = [...clauses.slice(0, fewClauses), ...unclaused(reading)];
  const heard = [...whole, ...leftOver(reading)].flatMap((clause, at) =>
    likelyIn(clause.yours).flatMap((one) => {
      if (at >= whole.length && !one.names) return [];
      // What is general has to be the point itself, unless its lines say what it speaks to.
      if (one.general && point && clause !== point && !(one.names && at < whole.length)) return [];
      if (one.unless?.test(clause.yours.toLowerCase()) || one.unless?.test(message)) return [];
      if (one.beside && !one.beside.test(talk)) return [];
      const match = one.when.exec(clause.yours);
      if (!match || isSupposed(clause.yours.slice(0, match.index)) || isDenied(clause.yours, match)) return [];
      const isSaidByIt = one.names && tellsOneThing && !(one.general && hasCause.test(clause.yours));
      // What is told outright is spoken to whatever pleasant word stands beside it.
      const telling = {
        ...one,
        ...(isSaidByIt && { alone: true }),
        ...(one.names && !one.general && { bright: true }),
      };
      return [{ one, told: { ...toldAs(telling, clause, match), isNear: true as const } }];
    }),
  );
  return heard.toSorted((a, b) => rankOf(a.one) - rankOf(b.one)).map(({ told }) => told);
}
