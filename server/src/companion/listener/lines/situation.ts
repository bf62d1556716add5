/** Something small to try. `offer` completes 'One thing to try is to …'; `how` is said once they agree. */
export interface Step {
  id: string;
  offer: string;
  how: readonly [string, ...string[]];
}

/** What a good listener has ready for one situation: said only where the situation was named outright. */
export interface SituationLines {
  /** Completes 'we were speaking of …'. */
  label: string;
  steps: readonly Step[];
}
