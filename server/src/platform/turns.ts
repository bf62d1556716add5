const waiting: (() => void)[] = [];

/**
 * Resolves when it is this caller's turn to keep the thread for a few milliseconds. There is one turn in each round of the
 * event loop, first come, first served: in between, whatever came for replies under way is passed on. So many who write
 * at once wait for each other, and nobody's sentence halts for all of them. With nobody else it costs one empty round.
 */
export function myTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(next);
}
