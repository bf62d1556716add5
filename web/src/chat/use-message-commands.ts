import { useMemo } from 'react';
import type { ChatCommands } from './chat-commands.ts';
import type { ShownMessage } from './chat-state.ts';
import type { MessageCommands } from './message-foot.tsx';

/** What can be done with a message. What was pressed goes away with the words it belonged to, so the composer takes the focus. */
export function useMessageCommands(commands: ChatCommands, focusComposer: () => void): MessageCommands {
  return useMemo(
    () => ({
      ...commands,
      regenerate(replyId: string) {
        commands.regenerate(replyId);
        focusComposer();
      },
      edit(message: ShownMessage, text: string) {
        const isOnItsWay = commands.edit(message, text);
        if (isOnItsWay) focusComposer();
        return isOnItsWay;
      },
    }),
    [commands, focusComposer],
  );
}
