import type { Tag } from '@wren/contract/chat.ts';
import type { Concern } from '@wren/contract/users.ts';
import { withoutQuestions } from '../check-in.ts';
import type { Turn } from '../companion.ts';
import { type Heard, listenTo } from '../heard.ts';
import type { Courtesies } from '../reading/courtesies.ts';
import { readMessage } from '../reading/read-message.ts';
import type { Reading } from '../reading/reading.ts';
import { holdsOutRefused, nameOfKind } from '../reading/refused-kinds.ts';
import type { ToWren } from '../reading/to-wren.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import { mostWordsAfter, shortened, type Wish, wishOf } from '../wish.ts';
import { alreadyTold } from './already-told.ts';
import { type Chance, chanceOf } from './chance.ts';
import { converse } from './converse.ts';
import { Draft } from './draft.ts';
import { sayLittle } from './few-words.ts';
import { followUps, type Situation } from './follow-ups.ts';
import { wordRange } from './house-rules.ts';
import { easyRoom } from './lines/few-words.ts';
import { room } from './lines/frames.ts';
import { owning } from './lines/mending.ts';
import { momentNamed } from './moments/moments.ts';
import { progressTags } from './progress.ts';
import { respond } from './respond.ts';
import { keyOf, openerOf, sentencesOf, wordsIn } from './sentences.ts';
import { copied, type ListenerState, remember } from './state.ts';
import { theirMessages } from './their-words.ts';

/** What a reply is being written from. `state` already holds this message, and is changed as the reply decides things. */
export interface Scene {
  turn: Turn;
  /** What the conversation was about before this message. */
  was: string;
  reading: Reading;
  /** The whole message, tidied: with what it says to Wren, too. */
  whole: string;
  /** What it says to Wren as to anybody one meets. */
  courtesies: Courtesies;
  /** What the message says to Wren about its last reply. */
  toWren: ToWren;
  state: ListenerState;
  draft: Draft;
  /** What is shown beside the words: a source, an exercise. */
  extras: Tag[];
  chance: Chance;
  /** What this reply is to be and not to be, as they asked. */
  wish: Wish;
  /** Fewest words an ordinary reply of this length has. */
  least: number;
  /** A joke of theirs was noticed in the opening words, and nothing hard was told beside it. */
  isJest?: boolean;
  /** The rest of the message alone is to be answered: what stood before it is met already. */
  hearOnly(rest: string): void;
}

export interface Reply {
  text: string;
  tags: Tag[];
  state: ListenerState;
}

/** Says what comes next. The same conversation, state and message give the same reply. */
export function replyTo(asked: Turn, heard: Heard = listenTo(asked)): Reply {
  const { reading, whole, courtesies, before, toWren, state } = heard;
  const wish = wishOf(asked);
  const turn = { ...calledAs(shortened(asked), state.calls), message: heard.told };
  const { listenOnly, noQuestions } = state;
  state.listenOnly ||= wish.advice === 'none';
  state.noQuestions ||= wish.questions === 'none' || wish.questions === 'avoided';
  // Who wants only to be heard now is not held to an offer of before.
  if (asked.steering && wish.advice === 'none' && /^(?:offer|permission)$/.test(state.pending?.kind ?? ''))
    state.pending = null;
  sayNothingOf(asked.instead ?? [], state);
  const promised = copied(before.promised);
  const chance = chanceOf([turn.conversationId, state.turn, ...(asked.instead ?? []).keys()].join(' '));
  const [fewest, usual] = wordRange[turn.person.length];
  const most = wish.shorter ? Math.min(usual, mostWordsAfter(asked)) : usual;
  // Few words are answered with fewer: to fill a reply up is to stop listening.
  const least =
    reading.words <= 3
      ? Math.min(fewest, 30)
      : reading.words <= 5 || reading.mood === 'good'
        ? Math.min(fewest, 38)
        : fewest;
  const scene: Scene = {
    was: before.topic,
    turn,
    reading,
    whole,
    courtesies,
    toWren,
    state,
    chance,
    wish,
    least: Math.min(least, most),
    extras: [],
    draft: new Draft(state, chance, turn.person.tone, most, turn.offTheRecord),
    hearOnly(rest) {
      scene.reading = readMessage(rest);
      scene.whole = scene.reading.text;
      scene.toWren = { protest: '', name: '', misnamed: false, asksYourName: false, rest };
      scene.turn = { ...scene.turn, message: rest };
    },
  };
  scene.draft.isAnswered = alreadyTold(turn);
  // In a heavy hour who could help is named, whatever was said of it before.
  const isRefused = holdsOutRefused(
    reading.heavy ? state.refused.filter((one) => one !== nameOfKind('professionals')) : state.refused,
  );
  scene.draft.isRefused = isRefused;
  if (wish.repair) scene.draft.add(owning);
  const situation = respond(scene) ?? converse(scene);
  const text = worded(scene) || (asked.instead ? '' : lastWord(scene));
  // There is no other way left to say it.
  if (text === '' && asked.instead) return replyTo({ ...asked, instead: [] });
  const topic = state.topic as Topic | '';
  const concern: Concern | undefined = topic ? concernOf(topic) : turn.person.concerns[0];
  const own = [...progressTags(promised, state, turn), ...scene.extras];
  const spoken = [...theirMessages(turn), turn.message];
  const held = followUps(
    situation,
    {
      concern,
      isNamed: topic !== '',
      mood: reading.mood,
      moment: momentNamed(state.moment),
      question: sentencesOf(text).findLast((sentence) => sentence.endsWith('?')) ?? '',
      who: reading.people.at(-1)?.who,
      areSeveral: reading.people.at(-1)?.isSeveral === true,
      lost: reading.people.some(({ who }) => who === state.lost) ? state.lost : '',
      earlier: [...spoken, ...state.heldOut],
    },
    chance,
  );
  const next = held.filter(({ content }) => !spoken.includes(content) && !isRefused(content));
  state.heldOut = [...state.heldOut, ...next.map(({ content }) => content)].slice(-30);
  return {
    text,
    tags: reading.heavy || reading.mourning ? [] : [...own, ...next],
    // What was asked of this one reply is not asked of the next.
    state: { ...remember(state, text), listenOnly, noQuestions },
  };
}

/** The name they gave in this talk is theirs, whatever the profile says. */
const calledAs = (turn: Turn, name: string | null): Turn =>
  name === null ? turn : { ...turn, person: { ...turn.person, firstName: name } };

/** What they did not want is not said again: its sentences are as if they had been said. */
function sayNothingOf(instead: readonly string[], state: ListenerState): void {
  for (const reply of instead) {
    state.sentences.push(...sentencesOf(reply).map(keyOf));
    state.openers.push(openerOf(reply));
  }
}

/** Where all there was to say has been said in this talk: something that is easy to answer, or room. */
function lastWord(scene: Scene): string {
  scene.draft.lenient = true;
  sayLittle(scene);
  return scene.draft.text;
}

/** The words of the draft. Where no question is wanted, one that found its way in goes, and is not waited for. */
function worded({ draft, wish, state }: Scene): string {
  if (wish.questions !== 'none' || !draft.text.includes('?')) return draft.text;
  const kept = withoutQuestions(draft.text).trim();
  if (state.pending?.kind === 'question') state.pending = null;
  if (wordsIn(kept) >= 4) return kept;
  draft.lenient = true;
  return [kept, draft.choose(room) ?? draft.choose(easyRoom)].filter(Boolean).join(' ');
}

export type { Situation };
