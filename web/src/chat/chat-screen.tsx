import { brand } from '@wren/contract/brand.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { NotHere } from '#ui/not-here.tsx';
import { Wren } from '#ui/wren.tsx';
import { ExerciseSlot, ExercisesButton, useExercises } from '../exercises/slot.tsx';
import { Announcer } from './announcer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { type ShownMessage, shownMessages } from './chat-state.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { ConversationSide } from './conversation-side.tsx';
import { DisclosureNotice } from './disclosure-notice.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { prepareMessages } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { part } from './part.tsx';
import { SteeringChoice } from './steering-choice.tsx';
import { useChat } from './use-chat.ts';
import { useSteering } from './use-steering.ts';
import './chat.css';

/** A failure often is a lost connection: what goes with it must not need one. */
const SpentNote = part(
  () => import('../subscription/spent-note.tsx'),
  () => null,
);

/** Navigation state another screen may send along: said once, as if typed here. */
export interface ChatNavigation {
  initialMessage?: string;
  /** Kept by the browser with this one entry of its history: a reload stays off the record, and begins anew. */
  offTheRecord?: true;
}

const OffTheRecord = lazy(() => import('./off-the-record.tsx').catch(() => ({ default: NotHereYet })));

/** /app/discuss */
export default function DiscussScreen() {
  const { offTheRecord } = (useLocation().state ?? {}) as ChatNavigation;
  if (!offTheRecord) return <ChatScreen />;
  return (
    <Suspense fallback={null}>
      <OffTheRecord />
    </Suspense>
  );
}

function NotHereYet() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 p-6 outline-none">
      <NotHere />
    </main>
  );
}

function ChatScreen() {
  const { state, words, commands, target } = useChat();
  const composer = useRef<ComposerHandle>(null);
  const { selected, exchange } = state;
  const messages = useMemo(() => shownMessages(state), [state]);
  const isEmpty = messages.length === 0 && selected === null && state.loading === null;

  const exercises = useExercises();

  const { steering, setSteering } = useSteering(selected?.id ?? 'new', messages);
  const steered = useRef(steering);
  steered.current = steering;
  const send = useCallback((text: string) => void commands.send(text, steered.current), [commands]);

  useInitialMessage(send);
  useEffect(prepareMessages, []);
  useEffect(() => {
    // Never the title of a conversation: the browser's history would keep it.
    document.title = `Chat · ${brand.name}`;
  }, []);

  /** Not where a keyboard would come up over what is being read. */
  const focusComposer = useCallback(() => {
    if (matchMedia('(hover: hover)').matches) composer.current?.focus();
  }, []);
  /** The button that was pressed goes away, so the composer takes the focus. */
  const sendAndFocus = useCallback(
    (text: string) => {
      send(text);
      focusComposer();
    },
    [send, focusComposer],
  );

  /** What was pressed goes away with the words it belonged to. */
  const forMessages = useMemo(
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

  /** The same for as long as nothing in it changes: the composer is not drawn again with every few words of a reply. */
  const tools = useMemo(
    () => (
      <>
        <ExercisesButton onClick={exercises.list} />
        <div className="order-last basis-full sm:order-none sm:mx-auto sm:basis-auto">
          <SteeringChoice value={steering} onChange={setSteering} />
        </div>
      </>
    ),
    [exercises.list, steering, setSteering],
  );

  return (
    <>
      <main id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
        <ChatHeader selected={selected} isEmpty={isEmpty} />
        <MessageList
          messages={messages}
          words={words}
          conversation={selected?.id ?? 'new'}
          sent={exchange?.key ?? ''}
          target={target}
          commands={selected?.archived ? undefined : forMessages}
          onSend={sendAndFocus}
          onBegin={exercises.begin}
          below={
            <ExerciseSlot
              wish={exercises.wish}
              onTell={exchange || selected?.archived ? undefined : sendAndFocus}
              onClose={focusComposer}
              onOpenChange={exercises.setOpen}
            />
          }
        >
          <DisclosureNotice />
          {isEmpty && !exercises.isOpen && <EmptyChat onSend={sendAndFocus} />}
          {isEmpty && exercises.isOpen && <h1 className="sr-only">New chat</h1>}
        </MessageList>
        <div className="mx-auto w-full max-w-conversation px-3 pb-1.5 md:px-6 md:pb-2">
          {exchange?.lost && <p className="pb-2 text-quiet text-sm">The connection was lost. Looking for it again…</p>}
          {state.canUndoEdit && !exchange && <UndoEdit onUndo={() => void commands.undoEdit().then(focusComposer)} />}
          {state.error !== null && <Alert className="mb-2">{state.error}</Alert>}
          {state.error !== null && <SpentNote />}
          {selected?.archived ? (
            <ArchivedBanner onUnarchive={() => commands.unarchive(selected)} />
          ) : (
            <div className="relative">
              {isEmpty && !exercises.isOpen && state.error === null && (
                <Wren className="pointer-events-none absolute right-7 bottom-full hidden h-14 w-auto lg:block" />
              )}
              <Composer
                ref={composer}
                conversationId={selected?.id ?? null}
                isSending={exchange !== null}
                isStopping={exchange?.stopping === true}
                returned={state.returned}
                onSend={send}
                onStop={commands.stop}
                tools={tools}
              />
            </div>
          )}
        </div>
        <Announcer conversationId={selected?.id ?? null} exchange={exchange} messages={state.messages} />
      </main>
      <ConversationSide
        selectedId={selected?.id ?? null}
        loadingId={state.loading}
        error={state.error}
        commands={commands}
        focusComposer={focusComposer}
      />
    </>
  );
}

function ArchivedBanner({ onUnarchive }: { onUnarchive(): void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg bg-surface px-4 py-3 text-sm">
      <p className="text-quiet">This conversation is archived. Unarchive it to send new messages.</p>
      <Button look="secondary" size="sm" onClick={onUnarchive}>
        Unarchive
      </Button>
    </div>
  );
}

/** An edit can be taken back until the talk goes on. */
function UndoEdit({ onUndo }: { onUndo(): void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 pb-1 pl-2 text-quiet text-sm">
      <p>Edited. Once you send your next message, what it replaced is gone.</p>
      <button
        type="button"
        className="min-h-8 rounded-sm px-1.5 font-semibold text-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
        onClick={onUndo}
      >
        Undo the edit
      </button>
    </div>
  );
}

/** Sends what another screen sent along, once, and clears it from the navigation state. */
function useInitialMessage(send: (text: string) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const sent = useRef(false);
  const { initialMessage } = (state ?? {}) as ChatNavigation;
  useEffect(() => {
    if (initialMessage === undefined || sent.current) return;
    sent.current = true;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    send(initialMessage);
  }, [initialMessage, pathname, search, navigate, send]);
}
