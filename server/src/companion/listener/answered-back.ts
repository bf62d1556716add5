import { type ShortAnswer, shortAnswer } from '../reading/short-answer.ts';
import type { OpenQuestion } from '../reading/wren-asked.ts';
import type { Blanks } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/answered-back.ts';
import { room } from './lines/frames.ts';
import type { Scene } from './reply.ts';

/** For how many turns a question stays open that was not answered. */
const patience = 2;

/** What they answer to the question that stands open: something is said to it that belongs to both. Undefined where it is no such answer. */
export function answerToQuestion(scene: Scene): Situation | undefined {
  const { reading, state, toWren } = scene;
  const { open } = state;
  if (!open || state.turn - open.turn > patience || reading.heavy || reading.asked || toWren.protest) return undefined;
  if (!/^(?:share|yes|no|unsure)$/.test(reading.act)) return undefined;
  if (state.pending !== null && state.pending.kind !== 'question') return undefined;
  const answer = shortAnswer(reading.text, open);
  if (!answer || !say(scene, open, answer)) return undefined;
  state.open = null;
  return close(scene, open, answer);
}

interface Said {
  hear: readonly (readonly string[])[];
  ask: readonly string[];
  blanks?: Blanks;
}

function say({ draft, state, turn }: Scene, open: OpenQuestion, answer: ShortAnswer): boolean {
  const { hear, blanks } = said(open, answer, state.lost !== '');
  const before = draft.parts.length;
  for (const [at, some] of hear.entries()) {
    if (at > 0 && turn.person.length === 'short') break;
    if (!draft.add(some, blanks ?? {}, 10) && at === 0 && hear.length === 1) return false;
  }
  return draft.parts.length > before;
}

function close({ draft, state }: Scene, open: OpenQuestion, answer: ShortAnswer): Situation {
  const { ask, blanks } = said(open, answer, state.lost !== '');
  if (state.noQuestions || !draft.add(ask, blanks ?? {})) {
    draft.add(room);
    return 'room';
  }
  state.pending = { kind: 'question' };
  return 'question';
}

/** What is said to an answer, and asked on from it. */
function said(open: OpenQuestion, answer: ShortAnswer, isOfSomebodyLost: boolean): Said {
  switch (answer.shape) {
    case 'time': {
      const { hear, ask } = lines.when[answer.part];
      const blanks = { t: answer.when, c: answer.marks || undefined };
      return { hear: [answer.marks ? lines.when.thatHour : lines.when.plain, hear], ask, blanks };
    }
    case 'span': {
      const { hear, ask } = lines.span[answer.size];
      return { hear: [lines.span.plain, hear], ask, blanks: { s: answer.span } };
    }
    case 'nobody':
    case 'me':
    case 'everyone':
    case 'person': {
      const kind = open.kind === 'who-knows' || open.kind === 'who-helps' ? open.kind : 'who-did';
      const { hear, ask } = lines.who[kind][answer.shape];
      return { hear: [hear], ask, blanks: answer.shape === 'person' ? { who: answer.who } : {} };
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
