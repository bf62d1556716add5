import type { Turn } from '../companion.ts';
import { turnText } from '../reading/second-person.ts';
import type { Situation } from './follow-ups.ts';
import { room } from './lines/frames.ts';
import * as lines from './lines/inspiring.ts';
import * as starters from './lines/starters.ts';
import { reflect } from './reflect.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';

/** 'Let's talk about something inspiring.': something of theirs is looked for, where possible something known of them, and in the end a small piece of it. */
export function inspire(scene: Scene): Situation {
  const { turn, draft, state } = scene;
  say(scene, starters.inspirationOpening.slice(0, turn.person.length === 'short' ? 1 : 2));
  const goal = turn.person.goals[0];
  const memory = brightMemory(turn);
  const remembers =
    memory !== undefined && draft.add(hoped.test(memory) ? lines.openingFromHope : lines.openingFromMemory, { memory });
  if (!remembers && !(goal && draft.add(starters.inspirationAskWith, { goal }))) draft.add(starters.inspirationAsk);
  state.topic = 'inspiration';
  state.pending = { kind: 'inspired', named: '', ...(remembers && { remembers }) };
  return 'inspiration';
}

/** What they name is taken up, then what speaks to them in it, then where a piece of it could go. Undefined when they turned to something else. */
export function goOnInspired(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  const { pending } = state;
  if (pending?.kind !== 'inspired' || reading.heavy || reading.asked) return undefined;
  // 'Nothing inspires me any more' is told, and searched for no further.
  if (nothingDoes.test(reading.text)) {
    state.pending = null;
    state.topic = '';
    state.topics = {};
    return undefined;
  }
  if (
    /^(?:unsure|no)$/.test(reading.act) ||
    nothingComes.test(reading.text) ||
    (!pending.named && asksWren.test(reading.text))
  )
    return pending.named ? undefined : lookSmaller(scene, pending.remembers);
  const isThing = !reading.clauses.some(({ kind }) => kind !== 'fragment') && reading.words <= 8;
  if ((reading.act !== 'share' && !isThing) || (reading.mood === 'hard' && reading.feelings.length > 0))
    return undefined;
  state.pending = null;
  if (isThing) return takeThing(scene, pending.named);
  const clause = reflect(draft, reading, turn.person.length !== 'short', turn.instead);
  if (pending.named) {
    draft.add(lines.goesTogether, { one: pending.named });
    if (state.noQuestions || !draft.add(lines.pieceOfIt)) return 'room';
    state.pending = { kind: 'goal-what' };
    return 'question';
  }
  if (!clause) return undefined;
  draft.add(lines.seen.find(({ when }) => when.test(reading.text))?.say ?? []);
  if (state.noQuestions || !draft.add(lines.whatSpeaks)) return 'room';
  state.pending = { kind: 'inspired', named: clause.yours };
  return 'question';
}

/** 'Space', 'the sea at night': a thing by its name, and what speaks to them in it. */
function takeThing({ draft, reading, state }: Scene, before: string): Situation | undefined {
  const thing = turnText(reading.text.replace(/[.!?…\s]+$/, ''));
  if (!draft.add(before ? lines.thingToo : lines.thing, { thing })) return undefined;
  draft.add(lines.seen.find(({ when }) => when.test(reading.text))?.say ?? []);
  if (state.noQuestions || !draft.add(lines.whatOfIt)) return 'room';
  state.pending = { kind: 'inspired', named: before };
  return 'question';
}

/** They would rather be told something: the search for something of theirs is made easier. */
const asksWren =
  /^(?:(?:can|could|will|would) you |please |just |you )*(?:tell|give|show) me\b|^you (?:choose|pick|start|first)\b/i;
const quotes = /\b(?:quotes?|sayings?|poems?|mottos?|proverbs?|stor(?:y|ies)|verses?)\b/i;
const nothingDoes = /\bnothing (?:ever |really |much )?(?:inspires|moves|excites|interests|touches|helps)\b/i;
const nothingComes = /\bcan'?t think of\b|\bnothing (?:comes|really|much|at all)\b|^nothing\b/i;
const hoped = /^you (?:want|hope|dream|plan|would like|are training|are studying)\b/i;
const bright =
  /^Your (?:son|daughter|granddaughter|grandson|sister|brother|children|kids)\b[^,.]{0,24} (?:plays|paints|sings|dances|draws|writes|runs|swims|rides|bakes|learns)\b|^You (?:(?:want|hope|dream|would like) (?:to|of) (?:become|becom\w+|be an? |learn|study|travel|write|open|build)|are (?:learning|training|studying)|volunteer|teach|play|paint|sing|like|love|enjoy|run|bake|garden|write|cook|grow|swim|walk|dance|knit|climb|read|collect|keep|have an? (?:dog|cat|garden|daughter|son|granddaughter|grandson))\b/;

/** Something good that is remembered of them, to stand after 'that': 'you play the cello'. */
function brightMemory({ memories }: Turn): string | undefined {
  const memory = memories.find((one) => bright.test(one));
  return memory && memory.charAt(0).toLowerCase() + memory.slice(1).replace(/\.$/, '');
}

/** `remembers`: what is remembered was named already. */
function lookSmaller({ draft, turn, state, reading }: Scene, remembers = false): Situation {
  if (quotes.test(reading.text)) draft.add(lines.noQuotes);
  const blanks = { memory: remembers ? undefined : brightMemory(turn) };
  if (!state.noQuestions && (draft.add(lines.fromMemory, blanks) || (state.turn < 4 && draft.add(lines.smaller)))) {
    state.pending = { kind: 'inspired', named: '' };
    return 'inspiration';
  }
  state.pending = null;
  draft.add(lines.notToday);
  draft.add(room);
  return 'room';
}
