import { brand } from '@wren/contract/brand.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../paths.ts';
import { Announcer } from './announcer.tsx';
import { emptyChat, maySend, shownMessages } from './chat-state.ts';
import { chatStore } from './chat-store.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { DisclosureNotice } from './disclosure-notice.tsx';
import { prepareMessages } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { newKey } from './new-key.ts';
import { sayAndListenOffTheRecord } from './say-off-the-record.ts';
import { SteeringChoice } from './steering-choice.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSteering } from './use-steering.ts';

/** A chat that is written down nowhere. All of it is in the memory of this screen, and goes with it. */
export default function OffTheRecord() {
  const [store] = useState(() => chatStore(emptyChat));
  const state = useSyncExternalStore(store.follow, store.settled);
  const { exchange } = state;
  const messages = useMemo(() => shownMessages(state), [state]);
  const isEmpty = messages.length === 0;
  const composer = useRef<ComposerHandle>(null);
  const stopping = useRef<AbortController>(null);
  const { steering, setSteering } = useSteering('off the record', messages);
  const steered = useRef(steering);
  steered.current = steering;
  const leaving = useLeaveWarning(!isEmpty);
  const navigate = useNavigate();

  useEffect(prepareMessages, []);
  useEffect(() => {
    document.title = `Off the record · ${brand.name}`;
    composer.current?.focus();
    return () => stopping.current?.abort();
  }, []);

  const send = useCallback(
    (text: string) => {
      if (!maySend(store.now(), text)) return;
      const [key, message, wish] = [newKey(), text.trim(), steered.current];
      const history = store.now().messages;
      const abort = new AbortController();
      stopping.current = abort;
      store.dispatch({ type: 'sent', key, text: message, at: new Date().toISOString(), steering: wish });
      void sayAndListenOffTheRecord({ key, message, steering: wish, history }, store.dispatch, abort.signal);
    },
    [store],
  );
  const sendAndFocus = useCallback(
    (text: string) => {
      send(text);
      if (matchMedia('(hover: hover)').matches) composer.current?.focus();
    },
    [send],
  );
  const stop = useCallback(() => {
    const key = store.now().exchange?.key;
    if (key !== undefined) store.dispatch({ type: 'stopping', key });
    stopping.current?.abort();
  }, [store]);

  const tools = useMemo(() => <SteeringChoice value={steering} onChange={setSteering} />, [steering, setSteering]);

  return (
    <main id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunk outline-none">
      <header className="flex min-h-10 items-center gap-3 border-line border-b px-4 py-1.5 md:min-h-16 md:px-6">
        <Icon name="eye-off" className="shrink-0 text-ember" />
        <div className="min-w-0 flex-1">
          <h1 className="text-base leading-snug md:text-lg">Off the record</h1>
          <p className="text-quiet text-xs md:text-sm">{brand.name} is a computer program, not a person.</p>
        </div>
        <Button look="secondary" size="sm" className="pointer-coarse:min-h-11" onClick={() => leaving.ask(toChat)}>
          Leave
        </Button>
      </header>
      <MessageList
        messages={messages}
        words={store.words}
        conversation="off the record"
        sent={exchange?.key ?? ''}
        target={null}
        onSend={sendAndFocus}
        onBegin={nothing}
        below={null}
      >
        <DisclosureNotice />
        {isEmpty && <WhatItMeans />}
      </MessageList>
      <div className="mx-auto w-full max-w-conversation px-3 pb-1.5 md:px-6 md:pb-2">
        {state.error !== null && <Alert className="mb-2">{state.error}</Alert>}
        <p className="pb-1.5 pl-2 text-quiet text-sm">
          Nothing is written down. Reload or leave, and it is gone. The safety check stays on.
        </p>
        <Composer
          ref={composer}
          conversationId={null}
          keepsDraft={false}
          isSending={exchange !== null}
          isStopping={exchange?.stopping === true}
          returned={state.returned}
          onSend={send}
          onStop={stop}
          tools={tools}
        />
      </div>
      <Announcer conversationId={null} exchange={exchange} messages={state.messages} />
      <Dialog
        open={leaving.isAsking}
        onOpenChange={(open) => !open && leaving.stay()}
        title="Leave this chat?"
        description="It is off the record: nothing of it is kept anywhere, and it cannot be brought back."
      >
        <DialogActions>
          <Button look="secondary" onClick={leaving.stay}>
            Stay
          </Button>
          <Button onClick={leaving.leave}>Leave, and let it go</Button>
        </DialogActions>
      </Dialog>
    </main>
  );

  function toChat() {
    void navigate(paths.chat, { replace: true, state: null });
  }
}

const nothing = () => undefined;

/** Said before the first word, and nowhere in small print. */
function WhatItMeans() {
  return (
    <div className="mx-auto grid w-full max-w-line flex-1 content-center gap-4 py-4">
      <h2 className="text-center text-xl md:text-2xl">A chat that leaves nothing behind</h2>
      <ul className="grid gap-2.5 text-sm md:text-base">
        <Point icon="close">No message, no name for it, no memory is written down, here or on the server.</Point>
        <Point icon="refresh">
          It lives in this one tab. Reload it, leave or sign out, and the chat is gone. Nobody can bring it back.
        </Point>
        <Point icon="lifebuoy">
          The safety check stays on: where you may be in danger, you see who can help, as always.
        </Point>
        <Point icon="memory">
          {brand.name} does not use what it remembers of you: only your name, your country and the manner you chose.
        </Point>
        <Point icon="chat">
          What you write still goes to the server, and to the language model if one is connected, to be answered.
        </Point>
      </ul>
    </div>
  );
}

function Point({
  icon,
  children,
}: {
  icon: 'close' | 'memory' | 'refresh' | 'lifebuoy' | 'chat';
  children: ReactNode;
}) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 shrink-0 text-ember" />
      <span>{children}</span>
    </li>
  );
}
