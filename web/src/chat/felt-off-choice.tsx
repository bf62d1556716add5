import { markFeltOff } from '@wren/contract/chat-messages.ts';
import { FeltOff, feltOffNames, feltOffOf } from '@wren/contract/steering.ts';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { announce } from './announce.ts';
import type { ShownMessage } from './chat-state.ts';
import type { MessageCommands } from './message-foot.tsx';

interface FeltOffChoiceProps {
  id: string;
  message: ShownMessage;
  commands: MessageCommands;
}

const heeded = 'Thank you. The next reply will heed it.';

/** What felt off about a reply. Each is kept as it is pressed, and taken back as it is pressed again. */
export function FeltOffChoice({ id, message, commands }: FeltOffChoiceProps) {
  const kept = feltOffOf(message);
  const [wanted, setWanted] = useState<readonly FeltOff[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reasons = wanted ?? kept;
  const mark = async (next: readonly FeltOff[]) => {
    const conversationId = commands.conversationId();
    if (conversationId === null) return;
    setWanted(next);
    setError(null);
    try {
      const params = { id: conversationId, message_id: message.id };
      commands.changed(
        await call(markFeltOff, { params, body: { reasons: [...next] } }, { failure: 'That could not be kept' }),
      );
      announce(next.length > 0 ? heeded : 'Taken back.');
    } catch (failure) {
      setError(failure instanceof Error ? `${failure.message} Please try again.` : 'That could not be kept.');
    }
    setWanted(null);
  };
  return (
    <div id={id} className="grid max-w-full gap-2 rounded-lg bg-sunk px-4 py-3 text-sm">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form that is sent; each of these acts at once */}
      <div role="group" aria-label="What felt off about it?" className="grid gap-2">
        <p>What felt off about it?</p>
        <div className="flex flex-wrap gap-2">
          {FeltOff.options.map((reason) => {
            const isOn = reasons.includes(reason);
            return (
              <button
                key={reason}
                type="button"
                aria-pressed={isOn}
                className={classes(
                  'inline-flex min-h-8 items-center gap-1 rounded-full px-3 ring-1 ring-inset transition-colors pointer-coarse:min-h-11',
                  isOn ? 'bg-dawn-pale ring-dawn' : 'bg-surface ring-line-strong hover:bg-paper',
                )}
                onClick={() => void mark(isOn ? reasons.filter((each) => each !== reason) : [...reasons, reason])}
              >
                {isOn && <Icon name="check" className="size-4 text-ember" />}
                {feltOffNames[reason]}
              </button>
            );
          })}
        </div>
      </div>
      {wanted === null && kept.length > 0 && <p className="text-quiet">{heeded}</p>}
      {error !== null && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
