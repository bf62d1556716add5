import { lastQuestionIn } from '../reading/question-of.ts';
import { turnText } from '../reading/second-person.ts';
import { amountIn, isPiece, personIn, type ShortAnswer, shortAnswer, spanIn } from '../reading/short-answer.ts';
import { yesOrNo } from '../reading/talk-turns.ts';
import { countOf } from '../reading/text.ts';
import type { OpenQuestion } from '../reading/wren-asked.ts';
import { askOn } from './ask-on.ts';
import type { Blanks } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { happeningsIn } from './happenings/happenings.ts';
import * as lines from './lines/answered-back.ts';
import { room } from './lines/frames.ts';
import { yesOrNo as yesOrNoLines } from './lines/yes-or-no.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { tellingsIn } from './tellings/tellings.ts';
import { inSmall } from './their-words.ts';

/** For how many turns a question stays open that was not answered. */
const patience = 2;

/** What they answer to the question that stands open: something is said to it that belongs to both. Undefined where it is no such answer. */
export function answerToQuestion(scene: Scene): Situation | undefined {
  const { reading, state, toWren } = scene;
  const { open } = state;
  if (reading.heavy || reading.asked || toWren.protest || !/^(?:share|yes|no|unsure)$/.test(reading.act))
    return undefined;
  if (state.pending !== null && state.pending.kind !== 'question') return undefined;
  if (!open || state.turn - open.turn > patience) return state.turn > 1 ? answerFact(scene) : undefined;
  const answer = shortAnswer(reading.text, open);
  // How lately somebody died is spoken to as what it is.
  const isOfLoss = /^(?:bereavement|pet loss)$/.test(state.topic);
  const span = answer?.shape === 'span' ? answer : isOfLoss ? undefined : spanIn(reading.text);
  if (span) state.open = null;
  if (span) return answerSpan(scene, span);
  if (answer && answer.shape !== 'span' && fits(answer, scene) && say(scene, open, answer)) {
    state.open = null;
    return close(scene, open, answer);
  }
  const plain = answerYesOrNo(scene) ?? answerAmount(scene) ?? answerFact(scene) ?? answerPiece(scene);
  if (plain) state.open = null;
  return plain;
}

/** What is said to an hour is said to a bad one. */
const badHour =
  /\b(?:worst|worse|hard\w*|strong\w*|heav\w*|lonel\w*|notice|bad|drags?|dread\w*|hits?|longest|loud\w*)\b/;

const fits = (answer: ShortAnswer, scene: Scene): boolean => answer.shape !== 'time' || badHour.test(askedLast(scene));

/** What was asked in the last reply, in small letters; empty where it asked nothing. */
const askedLast = ({ turn }: Scene): string =>
  lastQuestionIn(turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
    .trim()
    .replaceAll('’', "'")
    .toLowerCase();

/** When, where, how often: it stands beside a yes and changes nothing of what it means. */
const where =
  /^(?:in|at|on|with|to|since|for|from|only|just|last|this|once|twice|sometimes|often|before|a (?:few|couple|bit|little|lot)|many|some|most|every|\d+|one|two|three|by|when|because of)\b/i;

/** More words beside a yes or no tell something of their own. */
const beside = 4;

/** 'No, not yet' to 'have you told anybody?': what that means, and a question that belongs to it. */
function answerYesOrNo(scene: Scene): Situation | undefined {
  const { reading, draft } = scene;
  const asked = askedLast(scene);
  const found = yesOrNo(reading.text, asked);
  if (!found || countOf(found.rest) > beside) return undefined;
  const row = yesOrNoLines.find(({ asks }) => asks.test(asked));
  if (!row) return undefined;
  const { hear, ask } = row[found.says];
  const who = found.rest === '' ? undefined : personIn(found.rest);
  if (!who && found.rest !== '' && !where.test(found.rest)) return undefined;
  if (who && found.says === 'yes') {
    const { person } = lines.who['who-knows'];
    draft.add(lines.somebody, { who });
    return endAsking(scene, person.ask, { who });
  }
  if (!draft.add(hear)) return undefined;
  return found.rest === '' ? endAsking(scene, ask) : askOn(scene);
}

const measured =
  /\b(?:days?|weeks?|months?|years?|yesterday|last|childhood|always|kid|child|school|born|(?:19|20)\d\d|\w+day|\d+)\b/i;
const past = /\b(?:ago|since|last|back)\b/;
const asksHowLong = /\b(?:how long|since when|when did|how many (?:nights|days|weeks|months|years))\b/;

/** How long or since when, whatever was asked: it is taken as it stands, and the talk goes on. */
function answerSpan(scene: Scene, { span, size }: Extract<ShortAnswer, { shape: 'span' }>): Situation {
  const asked = askedLast(scene);
  const own = lines.spanOf.find(({ asks, isAhead }) => asks.test(asked) && !(isAhead && past.test(span)));
  const { plain } = own ?? lines.span;
  // How long something has been is said to whoever was asked that; what else a span may be of is not known.
  const hear = own?.hear ?? (asksHowLong.test(asked) || /\bago\b/.test(span) ? lines.span.hear : undefined);
  scene.draft.add(plain, { s: span });
  // Since what is no measure of how long: nothing is supposed of it.
  if (hear && (!/^since\b/i.test(span) || measured.test(span))) scene.draft.add(hear[size]);
  return askOn(scene, own ? [] : lines.span.ask[size]);
}

/** 'About 400 euros' to 'how short are you?': a number and nothing else. */
function answerAmount(scene: Scene): Situation | undefined {
  const amount = amountIn(scene.reading.text);
  const asked = askedLast(scene);
  const found = amount && lines.amountOf.find(({ asks }) => asks.test(asked));
  if (!found || !scene.draft.add(found.hear, { c: amount })) return undefined;
  return askOn(scene);
}

/** 'I am 66', 'it's 5am here', 'she's nine', 'his name is Theo': said beside the matter, and taken in with it. */
function answerFact(scene: Scene): Situation | undefined {
  const { draft } = scene;
  const text = scene.reading.text.replaceAll('’', "'");
  const age = ofAge.exec(text)?.[1];
  if (age && draft.add(lines.facts.age, { n: age })) return askOn(scene);
  const [, who, years] = ofTheirAge.exec(text) ?? [];
  if (who && years && draft.add(lines.facts.theirAge, { who: turnText(who), n: years })) return askOn(scene);
  const named = ofTheirName.exec(text);
  const c = named?.[1] ?? (named?.[2] && `your ${named[2]}`);
  if (c && draft.add(lines.facts.who, { c })) return askOn(scene);
  const [, hour, half] = ofClock.exec(text) ?? [];
  if (!hour || !half) return undefined;
  const isNight = half === 'am' && (Number(hour) < 6 || Number(hour) === 12);
  draft.add(isNight ? lines.facts.night : lines.facts.clock, { t: `${hour}${half}` });
  return askOn(scene);
}

/** What may stand before and after a bare fact. */
const before = '(?:(?:well|yes|oh|and|btw|by the way),? )*';
const after = '(?:,? (?:now|by the way|btw|lol))*[.! ]*$';
const ofTheirAge = new RegExp(
  `^${before}(he|she|my [a-z]+|\\p{Lu}\\p{Ll}+)(?:'s| is|s) (?:only |just |already |almost |nearly |now |about )*(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: ?(?:years?(?:[- ]old)?|yrs?(?: old)?|y\\/?o))?${after}`,
  'u',
);
const ofTheirName = new RegExp(
  `^${before}(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y [a-z]+'s|[Tt]he [a-z]+'s) name(?:'s| is| was) (\\p{Lu}[\\p{L}'-]+)|\\p{Lu}\\p{Ll}+(?:'s| is|s) my ([a-z]+(?:[ -][a-z]+)??))${after}`,
  'u',
);
const ofAge =
  /^(?:(?:well|yes|oh),? )?(?:i'?m|i am|im) (?:only |just |already |almost |now )?(\d\d)(?: ?(?:years?(?:[- ]old)?|yrs?(?: old)?|y\/?o|now|by the way))?[.! ]*$/i;
const ofClock =
  /^(?:(?:and|well|yes),? )?(?:it'?s|it is|its) (?:almost |already |like |about |now )?(\d{1,2})(?:[:.]\d\d)? ?(am|pm)\b(?: (?:here|now|already|where i (?:am|live)|in the (?:morning|night)))*[.! ]*$/i;

/** As many words as an answer has that is no sentence. */
const mostInPiece = 6;
const hedges =
  /^(?:(?:um+|oh|well|just|i (?:think|guess|suppose)|maybe|probably|mostly|mainly|apparently|usually|like|it'?s|yes|yeah)[,. ]+)+|[,. ]+(?:i (?:think|guess|suppose)|maybe|probably|mostly|mainly|usually|if that|really|lol)(?=[.!]*$)/gi;

/** 'On the bus I think', 'because of his wife': a piece of a sentence that only what was asked makes whole. */
function answerPiece(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  if (reading.act !== 'share' || reading.words > mostInPiece || reading.feelings.length > 0) return undefined;
  if (askedLast(scene) === '' || turn.message.includes('?') || reading.clauses.some(({ kind }) => kind !== 'fragment'))
    return undefined;
  // What is known by its own words is spoken to.
  if (happeningsIn(reading, inSmall(scene.whole), []).length > 0 || tellingsIn(reading, turn.message).length > 0)
    return undefined;
  const bare = reading.text.replace(hedges, '').replace(/[.!\s]+$/, '');
  if (bare === '' || noPiece.test(bare) || !isPiece(bare)) return undefined;
  const c = turnText(
    /^(?:I\b|\p{Lu}\p{Ll}+ ?\p{Lu})/u.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1),
  );
  if (!draft.add(lines.piece, { c: c.replace(/[.!\s]+$/, '') })) return undefined;
  const isFirst = state.said.length === 0 && state.telling === '' && state.moment === '';
  return isFirst ? endAsking(scene, lines.askPiece) : askOn(scene);
}

/** Said to Wren, or a sound. */
const noPiece =
  /^(?:(?:or|and|but)\b.*|good (?:morning|after\w*|evening|day)|i|had|have|probably|perhaps|all of the above\b.*|i (?:\w+ )?appreciate\b.*|kind of|sort of|y[ae]+h?s?(?:sir)?\b.*|no+pe?\b.*|really\b.*|(?:this|it|are|is|do|does|did|was|were|will|would|can|could)\b.*|a (?:bit|little)|ok|okay|exactly\b.*|that'?s\b.*|true\b.*|right\b.*|hi|hello|hey|please|thanks?\b.*|sorry|whatever|lol|help\b.*|you\b.*|what\b.*|how\b.*|why\b.*|not\b.*|so\b.*|very \w+|too\b.*)$|["“”]/i;

/** A span is answered by itself. */
type Answer = Exclude<ShortAnswer, { shape: 'span' }>;

interface Said {
  hear: readonly (readonly string[])[];
  ask: readonly string[];
  blanks?: Blanks;
}

function say({ draft, state, turn }: Scene, open: OpenQuestion, answer: Answer): boolean {
  const { hear, blanks } = said(open, answer, state.lost !== '');
  const before = draft.parts.length;
  for (const [at, some] of hear.entries()) {
    if (at > 0 && turn.person.length === 'short') break;
    if (!draft.add(some, blanks ?? {}, 10) && at === 0 && hear.length === 1) return false;
  }
  return draft.parts.length > before;
}

function close(scene: Scene, open: OpenQuestion, answer: Answer): Situation {
  const { draft, state } = scene;
  const { ask, blanks } = said(open, answer, state.lost !== '');
  if (ask.length === 0) return askOn(scene);
  if (state.noQuestions || !draft.add(ask, blanks ?? {})) {
    draft.add(room);
    return 'room';
  }
  state.pending = { kind: 'question' };
  return 'question';
}

/** What is said to an answer, and asked on from it. */
function said(open: OpenQuestion, answer: Answer, isOfSomebodyLost: boolean): Said {
  switch (answer.shape) {
    case 'time': {
      const { hear, ask } = lines.when[answer.part];
      const blanks = { t: answer.when, c: answer.marks || undefined };
      return { hear: [answer.marks ? lines.when.thatHour : lines.when.plain, hear], ask, blanks };
    }
    case 'nobody':
    case 'me':
    case 'everyone':
    case 'person': {
      const kind = open.kind === 'who-knows' || open.kind === 'who-helps' ? open.kind : 'who-did';
      const { hear, ask } = lines.who[kind][answer.shape];
      const isOnly = answer.shape === 'person' && answer.isOnly === true;
      return {
        hear: [isOnly ? lines.onlyThem : hear],
        ask,
        blanks: answer.shape === 'person' ? { who: answer.who } : {},
      };
    }
    case 'compare': {
      const { hear, ask } = lines.night[answer.way];
      return { hear: [hear], ask };
    }
    case 'chosen': {
      const { hear, next, reasoned, ask, askReasoned } = lines.chosen;
      return answer.hasReason
        ? { hear: [hear, reasoned], ask: askReasoned, blanks: { c: answer.way } }
        : { hear: [hear, next], ask, blanks: { c: answer.way } };
    }
    case 'each': {
      const { hear, next, third, ask, askThird } = lines.each;
      const blanks = { a: answer.a, b: answer.b, c: answer.third || undefined };
      return answer.third ? { hear: [hear, third], ask: askThird, blanks } : { hear: [hear, next], ask, blanks };
    }
    case 'words': {
      const { hear, ask } = isOfSomebodyLost ? lines.words.lost : lines.words;
      return { hear: [hear], ask, blanks: { q: answer.said } };
    }
    case 'both':
    case 'neither':
      if (/^(?:which|worst-each)$/.test(open.kind)) return asSaid(lines.chosen[answer.shape]);
      return asSaid(lines.thing.both);
    case 'nothing':
      return asSaid(lines.thing.nothing);
    case 'thing': {
      const kind = /^(?:miss|fear|need|helps)$/.test(open.kind)
        ? (open.kind as 'miss' | 'fear' | 'need' | 'helps')
        : 'part';
      const { hear, ask } = lines.thing[kind];
      return { hear: kind === 'miss' ? [hear, lines.thing.miss.next] : [hear], ask, blanks: { c: answer.thing } };
    }
  }
}

const asSaid = ({ hear, ask }: lines.AnsweredLines): Said => ({ hear: [hear], ask });
