import type { ExerciseId } from '@wren/contract/exercises.ts';
import { Fragment, memo, useRef } from 'react';
import type { ShownMessage } from './chat-state.ts';
import type { Words } from './chat-store.ts';
import { DaySeparator, useToday } from './day-separator.tsx';
import { Message } from './message.tsx';
import type { MessageCommands } from './message-foot.tsx';
import { isSameDay } from './message-time.ts';

interface DrawnMessagesProps {
  messages: readonly ShownMessage[];
  words: Words;
  /** The message before the first of these, if there is one. */
  previous: ShownMessage | undefined;
  /** The last of these is the newest there is. */
  reachesEnd: boolean;
  /** A reply is being written to the newest of them. */
  isAnswering: boolean;
  /** Undefined off the record. */
  commands: MessageCommands | undefined;
  onSend(text: string): void;
  onBegin(exercise: ExerciseId): void;
}

/** Messages that stand, with the days they were said on. Not drawn again while a reply is written below them. */
export const DrawnMessages = memo(function DrawnMessages(props: DrawnMessagesProps) {
  const { messages, words, previous, reachesEnd, isAnswering, commands, onSend, onBegin } = props;
  const today = useToday();
  const newest = reachesEnd ? messages.length - 1 : Number.POSITIVE_INFINITY;
  return (
    <div className="settled flex flex-col gap-5">
      {messages.map((message, at) => {
        const before = messages[at - 1] ?? previous;
        return (
          <Fragment key={message.id}>
            {(!before || !isSameDay(before.timestamp, message.timestamp)) && (
              <DaySeparator timestamp={message.timestamp} today={today} />
            )}
            <div data-message={message.id} tabIndex={-1} className="message">
              <Message
                message={message}
                words={words}
                offersFollowUps={!isAnswering && at === newest}
                isNewest={!isAnswering && at >= newest - 1}
                isOnItsWay={isAnswering && at === newest}
                commands={commands}
                onSend={onSend}
                onBegin={onBegin}
              />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
});

/** The list of before, for as long as the same messages are in it. */
export function useSame(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const held = useRef(messages);
  const isSame =
    held.current.length === messages.length && messages.every((message, at) => message === held.current[at]);
  if (!isSame) held.current = messages;
  return held.current;
}
