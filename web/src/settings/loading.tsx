/** The shape of what is on its way, and a word for those who cannot see it. */
export function Loading() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Loading...</output>
      {['w-2/3', 'w-full', 'w-1/2'].map((width) => (
        <div key={width} aria-hidden="true" className={`h-12 max-w-conversation rounded-md bg-sunk ${width}`} />
      ))}
    </div>
  );
}
