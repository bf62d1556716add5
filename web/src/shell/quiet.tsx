/** The moment before a screen is there: nothing moves, and a screen reader is told. */
export function Quiet() {
  return (
    <output aria-busy="true" className="sr-only">
      Loading…
    </output>
  );
}
