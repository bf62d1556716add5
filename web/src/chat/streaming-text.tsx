import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Words } from './chat-store.ts';

/** A reply that is being written: dots before its first word, then the words. */
export function StreamingText({ words }: { words: Words }) {
  const isEmpty = useSyncExternalStore(words.follow, () => words.now() === '');
  return isEmpty ? <TypingDots /> : <Growing words={words} />;
}

/** Words as they come: plain and faded. They are put into the page by hand, so that a few more words draw nothing else. */
function Growing({ words }: { words: Words }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const write = () => place.current && grow(place.current, words.now());
    write();
    return words.follow(write);
  }, [words]);
  return <div ref={place} className="grid gap-3 text-quiet" data-testid="streaming-text" />;
}

/** Makes the paragraphs inside `place` those of `text`, without the marks of emphasis. Touches only what has changed. */
function grow(place: HTMLElement, text: string): void {
  const paragraphs = text.split(/\n{2,}/);
  while (place.childElementCount > paragraphs.length) place.lastElementChild?.remove();
  for (const [at, said] of paragraphs.entries()) {
    const paragraph = place.children[at] ?? newParagraph(place);
    const shown = said.replaceAll('**', '');
    const before = paragraph.textContent;
    if (shown === before) continue;
    // Words put beside the others are shaped alone; in one text with them, all would be.
    if (shown.startsWith(before)) paragraph.append(shown.slice(before.length));
    else paragraph.textContent = shown;
  }
}

function newParagraph(place: HTMLElement): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'whitespace-pre-wrap';
  return place.appendChild(paragraph);
}

/** Somebody is thinking. Still for those who ask for less motion. */
function TypingDots() {
  return (
    <span className="flex h-7 items-center gap-1.5" data-testid="typing-dots">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-2 animate-typing rounded-full bg-line-strong"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    </span>
  );
}
