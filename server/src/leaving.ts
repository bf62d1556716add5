/** npm and the terminal both pass one Ctrl-C on, so signals this close together (ms) are one. */
const oneSignal = 500;
/** However slowly the house is left, it is left after this long (ms). */
const patience = 20_000;

/**
 * An AbortSignal that fires when this process is asked to leave (SIGTERM, or Ctrl-C). Whoever asks again, or waits too
 * long, ends it at once: the embedded PostgreSQL then stops by itself.
 */
export function listenForLeaving(): AbortSignal {
  const leaving = new AbortController();
  let asked = 0;
  const ask = () => {
    const now = performance.now();
    if (!leaving.signal.aborted) {
      asked = now;
      setTimeout(() => process.exit(1), patience).unref();
      leaving.abort();
    } else if (now - asked > oneSignal) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', ask).on('SIGINT', ask);
  return leaving.signal;
}
