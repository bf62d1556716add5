import { brand } from '@wren/contract/brand.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { classes } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { Wren } from '#ui/wren.tsx';
import { ExerciseSlot, ExercisesButton, useExercises } from '../exercises/slot.tsx';
import { Announcer } from './announcer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ArchivedBanner, ChatNotes } from './chat-notes.tsx';
import { shownMessages } from './chat-state.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { ConversationSide } from './conversation-side.tsx';
import { DisclosureNotice } from './disclosure-notice.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { prepareMessages } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { SteeringChoice } from './steering-choice.tsx';
import { useChat } from './use-chat.ts';
import { type ChatNavigation, useInitialMessage } from './use-initial-message.ts';
import { useMessageCommands } from './use-message-commands.ts';
import { useSteering } from './use-steering.ts';
import './chat.css';

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

  const wasOpen = useRef(exercises.isOpen);
  useEffect(() => {
    if (wasOpen.current && !exercises.isOpen) {
      if (exercises.opener.current instanceof HTMLElement) exercises.opener.current.focus({ preventScroll: true });
      focusComposer();
    }
    wasOpen.current = exercises.isOpen;
  }, [exercises.isOpen, exercises.opener, focusComposer]);

  const forMessages = useMessageCommands(commands, focusComposer);

  /** The same for as long as nothing in it changes, so that the composer is not drawn again for nothing. */
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
              isOpen={exercises.isOpen}
              onOpenChange={exercises.setOpen}
            />
          }
        >
          <DisclosureNotice />
          {isEmpty && !exercises.isOpen && <EmptyChat onSend={sendAndFocus} />}
          {isEmpty && exercises.isOpen && <h1 className="sr-only">New chat</h1>}
        </MessageList>
        <div className="mx-auto w-full max-w-conversation px-3 pb-1.5 md:px-6 md:pb-2">
          <ChatNotes state={state} onUndoEdit={() => void commands.undoEdit().then(focusComposer)} />
          {selected?.archived ? (
            <ArchivedBanner onUnarchive={() => commands.unarchive(selected)} />
          ) : (
            // On a phone an exercise has the screen to itself, and putting it away brings this back.
            <div className={classes('relative', exercises.isOpen && exchange === null && 'max-md:hidden')}>
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
