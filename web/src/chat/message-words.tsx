import type { ShownMessage } from './chat-state.ts';
import type { Words } from './chat-store.ts';
import { part } from './part.tsx';
import { StreamingText } from './streaming-text.tsx';

/** What does not arrive costs the looks of a reply, never the reply. */
export const Markdown = part<{ text: string }>(() => import('./markdown.tsx'), Plain);

interface MessageWordsProps {
  message: ShownMessage;
  /** The words of the reply that is being written. */
  words: Words;
}

/** What a message says: a person's own words as they wrote them, a reply as it comes, and then as it was meant to look. */
export function MessageWords({ message, words }: MessageWordsProps) {
  if (message.streaming) return <StreamingText words={words} />;
  return message.role === 'user' ? <Plain text={message.content} /> : <Markdown text={message.content} />;
}

export function Plain({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}
