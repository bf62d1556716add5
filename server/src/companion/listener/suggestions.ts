import type { Goal } from '@wren/contract/users.ts';
import type { Reading } from '../reading/reading.ts';
import { holdsOutRefused } from '../reading/refused-kinds.ts';
import type { Topic } from '../reading/topics.ts';
import type { Step } from './lines/situation.ts';
import { anything, linesFor } from './lines/situations.ts';
import type { ListenerState } from './state.ts';

/** Where a goal on someone's profile would look for a step. */
export const towards: Readonly<Record<Goal, Topic>> = {
  confidence: 'self-worth',
  healing: 'trauma',
  'self-acceptance': 'self-worth',
  boundaries: 'boundaries',
  communication: 'talking',
  'stress management': 'overload',
  'emotional regulation': 'anger',
  'self-discovery': 'identity',
  growth: 'identity',
  resilience: 'low mood',
  mindfulness: 'worry',
  relationships: 'partner',
  'work-life balance': 'overwork',
  'self-care': 'self-neglect',
};

/**
 * The small steps that fit, best first: for what is spoken of now, then for the person's goals, then for any hard day.
 * Never one that was offered, refused, itself or by its kind, or already tried. Cards and exercises join the listener through this door.
 */
export function suggestions(reading: Reading, state: ListenerState, goals: readonly Goal[]): Step[] {
  const spoken = Object.entries(state.topics)
    .sort((a, b) => b[1] - a[1])
    .map(([topic]) => topic as Topic);
  const said = /\b(?:tell|say|talk)\b/i.test(reading.text) && reading.act === 'advice' ? (['talking'] as const) : [];
  const topics: Topic[] = [...said, ...(reading.topics as Topic[]).slice(0, 1), ...spoken.slice(0, 3)];
  const wished = topics.length > 0 ? [] : goals.map((goal) => towards[goal]);
  const steps = [...topics, ...wished].flatMap((topic) => linesFor[topic]?.steps ?? []).concat(anything.steps);
  const gone = new Set([...state.offered, ...state.refused, ...state.tried]);
  const isRefused = holdsOutRefused(state.refused);
  return steps.filter(
    (step, at) => !gone.has(step.id) && steps.indexOf(step) === at && ![step.offer, ...step.how].some(isRefused),
  );
}
