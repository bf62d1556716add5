import type { Tag } from '@wren/contract/chat.ts';
import type { Concern } from '@wren/contract/users.ts';
import type { Turn } from '../companion.ts';
import { type Heard, listenTo } from '../heard.ts';
import type { Reading } from '../reading/reading.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import { type Chance, chanceOf } from './chance.ts';
import { converse } from './converse.ts';
import { Draft } from './draft.ts';
import { followUps, type Situation } from './follow-ups.ts';
import { wordRange } from './house-rules.ts';
import { momentNamed } from './moments/moments.ts';
import { progressTags } from './progress.ts';
import { respond } from './respond.ts';
import { type ListenerState, remember } from './state.ts';

/** What a reply is being written from. `state` already holds this message, and is changed as the reply decides things. */
export interface Scene {
  turn: Turn;
  /** What the conversation was about before this message. */
  was: string;
  reading: Reading;
  state: ListenerState;
  draft: Draft;
  /** What is shown beside the words: a source, an exercise. */
  extras: Tag[];
  chance: Chance;
  /** Fewest words an ordinary reply of this length has. */
  least: number;
}

export interface Reply {
  text: string;
  tags: Tag[];
  state: ListenerState;
}

/** Says what comes next. The same conversation, state and message give the same reply. */
export function replyTo(turn: Turn, { reading, before, state }: Heard = listenTo(turn)): Reply {
  const promised = structuredClone(before.promised);
  const chance = chanceOf(`${turn.conversationId} ${state.turn}`);
  const [fewest, most] = wordRange[turn.person.length];
  // Few words are answered with fewer: to fill a reply up is to stop listening.
  const least =
    reading.words <= 5 || reading.mood === 'good'
      ? Math.min(fewest, 28)
      : reading.words <= 9 && reading.mood === 'plain'
        ? Math.min(fewest, 36)
        : fewest;
  const scene: Scene = {
    was: before.topic,
    turn,
    reading,
    state,
    chance,
    least,
    extras: [],
    draft: new Draft(state, chance, turn.person.tone, most),
  };
  const situation = respond(scene) ?? converse(scene);
  const topic = state.topic as Topic | '';
  const concern: Concern | undefined = topic ? concernOf(topic) : turn.person.concerns[0];
  const own = [...progressTags(promised, state, turn), ...scene.extras];
  const spoken = [...turn.history.filter((one) => one.role === 'user').map((one) => one.content), turn.message];
  const held = followUps(situation, concern, momentNamed(state.moment), [...spoken, ...state.heldOut], chance);
  const next = held.filter(({ content }) => !spoken.includes(content));
  state.heldOut = [...state.heldOut, ...next.map(({ content }) => content)].slice(-30);
  return {
    text: scene.draft.text,
    tags: reading.heavy ? [] : [...own, ...next],
    state: remember(state, scene.draft.text),
  };
}

export type { Situation };
