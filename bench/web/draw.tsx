import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import { Streamdown } from 'streamdown';
import type { Words } from '../../web/src/chat/chat-store.ts';
import Markdown from '../../web/src/chat/markdown.tsx';
import { StreamingText } from '../../web/src/chat/streaming-text.tsx';
import type { Way } from './asked.ts';

interface Shown {
  text: string;
  isWhole: boolean;
}

let said = '';
const listeners = new Set<() => void>();
const words: Words = {
  now: () => said,
  follow(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
const growing = <StreamingText words={words} />;

const drawings: Record<Way, (shown: Shown) => ReactNode> = {
  text: ({ text }) => <p>{text}</p>,
  wren: ({ text, isWhole }) => (isWhole ? <Markdown text={text} /> : growing),
  'react-markdown': ({ text }) => <ReactMarkdown>{text}</ReactMarkdown>,
  streamdown: ({ text, isWhole }) => <Streamdown isAnimating={!isWhole}>{text}</Streamdown>,
};

/** As in the chat (`web/src/lib/chat-calls.ts`): what came in is shown every so many ms. */
const batch = 80;

globalThis.draw = async ({ way, text, perSecond }) => {
  const Drawn = drawings[way];
  const root = createRoot(document.querySelector('main') ?? document.body);
  const ends = [...text.matchAll(/\s*\S+/g)].map(({ index, 0: word }) => index + word.length);
  const started = performance.now();
  for (let shown = 0; shown < ends.length; ) {
    await wait(batch);
    shown = Math.min(ends.length, Math.floor(((performance.now() - started) * perSecond) / 1000));
    said = text.slice(0, ends[shown - 1] ?? 0);
    root.render(<Drawn text={said} isWhole={false} />);
    for (const listener of listeners) listener();
  }
  root.render(<Drawn text={text} isWhole />);
  await wait(1000);
};

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
