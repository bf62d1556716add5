import { showVersion } from '@wren/contract/chat-messages.ts';
import { feltOffOf } from '@wren/contract/steering.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#lib/api.ts';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { announce } from './announce.ts';
import type { ShownMessage } from './chat-state.ts';
import { copyText } from './copy-text.ts';
import { FeltOffChoice } from './felt-off-choice.tsx';
import type { MessageCommands } from './message-foot.tsx';
import { plainWords } from './plain-words.ts';

export interface ActionsProps {
  message: ShownMessage;
  /** The last reply can be said another way. */
  isNewest: boolean;
  /** Undefined off the record: nothing is kept that could be changed. */
  commands: MessageCommands | undefined;
  onEdit(): void;
}

/** How long a message says that it was copied, in ms. */
const copiedFor = 4000;

/** What can be done with a finished message: small words and signs below it, as quiet as its time. */
export default function MessageActions({ message, isNewest, commands, onEdit }: ActionsProps) {
  const isMine = message.role === 'user';
  const [isCopied, setCopied] = useState(false);
  const [uncopied, setUncopied] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const marked = feltOffOf(message).length > 0;
  const marks = useId();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // What a person wrote is copied as they wrote it.
  const text = isMine ? message.content : plainWords(message.content);
  const copy = async () => {
    const done = await copyText(text);
    setUncopied(!done);
    setCopied(done);
    announce(done ? 'Copied.' : 'Copying is not allowed here. The words are selected, to copy them yourself.');
  };
  return (
    <>
      <span className="flex flex-wrap items-center">
        {message.versions && commands && <Versions message={message} commands={commands} />}
        {message.content !== '' && <Action label="Copy" icon={isCopied ? 'check' : 'copy'} onClick={copy} />}
        {isMine && commands && <Action label="Edit" icon="pencil" isReturn onClick={onEdit} />}
        {!isMine && isNewest && commands && (
          <Action label="Say it another way" icon="another" onClick={() => commands.regenerate(message.id)} />
        )}
        {!isMine && commands && (
          <Action
            label="This felt off"
            icon="off"
            isOn={marked}
            expanded={isMarking}
            controls={marks}
            onClick={() => setMarking(!isMarking)}
          />
        )}
        {isCopied && <span className="px-1 text-quiet text-xs">Copied</span>}
      </span>
      {uncopied && <Selected text={text} onDone={() => setUncopied(false)} />}
      {commands && isMarking && <FeltOffChoice id={marks} message={message} commands={commands} />}
    </>
  );
}

interface ActionProps {
  label: string;
  icon: IconName;
  isOn?: boolean;
  expanded?: boolean;
  controls?: string;
  isDisabled?: boolean;
  /** Where the focus comes back to. */
  isReturn?: boolean;
  onClick(): void;
}

function Action({ label, icon, isOn = false, expanded, controls, isDisabled = false, isReturn, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      aria-disabled={isDisabled || undefined}
      data-return={isReturn}
      className={classes(
        'grid size-8 place-items-center rounded-full transition-colors hover:bg-sunk hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11',
        isOn || expanded ? 'text-ember' : 'text-quiet',
      )}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

interface VersionsProps {
  message: ShownMessage;
  commands: MessageCommands;
}

/** ‹ 2 of 3 › : the ways this reply was said. */
function Versions({ message, commands }: VersionsProps) {
  const { shown = 1, count = 1 } = message.versions ?? {};
  const [isBusy, setBusy] = useState(false);
  const show = async (version: number) => {
    const conversationId = commands.conversationId();
    if (isBusy || conversationId === null) return;
    setBusy(true);
    try {
      const params = { id: conversationId, message_id: message.id };
      const now = await call(showVersion, { params, body: { version } }, { failure: 'Failed to show the other reply' });
      commands.changed(now);
      announce(`${version} of ${count}: ${plainWords(now.content)}`);
    } catch (error) {
      commands.refuse(error, 'Failed to show the other reply');
    } finally {
      setBusy(false);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these walk through the ways it was said
    <span role="group" aria-label="Ways this was said" className="flex items-center text-quiet text-xs tabular-nums">
      <Action label="The way before" icon="chevron-left" isDisabled={shown <= 1} onClick={() => void show(shown - 1)} />
      <span>
        {shown} of {count}
      </span>
      <Action
        label="The next way"
        icon="chevron-right"
        isDisabled={shown >= count}
        onClick={() => void show(shown + 1)}
      />
    </span>
  );
}

/** Where the clipboard is closed: the words, selected, for the keys everybody knows. */
function Selected({ text, onDone }: { text: string; onDone(): void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      readOnly
      rows={3}
      value={text}
      aria-label="The words of this message, to copy"
      className="w-full max-w-[80%] rounded-md bg-surface p-3 text-sm ring-1 ring-line-strong ring-inset"
      onBlur={onDone}
    />
  );
}
