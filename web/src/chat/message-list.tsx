import type { ExerciseId } from '@wren/contract/exercises.ts';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ShownMessage } from './chat-state.ts';
import { Message } from './message.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useDrawn } from './use-drawn.ts';

/** Spec section 9: the button to the bottom shows with more messages than this. */
export const fewMessages = 3;

interface MessageListProps {
  messages: readonly ShownMessage[];
  /** Changes with the conversation, and with nothing else. */
  conversation: string;
  /** Changes with each message sent from here. */
  sent: string;
  onSend(text: string): void;
  onBegin(exercise: ExerciseId): void;
  /** What stands below the messages: an exercise. */
  below: ReactNode;
  /** What stands above the messages: the empty chat, the notice of the day. */
  children: ReactNode;
}

export function MessageList({ messages, conversation, sent, onSend, onBegin, below, children }: MessageListProps) {
  const { frame, content, isAway, toBottom } = useAutoScroll(`${conversation} ${sent}`, messages.length === 0);
  const top = useRef<HTMLDivElement>(null);
  const first = useDrawn(messages.length, conversation, frame, top);
  const last = messages.at(-1);
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Conversation"
        className="chat-scroll flex h-full flex-col overflow-y-auto"
      >
        <div ref={content} className="mx-auto flex w-full max-w-conversation flex-1 flex-col gap-6 px-4 py-6 md:px-6">
          {children}
          {messages.length > 0 && (
            // Said aloud by the announcer, whole; a log that spoke for itself would speak every few words.
            <div role="log" aria-live="off" aria-label="Messages" className="flex flex-col gap-5">
              {first > 0 && <div ref={top} className="h-px" />}
              {messages.slice(first).map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  offersFollowUps={message === last}
                  onSend={onSend}
                  onBegin={onBegin}
                />
              ))}
            </div>
          )}
          {below}
        </div>
      </section>
      {isAway && messages.length > fewMessages && (
        <Button
          look="secondary"
          size="icon"
          aria-label="Scroll to bottom"
          className="absolute right-4 bottom-3 bg-raised"
          onClick={toBottom}
        >
          <Icon name="arrow-down" />
        </Button>
      )}
    </div>
  );
}
