import { brand } from '@wren/contract/brand.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { onAnnounced } from './announce.ts';
import type { Exchange, ShownMessage } from './chat-state.ts';
import { plainWords } from './plain-words.ts';

interface AnnouncerProps {
  conversationId: string | null;
  exchange: Exchange | null;
  messages: readonly ShownMessage[];
}

/** Tells a screen reader that Wren is writing, and then what was written: whole, never word by word. */
export const Announcer = memo(function Announcer({ conversationId, exchange, messages }: AnnouncerProps) {
  const [said, setSaid] = useState('');
  /** Where a reply is awaited; undefined where none is. */
  const awaited = useRef<string | null | undefined>(undefined);
  const isWriting = exchange !== null;
  const isLost = exchange?.lost === true;
  const last = messages.at(-1);
  const finished = last?.role === 'assistant' ? last.content : '';
  /** The card with people to call came with this reply: said at once, for it stands before the words. */
  const tags = (exchange ? exchange.reply : last)?.tags ?? [];
  const help = tags.some(({ tag }) => tag === 'CRISIS') ? 'Crisis help is shown. ' : '';

  useEffect(() => {
    if (isWriting) {
      awaited.current = conversationId;
      setSaid(isLost ? 'The connection was lost. Looking for it again.' : `${help}${brand.name} is writing`);
      return;
    }
    if (awaited.current === undefined) return;
    // Whoever went to another conversation meanwhile is told nothing of this one.
    setSaid(
      awaited.current === conversationId && finished !== '' ? `${help}${brand.name}: ${plainWords(finished)}` : '',
    );
    awaited.current = undefined;
  }, [isWriting, isLost, finished, help, conversationId]);

  // The same words twice are a change only when there was nothing between them.
  useEffect(
    () =>
      onAnnounced((words) => {
        setSaid('');
        requestAnimationFrame(() => setSaid(words));
      }),
    [],
  );

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
});
