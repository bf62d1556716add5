const channel = new EventTarget();

/** Has a screen reader say something that just happened, once it has said what it is saying. */
export function announce(words: string): void {
  channel.dispatchEvent(new CustomEvent('said', { detail: words }));
}

/** Follows what is announced. Returns how to stop. */
export function onAnnounced(say: (words: string) => void): () => void {
  const listener = (event: Event) => say((event as CustomEvent<string>).detail);
  channel.addEventListener('said', listener);
  return () => channel.removeEventListener('said', listener);
}
