import type { Log } from '#platform/log.ts';
import type { Companion } from './companion.ts';
import { matchCards } from './knowledge/match-cards.ts';
import { createListener } from './listener/voice.ts';
import { chooseModel, type ModelSettings } from './model/choose.ts';
import { patienceOf } from './model/patience.ts';
import { parse } from './reading/grammar.ts';
import { createCompanion } from './wren.ts';

export interface CompanionSettings extends Omit<ModelSettings, 'patience'> {
  /** How long the model may be silent, between words too, before it is given up. */
  patienceSeconds: number;
  /** How fast the built-in companion speaks. */
  wordsPerSecond: number;
}

export interface OpenedCompanion extends Companion {
  /** Loads what only a conversation needs, half a second of work. A message that comes before it does the same. */
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
    },
  };
}
