import { readMessage } from '../reading/read-message.ts';
import { turnText } from '../reading/second-person.ts';
import { readToWren } from '../reading/to-wren.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/mending.ts';
import type { Scene } from './reply.ts';

/** Owns in one line what they say was wrong with the last reply. Answers whether anything was. */
export function ownUp({ draft, toWren, state }: Scene): boolean {
  const { protest, misnamed, name, asksYourName } = toWren;
  const parts = draft.parts.length;
  if (misnamed && !draft.add(name ? lines.renamed : lines.unnamed, { name: name || undefined }))
    draft.parts.push(name ? `${name}, sorry.` : 'Sorry, wrong name.');
  if (asksYourName) draft.add(lines.mine);
  if (protest) {
    draft.add(lines.owned[protest]);
    // A goal in the making goes on after a slip.
    if (!/^(?:asked|empty)$/.test(protest) && !state.pending?.kind.startsWith('goal')) state.pending = null;
  }
  return draft.parts.length > parts;
}

/** Nothing but that was said: what they asked just before is answered now, and where nothing was, they say what is open. */
export function mendAlone(
  scene: Scene,
  answer: (scene: Scene) => Situation | undefined,
  idea: (scene: Scene) => Situation | undefined,
): Situation {
  const { toWren, state, draft } = scene;
  const owed = toWren.protest === 'empty' && state.lastOffer > 0 && state.turn - state.lastOffer <= 4;
  const given = owed ? idea(scene) : undefined;
  if (given) return given;
  const asked = lastAsked(scene);
  const answered = asked && answer(asked);
  if (answered) return answered;
  if (toWren.protest) {
    const open = lines.onceMore[toWren.protest];
    draft.add(state.noQuestions ? lines.onceMore.puzzled : open);
  } else if (!toWren.name && !state.noQuestions) draft.add(lines.askName);
  else draft.add(lines.onceMore.puzzled);
  return 'complaint';
}

/** 'WITHOUT me.': a word or two put right, and said right. Undefined where there is more to it. */
export function putRight({ toWren, reading, draft, state }: Scene): Situation | undefined {
  if (toWren.protest !== 'said' || reading.words > 4 || reading.asked || reading.act !== 'share') return undefined;
  if (reading.clauses.some(({ kind }) => kind !== 'fragment')) return undefined;
  const [first = ''] = toWren.rest.toLowerCase().split(/[.!?]/);
  const right = turnText(first);
  if (!draft.add(lines.right, { c: right })) return undefined;
  if (!state.noQuestions) draft.add(lines.afterRight);
  return 'complaint';
}

/** The scene as if they had just put the question again that they put last, where that is at most two messages ago. */
function lastAsked(scene: Scene): Scene | undefined {
  const { turn, toWren } = scene;
  if (!toWren.protest || /^(?:mood|said)$/.test(toWren.protest)) return undefined;
  const reach = /^(?:asked|empty)$/.test(toWren.protest) ? 3 : 1;
  const earlier = turn.history.filter(({ role }) => role === 'user').slice(-reach);
  for (const { content } of earlier.reverse()) {
    // That one may have held a complaint as well.
    const { rest } = readToWren(content, { called: '', lastReply: '-', askedYesOrNo: true });
    const reading = readMessage(rest || content);
    if (reading.heavy) return undefined;
    if (toWren.protest === 'puzzled' && !content.trim().endsWith('?')) return undefined;
    if (reading.asked || /^(?:advice|step|facts|about-wren)$/.test(reading.act))
      return {
        ...scene,
        reading,
        turn: { ...turn, message: content, history: turn.history.filter((one) => one.content !== content) },
      };
  }
  return undefined;
}
