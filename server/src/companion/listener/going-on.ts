import { selfLabel } from '../reading/clauses.ts';
import { readCourtesies } from '../reading/courtesies.ts';
import type { Clause } from '../reading/reading.ts';
import { turnText } from '../reading/second-person.ts';
import { type TroubleNamed, troubleNamedIn } from '../reading/trouble-named.ts';
import { unfelt } from '../reading/unfelt.ts';
import { greetsOnly, lead, type Untold, untoldIn } from '../reading/untold.ts';
import type { Situation } from './follow-ups.ts';
import { happeningNamed, happeningsIn } from './happenings/happenings.ts';
import { shapes } from './lines/by-shape.ts';
import * as lines from './lines/going-on.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { easeEnglish } from './their-english.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** After so many messages a talk is no longer at its beginning, whatever they said. */
const beginnings = 2;

/** Nothing was told in this talk before this message: they greeted, said who they are, or that there is something. */
function isFirstTold({ turn }: Pick<Scene, 'turn'>): boolean {
  const messages = theirMessages(turn);
  const isBeginning = (one: string) =>
    greetsOnly(one) || untoldIn(one) !== undefined || tellsNothing(one) || troubleNamedIn(one)?.of === 'something';
  return messages.length <= beginnings && plainly(messages, beginnings).every(isBeginning);
}

/** Only courtesies, or how they are. */
function tellsNothing(message: string): boolean {
  const { rest, standing } = readCourtesies(message, true);
  return rest === '' || standing !== '';
}

/** Answers a message that does not tell the story yet: takes up the one thing there is, and asks for the rest. */
export function goOn(scene: Scene): Situation | undefined {
  const { reading, toWren } = scene;
  if (reading.heavy || reading.mourning || reading.asked || reading.text.includes('?')) return undefined;
  const untold = untoldIn(scene.whole);
  const trouble = untold || !isFirstTold(scene) ? undefined : troubleNamedIn(scene.whole);
  if (trouble) return goOnNamed(scene, trouble);
  if (!untold || (untold.stands === 'broken-off' ? toWren.protest !== '' : !isFirstTold(scene))) return undefined;
  if (untold.stands === 'announced') return goOnAnnounced(scene, untold.word);
  return untold.stands === 'introduced' ? goOnIntroduced(scene, untold) : goOnBrokenOff(scene, untold);
}

function goOnAnnounced(scene: Scene, word: string): Situation {
  const own = lines.announcedSo.find(({ is }) => is.test(word));
  return endAsking(scene, own?.say ?? lines.announcedAs, { word });
}

/** Says back what they named, and asks for exactly that story. */
function goOnNamed(scene: Scene, { of, said, isFor }: TroubleNamed): Situation | undefined {
  const { reading, draft } = scene;
  const known = happeningsIn(reading, inSmall(scene.whole), [])[0];
  if (known && !happeningNamed(known.telling.id)?.general) return undefined;
  const { isBack, hear, ask, ofFear } = lines.troubles[of];
  if (isBack) draft.add(['{C}.'], { c: sayableOf(said) });
  const line = isFor && ofFear ? ofFear.hear : hear;
  if (line) draft.add([line]);
  const them = reading.people.find(({ isAnimal }) => !isAnimal)?.object ?? 'them';
  return endAsking(scene, [isFor && ofFear ? ofFear.ask : ask], { them });
}

/** 'worried about my son' → 'you're worried about your son', 'trouble at work' → 'trouble at work, then'. */
function sayableOf(said: string): string {
  const bare = said
    .replace(new RegExp(`^${lead}`, 'i'), '')
    .replace(besides, '')
    .replace(/(?:the |my )?best (?:that )?(?=i can\b)/i, 'what ');
  const turned = turnText(bare);
  if (ownSubject.test(bare)) return turned;
  if (/^(?:had|have|got|keep|feel)\b/i.test(bare)) return `you ${turned}`;
  if (/^been\b/i.test(bare)) return `you've ${turned}`;
  if (/^(?:am|im)\b/i.test(bare)) return `you're ${turned.replace(/^(?:am|im|are|is) /i, '')}`;
  return howOneIs.test(bare) ? `you're ${turned}` : `${turned}, then`;
}
const besides =
  /\b(?:just|honestly|only|basically|lately|recently) |[, ]+(?:and |that )?(?:i )?(?:really |just )?(?:need|could use|would like|want) (?:\w+ ){0,4}(?:help|support|advice|guidance|talk\b.*|vent)\b.*$|,? please help\b.*$| (?:though|as well|too)$/gi;
const ownSubject =
  /^(?:(?:i|i'm|i've|we|we're|we've|it|it's|this|that's|there|there's)\b|(?:[\w'-]+ ){1,9}?(?:is|isn't|are|aren't|has|have|was|were|feels?|seems?|gets?|keeps?)\b)/i;
const howOneIs =
  /^(?:(?:so|really|very|a (?:bit|little)|quite|pretty|kind of|kinda|super) )*(?:\w+ing|\w+ed|upset|angry|mad|sad|down|afraid|anxious|nervous|hurt|under|in|stuck|overwhelmed|fed up)\b/i;

type Of<Stands extends Untold['stands']> = Extract<Untold, { stands: Stands }>;

function goOnIntroduced(scene: Scene, { place, span, isOnShift }: Of<'introduced'>): Situation | undefined {
  const { reading, draft } = scene;
  const isMore = reading.mood !== 'plain' || reading.feelings.length > 0;
  if (isMore || reading.clauses.some(({ yours }) => selfLabel.test(yours))) return undefined;
  // 'I have been jobless for eight months' says what there is to tell.
  if (happeningsIn(reading, inSmall(scene.whole), []).length > 0) return undefined;
  easeEnglish(scene);
  draft.addAll(lines.placed, {
    place: place || undefined,
    there: /^in /.test(place) ? place : undefined,
    span: span || undefined,
  });
  return endAsking(scene, isOnShift ? lines.askingShift : lines.askingWhy);
}

function goOnBrokenOff(scene: Scene, { at, who, isSpoken, isDone, thing }: Of<'broken-off'>): Situation {
  const { draft } = scene;
  if (thing) draft.add(lines.named, { thing });
  if (at) return endAsking(scene, lines.askingWhen, { at });
  if (isSpoken && who) return endAsking(scene, lines.askingWhatTheySaid, { who: yoursOf(who) });
  return endAsking(scene, isDone && who ? lines.askingWhatTheyDid : lines.askingOn, { who: yoursOf(who) });
}

/** 'My brother Ed' → 'Ed', 'My brother' → 'your brother'. */
const yoursOf = (who: string): string =>
  / (\p{Lu}[\p{L}'-]+)$/u.exec(who)?.[1] ??
  who.replace(/^(?:my|our)\b/i, 'your').replace(/^(?:He|She|They|The|His|Her)\b/, (word) => word.toLowerCase());

/** As many words as a beginning has that only names a thing. */
const few = 9;
const fewWithNobody = 14;
const oftenLast =
  /(?: (?:today|tonight|yesterday|now|again|this (?:morning|afternoon|evening|week)|last (?:night|week)|the day|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))?[.!…\s]*$/i;
const within =
  "(?!(?:in|on|at|to|from|with|by|of|for|about|into|that|who|is|was|and|but|me|him|it|them|again|not|age|can|can't|could|will|won't|would|has|have|had|does|did|are|were)\\b)[\\p{L}'-]+";
const lastThing = new RegExp(
  `(?<!\\b(?:in|on|at|to|from|with|by|of|for|about|into|under|over|near|behind|like|as|than|at|is|was|'s|am|'m|are) )\\b(the|an?|my|our|his|her|their|this) ((?:${within} ){0,2}${within})$`,
  'iu',
);
/** 'Sheep went today'. */
const firstThings =
  /^(?!(?:this|its|his|yes|was|is|has|guess|news|\w+ss)\b)([a-z]+s) (?:went|left|came|arrived|moved)\b/i;
const people =
  /\b(?:man|woman|boy|girl|guy|lad|lady|mum|mom|mam|mother|dad|father|parents|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|ex|friends?|mates?|boss|manager|teacher|doctor|baby|kids?|child|children|nan|gran|cousin|aunt|uncle|neighbou?r|person|people|family|life|mind|day|night|week|time|lot|bit|break|while|thing|way|point|job)$/i;
/** 'I cut my finger cooking'. */
const doing =
  /\w \w+ (?!(?:thing|ring|king|wing|wedding|meeting|building|painting|evening|morning|ceiling|washing|hearing|briefing|ending|string)$)\w+ing$/i;
const wishes =
  /^(?:i|we)(?:'m| am| just| really| only| still)* (?:need|want|wish|hate|love|miss|like|feel|can|could|would|have to|should|will|going)\b/i;

/** 'So they built a fence': a thing and no more, answered with the thing, where nothing is known of it. */
export function takeUpThing(scene: Scene): Situation | undefined {
  const { reading, draft } = scene;
  if (reading.words > few || reading.act !== 'share' || reading.mood === 'good' || reading.feelings.length > 0)
    return undefined;
  if (reading.mourning || draft.words > 0 || !isFirstTold(scene)) return undefined;
  if (reading.text.search(unfelt) >= 0) return undefined;
  const text = reading.text.replace(new RegExp(`^${lead}`, 'i'), '').replace(oftenLast, '');
  const thing = thingIn(text);
  const own = thing === undefined ? undefined : lines.askingOfThing.find(({ is }) => is.test(thing));
  // 'Ella slammed the door' tells what somebody did, and not of a door.
  if (!thing || (!own && reading.people.length > 0) || !draft.add(lines.named, { thing })) return undefined;
  const isEvent = !firstThings.test(text) && reading.clauses.some(({ kind }) => kind === 'event');
  return endAsking(scene, own?.ask ?? (isEvent ? lines.askingStory : lines.askingToTell));
}

function thingIn(text: string): string | undefined {
  if (/["“?,;:]|[.!] /.test(text) || wishes.test(text)) return undefined;
  const [, many] = firstThings.exec(text) ?? [];
  if (many) return people.test(many) ? undefined : `the ${many.toLowerCase()}`;
  const [found, which = '', what = ''] = lastThing.exec(text) ?? [];
  if (!found || found.length === text.length || people.test(what) || doing.test(found)) return undefined;
  return `${/^(?:my|our)$/i.test(which) ? 'your' : which.toLowerCase()} ${what}`;
}

/** Asks for the story, where nothing was told before and now one thing that happened, or not even that. */
export function askForStory(scene: Scene, clause: Clause | undefined): boolean {
  const { reading, draft, whole } = scene;
  // Where somebody is in it, more words tell enough to ask after them.
  const most = !clause || reading.people.some(({ isAnimal }) => !isAnimal) ? few : fewWithNobody;
  if (reading.words > most || reading.mood === 'good' || !isFirstTold(scene)) return false;
  const isHard = reading.mood === 'hard';
  // 'Nothing is wrong' is hard, and nothing happened.
  if (!clause) return draft.add(isHard && !/\bnothing\b/i.test(whole) ? lines.askingStory : lines.askingWhy);
  if (clause.kind !== 'event' || shapes.some(({ isNear, is }) => isNear && is(clause, inSmall(whole)))) return false;
  return draft.add(isHard || clause.toSelf ? lines.askingStory : lines.askingToTell);
}
