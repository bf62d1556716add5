import type { Tag } from './chat.ts';
import type { Concern, Goal } from './users.ts';

export const exerciseIds = [
  'box-breathing',
  'five-senses',
  'thought-record',
  'worry-time',
  'tiny-goal',
  'self-compassion',
  'wind-down',
  'values-compass',
] as const;
export type ExerciseId = (typeof exerciseIds)[number];

/** One card of an exercise. `say` stands above whatever there is to do; what is entered is kept under `name`. */
export type Step = {
  say: string /** Shows what was entered under this name, set apart, while the step is worked on. */;
  pins?: string;
} & (
  | { kind: 'read' }
  | { kind: 'write'; name: string; prompt: string /** Shown in the empty field. */; example?: string }
  /** `count` short lines. */
  | { kind: 'list'; name: string; prompt: string; count: number }
  /** 0–10. */
  | { kind: 'scale'; name: string; prompt: string; low: string; high: string }
  | { kind: 'choose'; name: string; prompt: string; options: readonly string[]; most: number }
  | { kind: 'breathe'; name: string; rounds: number; phases: readonly { say: string; seconds: number }[] }
);

/** A step-by-step exercise. What it asks is fixed: the same for everyone, with a model or without one. */
export interface Exercise {
  id: ExerciseId;
  title: string;
  /** Completes 'For …'. */
  for: string;
  minutes: number;
  concerns: readonly Concern[];
  goals: readonly Goal[];
  /** What the two scales measure, 0–10: how it is before the first step and after the last. */
  measure: string;
  steps: readonly [Step, ...Step[]];
  /** Names of what may be kept, when the person chooses to. */
  keeps: readonly string[];
  /** The last words. */
  close: string;
}

const tension = 'How tense are you right now?';
const weight = 'How heavy does it feel right now?';

export const exercises: Readonly<Record<ExerciseId, Exercise>> = {
  'box-breathing': {
    id: 'box-breathing',
    title: 'Box breathing',
    for: 'a racing heart, nerves, or a moment before something hard',
    minutes: 2,
    concerns: ['anxiety', 'stress', 'anger'],
    goals: ['stress management', 'emotional regulation', 'mindfulness'],
    measure: tension,
    steps: [
      {
        kind: 'read',
        say: 'Sit so that your back is held and your feet touch the ground. Let your shoulders drop as far as they want to. If holding your breath feels wrong, skip the holding and only breathe slowly.',
      },
      {
        kind: 'breathe',
        name: 'rounds',
        say: 'Follow the light around the square: in, hold, out, hold, four counts each.',
        rounds: 4,
        phases: [
          { say: 'Breathe in', seconds: 4 },
          { say: 'Hold', seconds: 4 },
          { say: 'Breathe out', seconds: 4 },
          { say: 'Hold', seconds: 4 },
        ],
      },
      { kind: 'read', say: 'Now let your breath go its own way for a moment. Nothing to do, nothing to count.' },
    ],
    keeps: [],
    close: 'Four rounds, anywhere, whenever you want them. Nobody needs to see it.',
  },
  'five-senses': {
    id: 'five-senses',
    title: '5-4-3-2-1',
    for: 'panic, racing thoughts, or feeling far away from the room',
    minutes: 4,
    concerns: ['anxiety', 'trauma', 'stress'],
    goals: ['mindfulness', 'emotional regulation'],
    measure: tension,
    steps: [
      {
        kind: 'list',
        name: 'see',
        count: 5,
        say: 'Look around slowly. Let your eyes stop where they like.',
        prompt: 'Five things you can see',
      },
      {
        kind: 'list',
        name: 'feel',
        count: 4,
        say: 'Now what touches you: cloth, the chair, the air on your face.',
        prompt: 'Four things you can feel',
      },
      {
        kind: 'list',
        name: 'hear',
        count: 3,
        say: 'Listen for what is near, and then for what is further away.',
        prompt: 'Three things you can hear',
      },
      {
        kind: 'list',
        name: 'smell',
        count: 2,
        say: 'Your sleeve, your hands, the room. A smell you like counts, too.',
        prompt: 'Two things you can smell',
      },
      {
        kind: 'list',
        name: 'taste',
        count: 1,
        say: 'A sip of water will do, or the taste that is there.',
        prompt: 'One thing you can taste',
      },
    ],
    keeps: [],
    close: 'You are here, in this room, on this day. You can come back this way whenever you need to.',
  },
  'thought-record': {
    id: 'thought-record',
    title: 'A thought, looked at',
    for: 'one thought that keeps coming back and hurts',
    minutes: 8,
    concerns: ['self-esteem', 'depression', 'anxiety', 'relationships', 'identity'],
    goals: ['confidence', 'self-acceptance', 'emotional regulation', 'resilience'],
    measure: weight,
    steps: [
      {
        kind: 'write',
        name: 'what',
        say: 'Start with what happened, the way a camera would have seen it.',
        prompt: 'What happened?',
        example: 'My manager walked past without a word.',
      },
      {
        kind: 'write',
        name: 'thought',
        say: 'Then the thought itself, in the words it comes in.',
        prompt: 'What went through your mind?',
        example: 'They regret hiring me.',
      },
      {
        kind: 'scale',
        name: 'belief',
        pins: 'thought',
        say: 'It can feel completely true, or only a little.',
        prompt: 'How much do you believe it?',
        low: 'Not at all',
        high: 'Completely',
      },
      {
        kind: 'write',
        name: 'supports',
        pins: 'thought',
        say: 'Be fair to the thought first. Only facts, the kind others could check.',
        prompt: 'What speaks for it?',
      },
      {
        kind: 'write',
        name: 'contradicts',
        pins: 'thought',
        say: 'And now be as fair to yourself. Small facts count.',
        prompt: 'What does not fit with it?',
      },
      {
        kind: 'write',
        name: 'balanced',
        pins: 'thought',
        say: 'If a friend told you all of this, what would you say to them? It need not be cheerful, only fairer.',
        prompt: 'A fairer way to say it',
      },
      {
        kind: 'scale',
        name: 'belief-after',
        pins: 'thought',
        say: 'Back to where you began.',
        prompt: 'How much do you believe it now?',
        low: 'Not at all',
        high: 'Completely',
      },
    ],
    keeps: ['thought', 'balanced'],
    close: 'The thought may come again. Now it comes with an answer.',
  },
  'worry-time': {
    id: 'worry-time',
    title: 'Worry time',
    for: 'worries that turn up all day long',
    minutes: 5,
    concerns: ['anxiety', 'stress', 'work-life balance'],
    goals: ['stress management', 'mindfulness', 'work-life balance'],
    measure: 'How loud are the worries right now?',
    steps: [
      {
        kind: 'list',
        name: 'worries',
        count: 4,
        say: 'Set them down, a few words each. You need not fill every line.',
        prompt: 'What is on your mind?',
      },
      {
        kind: 'write',
        name: 'mine',
        pins: 'worries',
        say: 'Some of these may have a part you can do something about. Others may not, today.',
        prompt: 'One small thing you could do about one of them',
        example: 'None of them today is a fine answer.',
      },
      {
        kind: 'write',
        name: 'when',
        pins: 'worries',
        say: 'The rest gets an appointment: fifteen minutes, the same time every day, not too close to bed.',
        prompt: 'When and where will your worry time be?',
        example: 'At five, at the kitchen table',
      },
      {
        kind: 'read',
        pins: 'when',
        say: 'When a worry comes earlier, note two words and tell it when its turn is. Then look for what is in front of you. At the appointed time, read your list. Some of it will have gone by itself.',
      },
    ],
    keeps: ['when', 'mine'],
    close: 'The list holds them for you until then.',
  },
  'tiny-goal': {
    id: 'tiny-goal',
    title: 'A tiny goal',
    for: 'days when everything feels too big to begin',
    minutes: 4,
    concerns: ['depression', 'stress', 'self-care', 'work-life balance'],
    goals: ['growth', 'confidence', 'self-care', 'resilience'],
    measure: 'How stuck do you feel right now?',
    steps: [
      {
        kind: 'write',
        name: 'wish',
        say: 'Think of one thing that would make today a little better. It may be very ordinary.',
        prompt: 'What would you like to get done?',
        example: 'Get the kitchen back in order',
      },
      {
        kind: 'write',
        name: 'goal',
        pins: 'wish',
        say: 'Make it so small that it is almost silly: five minutes at the most, done even on a bad day.',
        prompt: 'The first small piece of it',
        example: 'Wash the two cups',
      },
      {
        kind: 'write',
        name: 'when',
        pins: 'goal',
        say: 'Hang it on something you do anyway. “After I …” works better than “later”.',
        prompt: 'After what, or when?',
        example: 'After I have made tea',
      },
      {
        kind: 'write',
        name: 'obstacle',
        pins: 'goal',
        say: 'Something may get in the way. That is not a failure, it is Tuesday.',
        prompt: 'What might get in the way, and what then?',
        example: 'If I am too tired, one cup is enough.',
      },
    ],
    keeps: ['goal', 'when'],
    close: 'Small is not a beginner’s version of it. Small is how it gets done.',
  },
  'self-compassion': {
    id: 'self-compassion',
    title: 'Self-compassion break',
    for: 'shame, a mistake, or being hard on yourself',
    minutes: 5,
    concerns: ['self-esteem', 'depression', 'grief', 'identity', 'trauma'],
    goals: ['self-acceptance', 'healing', 'confidence', 'self-care'],
    measure: weight,
    steps: [
      {
        kind: 'write',
        name: 'hard',
        say: 'First, simply say that this is hard. No reasons needed.',
        prompt: 'What hurts right now?',
      },
      {
        kind: 'read',
        pins: 'hard',
        say: 'Now put a hand where you feel it, or hold one hand in the other. Somewhere, right now, someone else is carrying the same kind of thing. Hurting like this is part of being a person. It is not proof that something is wrong with you.',
      },
      {
        kind: 'write',
        name: 'friend',
        pins: 'hard',
        say: 'Think of someone you care about. They come to you with exactly this.',
        prompt: 'What would you say to them?',
      },
      {
        kind: 'read',
        pins: 'friend',
        say: 'Read your own words once more, slowly, as if they were meant for you. They are.',
      },
    ],
    keeps: ['friend'],
    close: 'You do not have to believe it all at once. It is enough to have said it.',
  },
  'wind-down': {
    id: 'wind-down',
    title: 'Evening wind-down',
    for: 'a head that is still busy when the day is over',
    minutes: 6,
    concerns: ['stress', 'anxiety', 'self-care', 'work-life balance'],
    goals: ['self-care', 'stress management', 'work-life balance', 'mindfulness'],
    measure: 'How wound up are you right now?',
    steps: [
      {
        kind: 'list',
        name: 'tomorrow',
        count: 3,
        say: 'What still wants something from you goes on paper, so that your head may put it down.',
        prompt: 'What can wait until tomorrow?',
      },
      {
        kind: 'write',
        name: 'good',
        say: 'Look back for one moment that was all right. A warm cup counts.',
        prompt: 'One moment of today that was all right',
      },
      {
        kind: 'breathe',
        name: 'rounds',
        say: 'Let the out-breath be longer than the in-breath. Dim the light, if you like.',
        rounds: 5,
        phases: [
          { say: 'Breathe in', seconds: 4 },
          { say: 'Breathe out', seconds: 6 },
        ],
      },
      {
        kind: 'read',
        say: 'From your forehead down: let each part of you become a little heavier. Jaw. Shoulders. Hands. Belly. Legs. The day is over, and it does not need you any more.',
      },
    ],
    keeps: ['good'],
    close: 'Put the screen away now, if you can. Good night.',
  },
  'values-compass': {
    id: 'values-compass',
    title: 'Values compass',
    for: 'a crossroads, or not knowing what you want',
    minutes: 7,
    concerns: ['identity', 'work-life balance', 'relationships', 'boundaries', 'grief'],
    goals: ['self-discovery', 'growth', 'boundaries', 'healing'],
    measure: 'How lost do you feel right now?',
    steps: [
      {
        kind: 'choose',
        name: 'values',
        most: 3,
        say: 'Not what you should want: what you would miss most if it were gone.',
        prompt: 'What you would miss most (up to three)',
        options: [
          'Being close to people',
          'Honesty',
          'Freedom',
          'Learning',
          'Kindness',
          'Courage',
          'Calm',
          'Making things',
          'Fairness',
          'Faith',
          'Humour',
          'Nature',
          'Family',
          'Health',
          'Adventure',
          'Being of use',
        ],
      },
      {
        kind: 'write',
        name: 'moment',
        pins: 'values',
        say: 'Think of a time when you lived one of these, even briefly.',
        prompt: 'What were you doing?',
      },
      {
        kind: 'scale',
        name: 'near',
        pins: 'values',
        say: 'Not as a mark. A compass only says where you are.',
        prompt: 'How close is your life to these, these days?',
        low: 'Far away',
        high: 'Right there',
      },
      {
        kind: 'write',
        name: 'step',
        pins: 'values',
        say: 'A direction is enough. It needs one small step, this week.',
        prompt: 'What would be one step towards it?',
        example: 'Call my sister on Sunday',
      },
    ],
    keeps: ['values', 'step'],
    close: 'You will not arrive, and you need not: a compass is for walking with.',
  },
};

export function isExerciseId(text: string): text is ExerciseId {
  return (exerciseIds as readonly string[]).includes(text);
}

/** Offers an exercise under a reply; the screen shows it as a card that can be begun. */
export const exerciseTag = (id: ExerciseId): Tag => ({ tag: 'EXERCISE', content: id });
