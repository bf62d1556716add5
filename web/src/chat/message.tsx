import { brand } from '@wren/contract/brand.ts';
import type { ExerciseId } from '@wren/contract/exercises.ts';
import { parseGoalTag } from '@wren/contract/goals.ts';
import { cardAddress, parseSourceTag } from '@wren/contract/knowledge.ts';
import { type ComponentType, lazy, memo, Suspense, useCallback, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { CrisisCard } from '../crisis/crisis-card.tsx';
import { ExerciseOffer } from '../exercises/slot.tsx';
import type { ShownMessage } from './chat-state.ts';
import { readEdit } from './kept-words.ts';
import { loadActions, type MessageCommands, MessageFoot } from './message-foot.tsx';
import { StreamingText, TypingDots } from './streaming-text.tsx';

const loadMarkdown = () => import('./markdown.tsx');
/** A part that does not arrive (a lost connection, a newer release) costs the looks of a reply, never the reply. */
const Markdown = lazy<ComponentType<{ text: string }>>(() => loadMarkdown().catch(() => ({ default: Plain })));

const Remembered = lazy<ComponentType<{ messageId: string }>>(() =>
  import('../memories/remembered.tsx').catch(() => ({ default: () => null })),
);
/** A reply finished less than this ago (ms) may still make Wren remember something. */
const fresh = 60_000;

const EditMessage = lazy(() => import('./edit-message.tsx'));

interface MessageProps {
  message: ShownMessage;
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
  const { message, offersFollowUps, isNewest, isOnItsWay, commands, onSend, onBegin } = props;
  const [isEditing, setEditing] = useState(() => commands !== undefined && readEdit(message.id) !== null);
  const edit = useCallback(() => setEditing(true), []);
  const article = useRef<HTMLElement>(null);
  const giveUp = () => {
    setEditing(false);
    // The field goes, and the focus with it, unless it is brought back.
    requestAnimationFrame(() => article.current?.querySelector<HTMLElement>('[data-return]')?.focus());
  };
  const isMine = message.role === 'user';
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
          <Words message={message} />
        </div>
      )}
      {tagged('NOTICE').map((notice) => (
        <p key={notice} className="max-w-[80%] text-quiet text-sm italic">
          {notice}
        </p>
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
      {followUps.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are three things one could say
        <div role="group" aria-label="You could say" className="flex max-w-full flex-wrap gap-2 pt-1">
          {followUps.map((text) => (
            <Button key={text} look="secondary" size="sm" className="py-1.5 text-left" onClick={() => onSend(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
});

interface FreshlyRememberedProps {
  message: ShownMessage;
  isNewest: boolean;
}

/** What this reply made Wren remember. Asked for where the reply was seen to end, and not for every reply of the past. */
function FreshlyRemembered({ message: { id, timestamp }, isNewest }: FreshlyRememberedProps) {
  const [isFresh] = useState(() => isNewest && Date.now() - Date.parse(timestamp) < fresh);
  return (
    isFresh && (
      <Suspense fallback={null}>
        <Remembered messageId={id} />
      </Suspense>
    )
  );
}

/** A goal set here: Wren keeps it and asks about it another time. */
function KeptGoal({ content }: { content: string }) {
  const goal = parseGoalTag(content);
  if (!goal) return null;
  return (
    <p className="max-w-[80%] px-1 text-quiet text-sm">
      Kept for next time: {goal.what}
      {goal.when && `, ${goal.when}`}
    </p>
  );
}

/** The card a reply was made from. Opens beside the conversation, never over it. */
function CitedCard({ content }: { content: string }) {
  const source = parseSourceTag(content);
  if (!source) return null;
  return (
    <p className="max-w-[80%] px-1 text-quiet text-sm">
      From{' '}
      <a
        href={cardAddress(source.slug)}
        target="_blank"
        rel="noopener"
        className="underline decoration-line-strong underline-offset-[0.2em] hover:text-ink"
      >
        {source.title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

function Words({ message }: { message: ShownMessage }) {
  if (message.role === 'user') return <Plain text={message.content} />;
  if (message.streaming) return message.content === '' ? <TypingDots /> : <StreamingText text={message.content} />;
  return (
    <Suspense fallback={<Plain text={message.content} />}>
      <Markdown text={message.content} />
    </Suspense>
  );
}

function Plain({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

/** Fetches what the first finished reply needs. */
export function prepareMessages(): void {
  loadMarkdown().catch(() => undefined);
  loadActions().catch(() => undefined);
}
