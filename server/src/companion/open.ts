import type { Log } from '#platform/log.ts';
import type { Companion } from './companion.ts';
import { createListener } from './listener/voice.ts';
import { chooseModel, type ModelSettings } from './model/choose.ts';
import { patienceOf } from './model/patience.ts';
import { createCompanion } from './wren.ts';

export interface CompanionSettings extends Omit<ModelSettings, 'patience'> {
  /** How long the model may be silent, between words too, before it is given up. */
  patienceSeconds: number;
  /** How fast the built-in companion speaks. */
  wordsPerSecond: number;
}

/** Wren with the voices that these settings name. Takes at most 0.3 s; never fails because a model is not there. */
export async function openCompanion(settings: CompanionSettings, log: Log): Promise<Companion> {
  const model = await chooseModel({ ...settings, patience: patienceOf(settings.patienceSeconds) });
  return createCompanion({ listener: createListener({ pace: settings.wordsPerSecond }), model, log });
}
