import { useCallback, useEffect, useReducer } from 'react';
import { readRoom, writeRoom } from './device.ts';
import { reportWaiting } from './report.ts';
import { type RunEvent, type Runs, readRuns, runs } from './run.ts';

/** The exercises of this person on this device: kept after every change, so that a reload finds the same step. */
export function useRuns(): [Runs, (event: RunEvent) => void] {
  const [state, dispatch] = useReducer(runs, null, () => readRuns(readRoom('exercises')));
  useEffect(() => {
    const empty = Object.keys(state.begun).length === 0;
    const open = state.open === 'list' ? null : state.open;
    writeRoom('exercises', empty ? null : { open, begun: state.begun });
  }, [state]);
  useEffect(() => {
    const tell = () => void reportWaiting();
    tell();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);
  return [state, useCallback(dispatch, [])];
}
