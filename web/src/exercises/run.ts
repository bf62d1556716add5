import { type Exercise, type ExerciseId, exerciseIds, exercises, type Step } from '@wren/contract/exercises.ts';
import { sizes } from '@wren/contract/limits.ts';
import { localDay } from '#lib/local-day.ts';

/** What was entered in one step. */
export type Answer = string | readonly string[] | number;

/** One exercise on its way. */
export interface Run {
  /** A UUID: finishing it twice keeps it once. */
  id: string;
  exercise: ExerciseId;
  /** Index into its stages. */
  at: number;
  /** 0–10; null when not said. */
  before: number | null;
  after: number | null;
  answers: Readonly<Record<string, Answer>>;
  /** Whether they chose to keep their words with Wren. */
  keeps: boolean;
}

/** Everything the exercises show: which one is open, or the list of them, and where each one begun stands. */
export interface Runs {
  open: ExerciseId | 'list' | null;
  begun: Readonly<Partial<Record<ExerciseId, Run>>>;
}

export type RunEvent =
  | { type: 'listed' }
  /** Begins it, or goes on where it was left. */
  | { type: 'opened'; exercise: ExerciseId; id: string }
  /** Put away: it keeps its place. */
  | { type: 'closed' }
  | { type: 'answered'; name: string; answer: Answer }
  | { type: 'measured'; level: number }
  | { type: 'keeping'; keeps: boolean }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'finished' };

export type Stage = { kind: 'before' } | { kind: 'step'; step: Step } | { kind: 'after' } | { kind: 'end' };

export const noRuns: Runs = { open: null, begun: {} };

/** What an exercise goes through: how it is now, its steps, how it is then, and the end. */
export function stagesOf({ steps }: Exercise): readonly Stage[] {
  return [
    { kind: 'before' },
    ...steps.map((step) => ({ kind: 'step' as const, step })),
    { kind: 'after' },
    { kind: 'end' },
  ];
}

/** What the exercises show after one event. Pure. */
export function runs(state: Runs, event: RunEvent): Runs {
  switch (event.type) {
    case 'listed':
      return { ...state, open: 'list' };
    case 'opened': {
      const run = state.begun[event.exercise] ?? begin(event.exercise, event.id);
      return { open: event.exercise, begun: { ...state.begun, [event.exercise]: run } };
    }
    case 'closed':
      return { ...state, open: null };
    case 'finished': {
      const { [openRun(state)?.exercise ?? 'box-breathing']: _, ...rest } = state.begun;
      return openRun(state) ? { open: null, begun: rest } : state;
    }
    default: {
      const run = openRun(state);
      return run ? { ...state, begun: { ...state.begun, [run.exercise]: within(run, event) } } : state;
    }
  }
}

type Within = Exclude<RunEvent, { type: 'listed' | 'opened' | 'closed' | 'finished' }>;

function within(run: Run, event: Within): Run {
  const stages = stagesOf(exercises[run.exercise]);
  switch (event.type) {
    case 'answered':
      return { ...run, answers: { ...run.answers, [event.name]: event.answer } };
    case 'measured': {
      const kind = stages[run.at]?.kind;
      return kind === 'before' || kind === 'after' ? { ...run, [kind]: event.level } : run;
    }
    case 'keeping':
      return { ...run, keeps: event.keeps };
    case 'next':
      return { ...run, at: Math.min(run.at + 1, stages.length - 1) };
    case 'back':
      return { ...run, at: Math.max(run.at - 1, 0) };
  }
}

function begin(exercise: ExerciseId, id: string): Run {
  // A goal is made to be kept; everything else only when it is asked for.
  return { id, exercise, at: 0, before: null, after: null, answers: {}, keeps: exercise === 'tiny-goal' };
}

export function openRun({ open, begun }: Runs): Run | undefined {
  return open === null || open === 'list' ? undefined : begun[open];
}

/** Words of an answer, as they are shown again; empty when nothing was entered. */
export function wordsOf(answer: Answer | undefined): string {
  if (answer === undefined || typeof answer === 'number') return '';
  return (typeof answer === 'string' ? [answer] : answer)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ');
}

/** What may be kept of a run: the prompt and what was written to it. */
export function keepable({ exercise, answers }: Run): { prompt: string; words: string }[] {
  const { keeps, steps } = exercises[exercise];
  return keeps.flatMap((name) => {
    const step = steps.find((one) => 'name' in one && one.name === name);
    const words = wordsOf(answers[name]);
    return step && 'prompt' in step && words ? [{ prompt: step.prompt, words }] : [];
  });
}

/** The goal that a run ended in, if it did and it is to be kept: as they wrote it, from the day it is here. */
export function goalOf(
  { exercise, answers, keeps }: Run,
  today: Date,
): { what: string; when: string; day: string } | undefined {
  const what = wordsOf(answers.goal).slice(0, sizes.goal.what);
  if (exercise !== 'tiny-goal' || !keeps || what === '') return undefined;
  return { what, when: wordsOf(answers.when).slice(0, sizes.goal.when), day: localDay(today) };
}

/** What a browser kept, made whole again. Anything unreadable is nothing. */
export function readRuns(kept: unknown): Runs {
  if (typeof kept !== 'object' || kept === null) return noRuns;
  const { open, begun } = kept as { open?: unknown; begun?: Record<string, unknown> };
  const whole = exerciseIds.flatMap((id) => {
    const run = begun?.[id] as Partial<Run> | undefined;
    if (typeof run?.id !== 'string' || typeof run.answers !== 'object' || run.answers === null) return [];
    const at = Number.isInteger(run.at) ? Math.min(Math.max(run.at ?? 0, 0), stagesOf(exercises[id]).length - 1) : 0;
    const fresh = begin(id, run.id);
    const level = (value: unknown) => (Number.isInteger(value) ? (value as number) : null);
    const { answers, keeps } = run;
    return [{ ...fresh, at, answers, keeps: keeps === true, before: level(run.before), after: level(run.after) }];
  });
  const map = Object.fromEntries(whole.map((run) => [run.exercise, run])) as Runs['begun'];
  return { open: whole.find(({ exercise }) => exercise === open)?.exercise ?? null, begun: map };
}
