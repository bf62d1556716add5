import { subjectIn } from '../reading/courtesies.ts';
import { turnText } from '../reading/second-person.ts';
import { troubleNamedIn } from '../reading/trouble-named.ts';
import type { Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { wentBefore } from './lines/answers.ts';
import * as lines from './lines/courtesies.ts';
import { troubles } from './lines/going-on.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/** So far into a talk thanks are as likely said by the way as to end it. */
const early = 4;

/**
 * Answers what is said to Wren as to anybody: 'how are you', 'can you help me', thanks. Where something is told beside it, a word
 * goes before its answer and this is undefined; where nothing is, they are asked what it is about.
 */
export function meetCourtesies(scene: Scene, greet: (scene: Scene) => Situation): Situation | undefined {
  const { reading, state, draft } = scene;
  const { said, rest, standing } = scene.courtesies;
  if (reading.heavy || reading.act === 'foreign') return undefined;
  const has = (kind: (typeof said)[number]): boolean => said.includes(kind);
  if (said.length === 0 && subjectIn(rest) === '' && (standing === '' || (state.turn > 1 && reading.words < 3)))
    return undefined;
  // 'Fine I guess', asked how a promise went, is its answer.
  if (standing !== '' && state.pending !== null && state.pending.kind !== 'question') return undefined;
  const isTold = hasTold(scene);
  const isAlone = rest === '' || standing !== '';
  if (has('how')) draft.add(isTold && !standing ? lines.askedLater : lines.asked);
  if (has('unseen')) draft.add(lines.unseen);
  else if (has('there') && !has('how')) draft.add(lines.here);
  else if (has('wait')) draft.add(lines.wait);
  const subject = isTold ? '' : subjectIn(rest);
  if (subject && draft.add(lines.subject, { x: turnText(subject) })) return endAsking(scene, askOf(subject));
  if (!isAlone) {
    // What answers a question, or gives what was asked for, begins with a yes of its own.
    const isAnswered = rest.includes('?') || /^(?:advice|step|facts|listen|about-wren)$/.test(reading.act);
    if (has('plea') && !isAnswered && draft.parts.length === 0) draft.add(lines.yes);
    return undefined;
  }
  if (standing) {
    draft.add(lines.standing[standing]);
    return endAsking(scene, lines.askWhat[standing]);
  }
  if (has('unseen')) return endAsking(scene, lines.tellAgain);
  if (has('plea')) {
    return sayYes(scene);
  }
  if (has('wait')) return 'none';
  if (has('there')) return state.turn === 1 ? undefined : goOn(scene);
  if (has('how')) return endAsking(scene, isTold ? lines.askBack : lines.askWhat['']);
  if (state.turn === 1 && has('thanks')) return askWhatItIs(scene);
  if (state.turn === 1 && !has('wish')) return greet(scene);
  if (has('wish') && !has('thanks')) draft.add(lines.wished);
  else if (!has('thanks') || state.turn > early) return undefined;
  else draft.add(lines.welcomed);
  return endAsking(scene, state.turn === 1 ? lines.askWhat[''] : lines.askOnOrEnd);
}

/** What is asked of a subject they name: what is asked of a trouble with it, where it is one that is known. */
const askOf = (subject: string): Lines => {
  const of = troubleNamedIn(`trouble with ${subject}`)?.of;
  const ask = of && troubles[of].ask;
  return ask && !ask.includes('{') ? [ask] : lines.askSubject;
};

const hasTold = ({ state }: Scene): boolean => state.said.some(({ turn }) => turn < state.turn);

/** 'Can you help me?', and nothing beside it. */
export function sayYes(scene: Scene): Situation {
  scene.draft.add(lines.yesAlone);
  return endAsking(scene, hasTold(scene) ? lines.askHow : lines.askWhat['']);
}

/** To thanks with which a talk begins. */
export function askWhatItIs(scene: Scene): Situation {
  scene.draft.add(lines.welcomed);
  return endAsking(scene, lines.askWhat['']);
}

/** Back to what they told before, or to what it is about where they told nothing. */
function goOn(scene: Scene): Situation {
  const { state, draft } = scene;
  const told = state.said.findLast(({ turn: at, kind }) => at < state.turn && /^(?:event|state)$/.test(kind));
  if (told && draft.add(wentBefore, { back: told.yours })) return 'room';
  return endAsking(scene, hasTold(scene) ? lines.askOn : lines.askWhat['']);
}
