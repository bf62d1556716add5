import { doingsIn, isOnlyParting } from '../reading/farewell.ts';
import { alarming } from '../reading/going.ts';
import { asksAnything, sentencesIn } from '../reading/question-of.ts';
import { readMessage } from '../reading/read-message.ts';
import type { Reading } from '../reading/reading.ts';
import { costly } from './answer-known.ts';
import { bringsNews } from './decided.ts';
import type { Situation } from './follow-ups.ts';
import { layAside } from './goal-setting.ts';
import { farewells } from './lines/farewells.ts';
import { doNow, plan } from './lines/send-offs.ts';
import type { Scene } from './reply.ts';
import { sendOffFor } from './send-off.ts';
import { sentencesOf } from './sentences.ts';
import { keepPlan } from './taking-up.ts';

const saysNight =
  /\b(?:good ?night|nighty?|nite|night[- ]night|lights out|buona ?notte|bonne nuit|gute nacht|buenas noches|dobranoc|boa noite|nos da|oyasumi|iyi geceler|lala salama|la[iy]la tov|welterusten|slaap lekker|god natt|noapte buna|schlaf gut|g'?night|gn8?(?=[.!x ]*$)|nn(?=[.!x ]*$)|sleep (?:well|tight)|sweet dreams|night(?=[.!,x ]*$|[,.] )|^night)\b/i;
const toSleep =
  /\b(?:(?:to|and|will|imma|go|get some|try|going to|best|better) (?:sleep(?! (?:on|over|with|at)\b)|rest(?! of)|crash)|sleep na|sleeping|(?:to |off to |for )?bed(?=[.!, ]|$| (?:now|then|soon|before))|bedtime|turn in|curl up|nod off|drop off|lie down|hit(?:ting)? the (?:hay|sack)|close my eyes|eyes (?:are )?closing|alarm'?s? (?:is )?(?:at|set))\b/i;
const calledAway =
  /\b(?:(?:is|are|'s|'re|s) (?:stirring|waking|crying|calling|coming|here|home|back|starting|up|ringing|waiting|ready|burning|knocking|at the door)|bleep|pager|alarm|door ?bell|hang on|brb|back in a (?:bit|minute|sec)|(?:meeting|class|lesson|shift|train|bus|bell|lecture|appointment) (?:in|at|is|starts|now)|shift at|my (?:bus|train|stop|break|turn)|for (?:tea|dinner|lunch|prayer|maghrib|school)|to (?:work|study|school|class|the ward)|(?:dinner|tea|toast|bread|milk)'?s? (?:burning|boiling|ready))\b/i;
/** The small hours they are up again at. */
const early =
  /\b(?:up|alarm'?s?|wake|start|shift|work|bus|train|market|leave)\b[^.!?]{0,24}\b(?:at|by|for|before) (?:half (?:past )?)?(?:[3-6](?!\d)|three|four|five|six)\b|\b(?:up|alarm'?s?) (?:at |is )?(?:[3-6](?!\d)|three|four|five|six)\b|\bearly (?:start|shift|train|bus|flight|morning)\b|\b0?[3-6][h:]\d\d\b/i;
/** 'Anyway, up at three': said to go to bed by. */
const upEarly =
  /(?:^|[.,!;] |\banyway,? )(?:i'?m |(?:my )?alarm(?:'s| is)? (?:set )?)?(?:up |at )+(?:half )?(?:[3-6](?!\d)|three|four|five|six)\b/i;
const gladly = /\b(?:most beautiful|good news|so (?:proud|happy))\b/i;
const dayAhead =
  /\b(?:tomorrow|in the morning)\b[^.!?]*\b(?:work|shift|start|school|service|customers?|class|clients?)\b|\b(?:work|shift|school|customers?|perm|clients?|class|lectures?|job|got)\b[^.!?]{0,40}\b(?:at )?(?:[7-9]|1[01])(?! ?(?:pm|\d))\b/i;
const grumbling =
  /\b(?:you (?:didn'?t|did not|never|haven'?t|weren'?t|were not|were(?:n'?t)?) (?:really |exactly |actually )?(?:answer\w*|help\w*|(?:a lot|much|any|no|of (?:much|any)) (?:of )?(?:help|use)|useful|listen\w*|say|understand)|no (?:help|use)|not (?:much|a lot|any) (?:of )?(?:help|use)|waste of time|a fat lot|useless|pointless|thanks (?:a lot )?for (?:nothing|no help))\b/i;
/** 'Nothing helps', 'nobody cares anyway': gone with, and not thanked for. */
const unhelped =
  /\b(?:nothing (?:ever |really |will )?(?:help\w*|work\w*|changes?|matters)|(?:nobody|no ?one) (?:\w+ )?(?:cares?|listens|bothers)|what'?s the (?:point|use)|(?:not|never) (?:going to|gonna) (?:help|change|get better))\b/i;
const speaksOfNext =
  /\b(?:talk|speak|chat|continue|carry on|go on|pick (?:it|this) up|meet|same time|see (?:you|ya|u)|be back|come back|check in|write|till|until)\b.*\b(?:later|soon|tomorrow|another (?:time|day)|next (?:time|week)|then|in the morning|again|on \w+day)\b|\bback (?:later|tomorrow|soon)\b/i;
const asksToStop =
  /\b(?:stop|end|finish|pause|break off|close|wrap up|leave it)\b(?: (?:this|it))?(?: (?:here|there|at that|for (?:now|today|tonight)|now|today|tonight))|\b(?:enough|all) for (?:me )?(?:today|tonight|now)|\bcan'?t (?:talk|do this|go on)\b/i;
const wishesWell =
  /\b(?:have (?:a|an) \w+|enjoy (?:your|the)|god bless|bless you|be well|stay (?:well|safe)|all the best|best wishes|take (?:it easy|care of yourself)|look after yourself|nice (?:day|evening|weekend))\b/i;
const foundIt =
  /\b(?:i(?:'ve| have)? (?:think i(?:'ve| have)? )?(?:answered it|worked it out|figured it out|sorted it|got there|found it|know now)|think i(?:'ve| have) (?:answered|worked|figured|sorted|found|got))\b/i;
const thanking =
  /\b(?:thank\w*(?! (?:a lot )?for nothing)|thx|cheers|(?<!\bta[ -]?)ta(?![ -]?ta\b)|(?<!god )bless you|ty|obrigad[oa]|gracias|merci|danke|salamat|grateful|you(?:'ve| have) (?:been|kept|helped)|it helped)\b/i;
const laughing = /\b(?:made me (?:laugh|smile)|lo+l|lmao|haha\w*|laugh(?:ed|ing|s)?|funny)\b|😂|🤣/i;

/**
 * A farewell: what they go to is wished well, or what they told is let rest, and then one warm word. What they asked in the
 * same breath is answered first, by `answer`. Nothing is asked, and nobody is held.
 */
export function takeLeave(scene: Scene, answer: (asked: Scene) => Situation | undefined): Situation {
  const { turn, reading, state, draft, toWren } = scene;
  const { text } = reading;
  const isOpen = answerFirst(scene, answer);
  layAside(state, state.pending);
  state.pending = null;
  if (reading.detail === 'plans') keepPlan(scene);
  const name = turn.person.firstName.trim();
  const blanks = { comma_name: name ? `, ${name}` : '' };
  const isOwned = (isProtest(toWren.protest, scene.whole) || grumbling.test(text)) && draft.parts.length <= 1;
  if (isOwned) draft.add(farewells.owned);
  const isFound = isOwned && foundIt.test(text) && draft.add(farewells.ownAnswer);
  const doings = doingsIn(text);
  const isHeavy = reading.heavy || reading.mourning || bringsNews(text);
  const isSafe = !isHeavy && !doings.some((one) => costly.test(one.toLowerCase()) || alarming.test(one));
  const night = nightOf(text, isHeavy);
  const isGlad = reading.mood === 'good' || reading.change === 'better' || gladly.test(text);
  const wished = isSafe && !isFound ? sendOffFor(doings, isGlad) : undefined;
  const named = night ? {} : blanks;
  const isWished =
    (wished !== undefined && draft.add(wished.say, { comma_name: '', ...named, ...wished.blanks })) ||
    (isSafe && !night && !isFound && reading.detail === 'plans' && draft.add(plan, blanks)) ||
    (isSafe && !night && isDoing(doings) && draft.add(doNow, blanks));
  const beside = isWished || isFound || isOpen ? [] : besides(reading, isOwned);
  if (beside === farewells.thanked && !night && draft.add(farewells.thankedBye, blanks)) return 'none';
  draft.add(beside);
  if (isWished && !night && !isParting(text)) return 'none';
  if (night && draft.add(night, blanks)) return 'none';
  const last = isWished ? { comma_name: '' } : blanks;
  const hard = state.felt.some((one) => /^(?:sadness|hopelessness|shame|fear|hurt)$/.test(one.family));
  const { tone } = turn.person;
  const own = tone === 'casual' ? farewells.casual : tone === 'professional' ? farewells.professional : [];
  const lines =
    !isWished && calledAway.test(text)
      ? farewells.called
      : !isWished && !isOwned && answering(text)
        ? [...(answering(text) ?? [])]
        : hard && draft.parts.length === 0
          ? [...farewells.hard, ...farewells.any]
          : [...own, ...farewells.any];
  if (!draft.add(lines, last)) draft.add(farewells.any, last);
  return 'none';
}

/** 'I said only if he wants' tells something; 'no, I asked about hearing aids' is said of the last reply. */
const isProtest = (protest: string, text: string): boolean =>
  protest !== '' &&
  (protest !== 'said' ||
    /^(?:oh )?(?:no|nah|what|good (?:lord|heavens|grief))\b|\bi (?:asked|meant|told you|never said)\b/i.test(text));

/** What they asked before they went, answered in at most two sentences and with no question back. */
function answerFirst(scene: Scene, answer: (asked: Scene) => Situation | undefined): boolean {
  const { draft, reading, turn } = scene;
  if (reading.heavy || !asksAnything(reading.text)) return false;
  const leaving = doingsIn(reading.text);
  const told = sentencesIn(reading.text).filter(
    (one) => !isOnlyParting(one) && !leaving.some((piece) => one.includes(piece.trim())),
  );
  const message = told.join(' ');
  if (!asksAnything(message)) return false;
  const before = draft.parts.length;
  answer({ ...scene, reading: readMessage(message), turn: { ...turn, message } });
  const said = sentencesOf(draft.parts.splice(before).join(' ')).filter((one) => !one.includes('?'));
  draft.parts.push(...said.slice(0, 2));
  return said.length > 0;
}

/** What is wished where they go to sleep; undefined where they do not. */
function nightOf(text: string, isHeavy: boolean): readonly string[] | undefined {
  const isNight = saysNight.test(text);
  if (!isNight && !toSleep.test(doingsIn(text).join(' '))) return upEarly.test(text) ? farewells.early : undefined;
  if (isHeavy) return farewells.restIfYouCan;
  if (calledAway.test(text) && !toSleep.test(text)) return farewells.calledAtNight;
  if (early.test(text)) return farewells.early;
  if (dayAhead.test(text)) return farewells.dayAhead;
  return isNight ? farewells.night : farewells.sleep;
}

/** What answers how they take leave, where it asks for an answer of its own. */
const answering = (text: string): readonly string[] | undefined =>
  unhelped.test(text)
    ? undefined
    : asksToStop.test(text)
      ? farewells.stops
      : wishesWell.test(text)
        ? farewells.wishedBack
        : speaksOfNext.test(text)
          ? text.includes('?')
            ? farewells.again.slice(0, -1)
            : farewells.again.slice(-1)
          : undefined;

const parting =
  /\b(?:good ?bye|bye|see (?:you|ya)|take care|talk (?:to you )?(?:soon|later|tomorrow)|ttyl|gtg|g2g|cya|laters|ta-?ra|cheerio|farewell|logging off|signing off|later)\b/i;
const isParting = (text: string): boolean => parting.test(text);
/** There is something they go and do, and not only that they go. */
const isDoing = (doings: readonly string[]): boolean =>
  doings.some((one) => /\b(?:doing it|do (?:it|that|this)|get on with it)\b/i.test(one));

/** What is said to what else the message holds. */
function besides({ heavy, mood, mourning, words, text }: Reading, isOwned: boolean): readonly string[] {
  if (isOwned) return [];
  if (unhelped.test(text)) return farewells.unhelped;
  if (mourning) return words >= 6 ? farewells.mourning : [];
  if (bringsNews(text)) return farewells.news;
  const laughs = laughing.test(text);
  if (heavy || (mood === 'hard' && words >= 14 && !laughs)) return farewells.heavy;
  if (words >= 9 && (mood === 'good' || laughs)) return farewells.glad;
  return thanking.test(text) ? farewells.thanked : [];
}
