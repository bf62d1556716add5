import type { Step } from '@wren/contract/exercises.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { breathAt, roundSeconds } from './breath.ts';
import { outlines, sides } from './pacer-shapes.ts';

interface PacerProps {
  step: Extract<Step, { kind: 'breathe' }>;
  /** Rounds breathed before a reload. */
  done: number;
  onRound(rounds: number): void;
}

/**
 * A light that walks around as slowly as a breath, with the count in the middle. Where less motion is wanted nothing
 * moves: the side that counts is lit, and the numbers are enough.
 */
export function Pacer({ step: { phases, rounds }, done, onRound }: PacerProps) {
  const [elapsed, setElapsed] = useState(done * roundSeconds(phases));
  const [going, setGoing] = useState(false);
  const breath = breathAt(phases, elapsed);
  const isOver = breath.round >= rounds;
  const phase = phases[breath.phase];
  const begun = elapsed > 0 || going;

  useEffect(() => {
    if (!going || isOver) return;
    const timer = setTimeout(() => setElapsed(elapsed + 1), 1000);
    return () => clearTimeout(timer);
  }, [going, isOver, elapsed]);
  useEffect(() => {
    if (breath.round > done) onRound(breath.round);
  }, [breath.round]);

  const isSquare = phases.length === 4;
  const lit = going && !isOver;
  return (
    <div className="grid justify-items-center gap-4">
      <div className="pacer" data-shape={isSquare ? 'square' : 'circle'}>
        <svg viewBox="0 0 240 240" aria-hidden="true" fill="none">
          <path d={isSquare ? outlines.square : outlines.circle} className="pacer-path" />
          {isSquare && lit && <path d={sides[breath.phase]} className="pacer-side" />}
        </svg>
        <i
          className="pacer-sun"
          data-full={(lit && (breath.phase === 0 || (isSquare && breath.phase === 1))) || undefined}
          style={{ transitionDuration: `${phase?.seconds ?? 4}s` }}
        />
        <i
          className="pacer-light"
          style={{ offsetDistance: `${(lit ? breath.way : Math.floor(breath.way)) * 100}%` }}
        />
        <p className="pacer-words" aria-hidden="true">
          {isOver ? (
            <span className="text-lg">Well breathed.</span>
          ) : lit ? (
            <>
              <span className="text-lg">{phase?.say}</span>
              <span className="font-display text-3xl tabular-nums">{breath.left}</span>
            </>
          ) : (
            <span className="text-lg">{begun ? 'Paused' : 'Ready'}</span>
          )}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isOver ? `${rounds} rounds done.` : lit ? phase?.say : ''}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <p className="text-quiet text-sm tabular-nums">
          {isOver ? `${rounds} rounds done` : `Round ${breath.round + 1} of ${rounds}`}
        </p>
        {!isOver && (
          <Button look="secondary" onClick={() => setGoing(!going)}>
            {going ? 'Pause' : begun ? 'Go on' : 'Start'}
          </Button>
        )}
      </div>
    </div>
  );
}
