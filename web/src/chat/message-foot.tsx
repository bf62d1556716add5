import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import type { ShownMessage } from './chat-state.ts';
import type { ActionsProps } from './message-actions.tsx';
import { timeOf } from './message-time.ts';
import { part } from './part.tsx';

export const Actions = part<ActionsProps>(
  () => import('./message-actions.tsx'),
  () => null,
);

/** What can be done with the messages of a conversation. The same object for as long as the screen is there. */
export interface MessageCommands {
  conversationId(): string | null;
  /** Has the last reply said another way. */
  regenerate(replyId: string): void;
  /** Sends other words in the place of an earlier message. Returns whether they are on their way. */
  edit(message: ShownMessage, text: string): boolean;
  changed(message: ShownMessage): void;
  refuse(error: unknown, fallback: string): void;
  laterThan(messageId: string): number;
}

/** When it was said, and what can be done with it. */
export function MessageFoot({ isBare, ...props }: ActionsProps & { isBare: boolean }) {
  const { message, isNewest } = props;
  const [wasOpened, setOpened] = useState(false);
  const time = timeOf(message.timestamp);
  const isOpen = !isBare && (isNewest || wasOpened);
  return (
    <div className="-mt-1 grid min-h-8 max-w-full justify-items-[inherit] gap-2">
      <div
        className={classes(
          'flex max-w-full flex-wrap items-center gap-x-1',
          message.role === 'user' && 'translate-x-2 justify-end',
        )}
      >
        {time && (
          <time dateTime={message.timestamp} className="px-1 text-quiet text-xs tabular-nums">
            {time}
          </time>
        )}
        {!isBare && !isOpen && (
          <button
            type="button"
            data-return
            aria-label={message.role === 'user' ? 'What to do with your message' : 'What to do with this reply'}
            className="grid size-8 place-items-center rounded-full text-quiet opacity-60 hover:bg-sunk hover:text-ink hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-11"
            onClick={() => setOpened(true)}
          >
            <Icon name="more" className="size-4.5" />
          </button>
        )}
        {isOpen && <Actions {...props} />}
      </div>
    </div>
  );
}
