import type { Tag } from '@wren/contract/chat.ts';
import type { ExerciseId } from '@wren/contract/exercises.ts';
import type { Goal as KeptGoal } from '@wren/contract/goals.ts';
import type { FeltOff, Steering } from '@wren/contract/steering.ts';
import type { Concern, Goal, Length, Tone } from '@wren/contract/users.ts';
import type { Heard } from './heard.ts';
import type { Lesson, ToLearnFrom } from './memory/lesson.ts';

/** Who Wren is talking to: the part of a profile that shapes a reply. */
export interface Person {
  /** Empty when not given. */
  firstName: string;
  /** Comma-separated, as in the profile; empty when not given. */
  pronouns: string;
  tone: Tone;
  length: Length;
  concerns: readonly Concern[];
  goals: readonly Goal[];
  /** ISO 3166-1 alpha-2, upper case; undefined when unknown. Chooses the crisis lines. */
  country: string | undefined;
}

/** One message already kept in this conversation. */
export interface Said {
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

/** A small goal the person set and nobody has asked about yet. */
export interface OpenGoal extends KeptGoal {
  id: string;
  setAt: Date;
  /** Set in this very conversation. */
  setHere: boolean;
}

/** An exercise after which it was lighter than before. */
export interface Helped {
  exercise: ExerciseId;
  times: number;
  /** How much lighter, on average, on the 0–10 scale. */
  by: number;
}

/** Everything a reply is made from. */
export interface Turn {
  conversationId: string;
  person: Person;
  /** Oldest first, without `message`. */
  history: readonly Said[];
  /** What the person says now: trimmed, 1–3000 characters. */
  message: string;
  /** What Wren remembers about this person, one sentence each. */
  memories: readonly string[];
  /** Goals to ask about, oldest first. A reply that asks says so with a GOAL-ASKED tag; one that sets a goal, with a GOAL tag. */
  goals?: readonly OpenGoal[];
  /** Exercises that helped before, the most helpful first. */
  helped?: readonly Helped[];
  /** What this reply is to be, when they said so. In danger it changes nothing. */
  steering?: Steering | undefined;
  /** What felt off about the last replies, as they said; the newest reply's alone for `felt-wrong`. */
  feltOff?: readonly FeltOff[];
  /** Nothing may be offered that would have to be kept: no exercise, no goal. */
  offTheRecord?: true;
  /** That the last reply took them wrongly is owned already, in words before this reply. */
  isOwned?: true;
  /** Replies this message was given before, when they asked for another one. */
  instead?: readonly string[];
  /** What `reply` resolved with last in this conversation; null at its start. */
  state: CompanionState | null;
  now: Date;
  /** The day it is where they are, yyyy-MM-dd; UTC's when it is not known. */
  today?: string | undefined;
}

/** JSON the companion keeps between turns. The caller stores it sealed and never looks inside. */
export interface CompanionState {
  [room: string]: unknown;
}

/**
 * Where a reply goes while it is made, in order and without waiting: a word passes through the whole companion in one call.
 * `words` are appended and never empty; `tags` are shown at once and kept with the message.
 */
export interface Sink {
  say(words: string): void;
  show(tags: readonly Tag[]): void;
}

/** Given who this is, what was said and what is remembered: what does Wren say next? */
export interface Companion {
  /** Who writes the replies, for the line that a start prints: a model and where it is, or `built-in`. */
  name: string;
  /**
   * Says the next reply to `to`. Resolves with the state to keep once the reply is whole; with undefined, and without an
   * error, when it was stopped (`signal`). Throws CompanionFailed when it breaks off after its first word; before it,
   * another voice steps in.
   */
  reply(turn: Turn, to: Sink, signal: AbortSignal): Promise<CompanionState | undefined>;
  /** A short name for a conversation, from its first exchange: two to six words, no quotation marks. Never throws. */
  title(exchange: { message: string; reply: string }, signal: AbortSignal): Promise<string>;
  /** Whether a message could teach anything at all. False for most: then nobody needs to be asked. */
  mayTeach(message: string): boolean;
  /** What an exchange teaches about the person, at most two things; mostly none. Never throws. */
  learn(from: ToLearnFrom, signal: AbortSignal): Promise<Lesson[]>;
}

/** The reply broke off after its first word, and cannot be finished. */
export class CompanionFailed extends Error {
  override name = 'CompanionFailed';
}

/**
 * A voice says a reply once the companion has read the message and decided what the reply owes, and resolves with what it
 * keeps. Throws when it cannot go on; whether another voice may take over is the companion's decision.
 */
export interface Voice {
  name: string;
  speak(turn: Turn, to: Sink, signal: AbortSignal, heard: Heard): Promise<unknown>;
}
