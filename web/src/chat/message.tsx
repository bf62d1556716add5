import { brand } from '@wren/contract/brand.ts';
import type { ExerciseId } from '@wren/contract/exercises.ts';
import { type ComponentProps, lazy, memo, Suspense, useCallback, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { CrisisCard } from '../crisis/crisis-card.tsx';
import { ExerciseOffer } from '../exercises/slot.tsx';
import type { ShownMessage } from './chat-state.ts';
import type { Words } from './chat-store.ts';
import type Edit from './edit-message.tsx';
import { FreshlyRemembered } from './freshly-remembered.tsx';
import { readEdit } from './kept-words.ts';
import { Actions, type MessageCommands, MessageFoot } from './message-foot.tsx';
import { CitedCard, FollowUps, KeptGoal, Notice } from './message-tags.tsx';
import { Markdown, MessageWords, Plain } from './message-words.tsx';

const EditMessage = lazy<typeof Edit>(() => import('./edit-message.tsx').catch(() => ({ default: NoEdit })));

interface MessageProps {
  message: ShownMessage;
  /** The words of the reply that is being written. */
  words: Words;
  /** Only the newest reply offers ways to go on. */
  offersFollowUps: boolean;
  /** Of the newest exchange, what can be done is in sight; of the others it is one press away. */
  isNewest: boolean;
  /** It is being answered: nothing can be done with it yet. */
  isOnItsWay: boolean;
  /** Undefined off the record. */
  commands: MessageCommands | undefined;
  onSend(text: string): void;
  onBegin(exercise: ExerciseId): void;
}

/** One message. Drawn once when it is finished, however long the conversation goes on. */
export const Message = memo(function Message(props: MessageProps) {
  const { message, words, offersFollowUps, isNewest, isOnItsWay, commands, onSend, onBegin } = props;
  const isMine = message.role === 'user';
  const [isEditing, setEditing] = useState(() => isMine && commands !== undefined && readEdit(message.id) !== null);
  const edit = useCallback(() => setEditing(true), []);
  const article = useRef<HTMLElement>(null);
  const giveUp = () => {
    setEditing(false);
    // The field goes, and the focus with it, unless it is brought back.
    requestAnimationFrame(() => article.current?.querySelector<HTMLElement>('[data-return]')?.focus());
  };
  const tagged = (tag: string) => message.tags.filter((each) => each.tag === tag).map(({ content }) => content);
  const [crisis] = [...tagged('CRISIS'), ...tagged('SUPPORT')];
  const followUps = offersFollowUps && !message.streaming ? tagged('FOLLOW-UP') : [];
  const hasBubble = message.streaming || message.content !== '';
  if (isEditing && isMine && commands) {
    return (
      <article>
        <h2 className="sr-only">You</h2>
        <Suspense fallback={<Plain text={message.content} />}>
          <EditMessage
            messageId={message.id}
            start={message.content}
            later={commands.laterThan(message.id)}
            onSend={(text) => commands.edit(message, text)}
            onCancel={giveUp}
          />
        </Suspense>
      </article>
    );
  }
  return (
    <article ref={article} className={classes('flex flex-col gap-2', isMine ? 'items-end' : 'items-start')}>
      <h2 className="sr-only">{isMine ? 'You' : brand.name}</h2>
      {crisis !== undefined && <CrisisCard content={crisis} />}
      {hasBubble && (
        <div
          className={classes(
            'max-w-[80%] break-words rounded-xl px-5 py-3.5 forced-colors:border',
            isMine ? 'rounded-br-sm bg-dawn-pale' : 'rounded-bl-sm bg-surface',
          )}
        >
          <MessageWords message={message} words={words} />
        </div>
      )}
      {tagged('NOTICE').map((content) => (
        <Notice key={content} content={content} />
      ))}
      {!message.streaming && tagged('EXERCISE').map((id) => <ExerciseOffer key={id} id={id} onBegin={onBegin} />)}
      {tagged('GOAL').map((content) => (
        <KeptGoal key={content} content={content} />
      ))}
      {tagged('SOURCE').map((content) => (
        <CitedCard key={content} content={content} />
      ))}
      {!message.streaming && (
        <MessageFoot message={message} isNewest={isNewest} commands={commands} onEdit={edit} isBare={isOnItsWay} />
      )}
      {!isMine && !message.streaming && commands && <FreshlyRemembered message={message} isNewest={isNewest} />}
      {followUps.length > 0 && <FollowUps texts={followUps} onSend={onSend} />}
    </article>
  );
});

/** Fetches what the first finished reply needs. */
export function prepareMessages(): void {
  Markdown.prepare();
  Actions.prepare();
}

/** The message as it is, where what edits it does not arrive. */
function NoEdit({ start, onCancel }: Pick<ComponentProps<typeof Edit>, 'start' | 'onCancel'>) {
  return (
    <div className="grid justify-items-end gap-2">
      <Plain text={start} />
      <Alert>Editing could not be loaded. Please reload the page.</Alert>
      <Button look="secondary" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
