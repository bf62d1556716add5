import type { ExerciseId } from '@wren/contract/exercises.ts';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ShownMessage } from './chat-state.ts';
import type { Words } from './chat-store.ts';
import { DrawnMessages, useSame } from './drawn-messages.tsx';
import { Message } from './message.tsx';
import type { MessageCommands } from './message-foot.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import type { Target } from './use-chat.ts';
import { useDrawn } from './use-drawn.ts';

/** Spec section 9: the button to the bottom shows with more messages than this. */
export const fewMessages = 3;

interface MessageListProps {
  messages: readonly ShownMessage[];
  /** The words of the reply that is being written. */
  words: Words;
  /** Changes with the conversation, and with nothing else. */
  conversation: string;
  /** Changes with each message sent from here. */
  sent: string;
  /** The message to open at, instead of the newest. */
  target: Target | null;
  /** Undefined off the record. */
  commands?: MessageCommands | undefined;
  onSend(text: string): void;
  onBegin(exercise: ExerciseId): void;
  /** What stands below the messages: an exercise. */
  below: ReactNode;
  /** What stands above the messages: the empty chat, the notice of the day. */
  children: ReactNode;
}

/** The messages in a frame that scrolls. Drawn anew when a message comes or goes, never for the words of one. */
export function MessageList(props: MessageListProps) {
  const { messages, words, conversation, sent, target, commands, onSend, onBegin, below, children } = props;
  const [frame, content] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [top, bottom] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const drawn = useDrawn(messages, `${conversation} ${sent}`, target, { frame, top, bottom });
  const { first, end, reachesEnd } = drawn;
  const { isAway, toBottom } = useAutoScroll(
    { frame, content },
    {
      arrival: `${conversation} ${sent} ${drawn.returns}`,
      isEmpty: messages.length === 0,
      reachesEnd,
      held: drawn.target,
    },
  );
  const last = messages.at(-1);
  const reply = reachesEnd && last?.streaming ? last : undefined;
  const settled = useSame(messages.slice(first, reply ? end - 1 : end));
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
              <DrawnMessages
                messages={settled}
                words={words}
                previous={messages[first - 1]}
                reachesEnd={reachesEnd}
                isAnswering={last?.streaming === true}
                commands={commands}
                onSend={onSend}
                onBegin={onBegin}
              />
              {reply && (
                <Message
                  message={reply}
                  words={words}
                  offersFollowUps={false}
                  isNewest={false}
                  isOnItsWay={false}
                  commands={commands}
                  onSend={onSend}
                  onBegin={onBegin}
                />
              )}
              {!reachesEnd && <div ref={bottom} className="h-px" />}
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
          onClick={reachesEnd ? toBottom : drawn.toEnd}
        >
          <Icon name="arrow-down" />
        </Button>
      )}
    </div>
  );
}
