import { setImmediate as others } from 'node:timers/promises';
import type { Log } from '#platform/log.ts';
import type { Companion, Turn } from './companion.ts';
import { matchCards } from './knowledge/match-cards.ts';
import { hearQuestion } from './listener/questions/hear-question.ts';
import { createListener } from './listener/voice.ts';
import { chooseModel, type ModelSettings } from './model/choose.ts';
import { patienceOf } from './model/patience.ts';
import { parse } from './reading/grammar.ts';
import { screen } from './safety/screen.ts';
import { createCompanion } from './wren.ts';

export interface CompanionSettings extends Omit<ModelSettings, 'patience'> {
  /** How long the model may be silent, between words too, before it is given up. */
  patienceSeconds: number;
  /** How fast the built-in companion speaks. */
  wordsPerSecond: number;
}

export interface OpenedCompanion extends Companion {
  /** Loads what only a conversation needs, and rehearses a reply: a second of work. A message that comes before it does the same. */
  warmUp(): Promise<void>;
}

/** Wren with the voices that these settings name. Takes at most 0.3 s; never fails because a model is not there. */
export async function openCompanion(settings: CompanionSettings, log: Log): Promise<OpenedCompanion> {
  const model = await chooseModel({ ...settings, patience: patienceOf(settings.patienceSeconds) });
  const companion = createCompanion({ listener: createListener({ pace: settings.wordsPerSecond }), model, log });
  return {
    ...companion,
    async warmUp() {
      await model?.load?.();
      parse('Hello.');
      matchCards('hello');
      hearQuestion([], 'How do I sleep?');
      // Requests that came meanwhile go first.
      await others();
      // What goes wrong in one reply is no reason to end.
      await rehearse().catch((err: unknown) => log.error({ err }, 'a rehearsed reply failed'));
    },
  };
}

/** Says one reply to nobody: the first one would pay for every pattern and line it meets, more than a first word may take. */
async function rehearse(): Promise<void> {
  const message = 'I had a hard day at work, and now I cannot sleep.';
  screen(message);
  const turn: Turn = {
    conversationId: '',
    person: {
      firstName: '',
      pronouns: '',
      tone: 'friendly',
      length: 'medium',
      concerns: [],
      goals: [],
      country: undefined,
    },
    history: [],
    message,
    memories: [],
    state: null,
    now: new Date(),
  };
  await createListener({ pace: 0 }).speak(turn, { say() {}, show() {} }, new AbortController().signal);
}
