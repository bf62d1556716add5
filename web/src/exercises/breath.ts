export interface Phase {
  say: string;
  seconds: number;
}

/** Where the breath is after so many whole seconds. */
export interface Breath {
  /** Finished rounds. */
  round: number;
  /** Index of the phase. */
  phase: number;
  /** Seconds left in it: counts down to 1. */
  left: number;
  /** How far around, 0–1, at the end of this second; it does not start again with a new round. */
  way: number;
}

export const roundSeconds = (phases: readonly Phase[]): number => phases.reduce((sum, { seconds }) => sum + seconds, 0);

/** Pure: what the pacer shows during the second that begins at `elapsed`. */
export function breathAt(phases: readonly Phase[], elapsed: number): Breath {
  const whole = roundSeconds(phases);
  const round = Math.floor(elapsed / whole);
  let within = elapsed - round * whole;
  let phase = 0;
  for (const { seconds } of phases) {
    if (within < seconds) break;
    within -= seconds;
    phase += 1;
  }
  const seconds = phases[phase]?.seconds ?? 0;
  return { round, phase, left: seconds - within, way: (elapsed + 1) / whole };
}
