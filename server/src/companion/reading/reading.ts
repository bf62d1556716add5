import type { Concern } from '@wren/contract/users.ts';
import type { LanguageCode } from '../language-code.ts';
import type { Asked } from './asked.ts';
import type { Likely } from './kinds/hearing.ts';
import type { Doing } from './moves/hear-moves.ts';
import type { OfWren } from './of-wren.ts';

/** Families of feeling, coarse enough to be right about and fine enough to answer differently. */
export type Family =
  | 'fear'
  | 'sadness'
  | 'anger'
  | 'shame'
  | 'loneliness'
  | 'overwhelm'
  | 'numbness'
  | 'tiredness'
  | 'hurt'
  | 'confusion'
  | 'hopelessness'
  | 'joy'
  | 'calm'
  | 'pride'
  | 'hope';

export interface Feeling {
  family: Family;
  /** Fits after 'feeling': 'anxious'. */
  adjective: string;
  /** Fits after 'this': 'anxiety'. */
  noun: string;
  /** 0–1: how strong they say it is. */
  intensity: number;
  /** The word stands under a 'not': 'I'm not angry'. */
  negated: boolean;
  /** They tell it of an earlier time, and not of now. */
  past: boolean;
  /** Whose feeling it is, as far as the grammar shows. */
  whose: 'self' | 'other';
  /** They say of themselves in plain words that it is so: 'I'm lonely', 'it makes me sad', 'Ashamed.' */
  isOwned: boolean;
  /** What it is about, turned to 'you' and 'your': 'your exam'; empty when not said. */
  about: string;
  /** The word is theirs, and not read out of an image such as 'falling apart'. */
  named: boolean;
}

export type ClauseKind = 'event' | 'state' | 'belief' | 'inability' | 'wish' | 'fragment';

/** One thing said, small enough to hand back. */
export interface Clause {
  /** Turned to the second person, no leading conjunction, no closing mark: 'your boss yelled at you'. */
  yours: string;
  /** As they said it: 'my boss yelled at me'. */
  mine: string;
  /** The word that ties it to the clause before: 'because', 'so', 'but', 'and'; empty when it stands alone. */
  joint: string;
  kind: ClauseKind;
  tense: 'past' | 'present';
  /** Someone else did it, and to the person: 'your boss yelled at you'. */
  toSelf: boolean;
  /** Starts with 'you', so that 'You …' can be built on it. */
  ofSelf: boolean;
  /** Said with an 'I guess' before it: supposed, and not seen. */
  isGuessed?: true;
  /** How much it seems to matter, for choosing between clauses. */
  weight: number;
}

export interface Mention {
  /** 'your sister', or a name where no more is known. */
  who: string;
  /** The name they gave; empty when they gave none. */
  name: string;
  isSeveral: boolean;
  isAnimal: boolean;
  /** They have died. */
  isDead: boolean;
  /** In how many messages of the talk they were spoken of. */
  times: number;
  subject: 'he' | 'she' | 'they';
  object: 'him' | 'her' | 'them';
}

/** What a message asks of whoever answers. `share` is the usual one: something is told, nothing is asked. */
export type Act =
  | 'share'
  | 'listen'
  | 'think-aloud'
  | 'advice'
  | 'step'
  | 'goal'
  | 'facts'
  | 'inspiration'
  | 'about-wren'
  | 'small-talk'
  | 'greeting'
  | 'thanks'
  | 'complaint'
  | 'correction'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'medication'
  | 'diagnosis'
  | 'override'
  | 'sexual'
  | 'insult'
  | 'gibberish'
  | 'foreign';

/** 'other': none of those, or not told from them. */
export type Language = 'en' | LanguageCode | 'other';

/** How a message sounds as a whole. */
export type Mood = 'hard' | 'good' | 'plain';

/** What one message says, as far as it can be told without guessing. Both voices work from it. */
export interface Reading {
  text: string;
  words: number;
  language: Language;
  act: Act;
  /** Which of its kind: 'human' for about-wren, 'questions' for a complaint; empty when there is one kind only. */
  detail: string;
  /** What is asked about Wren or this place, and the sentence that does. */
  asksWren?: { of: OfWren; sentence: string } | undefined;
  /** The direct question it puts, if it puts one. */
  asked: Asked | undefined;
  /** How each thing begins that they say themselves to be the point (announced.ts), in small letters. */
  announced: readonly string[];
  /** Strongest first. */
  feelings: Feeling[];
  /** In the order said. */
  clauses: Clause[];
  /** Names of situations (see topics.ts), strongest first. */
  topics: string[];
  /** How plainly each is named: about 1 for one common word, 1.7 for a plain one. */
  strength: Readonly<Record<string, number>>;
  concerns: Concern[];
  people: Mention[];
  /** Things named, turned to 'your': 'your exam', 'the breakup'. */
  things: string[];
  times: string[];
  /** How likely each kind of telling is (see kinds/). */
  likely: Likely;
  /** How likely each thing is that may be done with a message (see moves/). */
  doing: Doing;
  /** How the message sounds as a whole: 'plain' is neither hard nor bright. */
  mood: Mood;
  change: 'better' | 'worse' | undefined;
  shouting: boolean;
  emoji: 'up' | 'down' | 'other' | undefined;
  /** Talk of death, self-harm or abuse: never answered cheerfully, never handed back word for word. */
  heavy: boolean;
  /** Somebody is dead: met as a loss, and never brightly. */
  mourning: boolean;
}
