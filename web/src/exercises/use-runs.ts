import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import { readRoom, writeRoom } from './device.ts';
import { report, reportWaiting } from './report.ts';
import { type Run, type RunEvent, type Runs, readRuns, runs } from './run.ts';

/**
 * The exercises of this person on this device: kept after every change, so that a reload finds the same step. What is
 * finished is told to the server now, or when there is a connection, and the lists of it are read anew.
 */
export function useRuns(): { state: Runs; dispatch: (event: RunEvent) => void; tell: (finished?: Run) => void } {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(runs, null, () => readRuns(readRoom('exercises')));
  useEffect(() => {
    const empty = Object.keys(state.begun).length === 0;
    const open = state.open === 'list' ? null : state.open;
    writeRoom('exercises', empty ? null : { open, begun: state.begun });
  }, [state]);
  const tell = useCallback(
    (finished?: Run) =>
      void (finished ? report(finished) : reportWaiting()).then((told) => {
        if (!told) return;
        for (const list of ['exercises', 'goals']) void client.invalidateQueries({ queryKey: [list] });
      }),
    [client],
  );
  useEffect(() => {
    const tellAll = () => tell();
    tellAll();
    addEventListener('online', tellAll);
    return () => removeEventListener('online', tellAll);
  }, [tell]);
  return { state, dispatch: useCallback(dispatch, []), tell };
}
