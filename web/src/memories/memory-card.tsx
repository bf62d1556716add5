import type { Memory } from '@wren/contract/memories.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { memoryDate } from './memory-date.ts';
import { MemoryForm } from './memory-form.tsx';
import type { ShownMemory } from './use-memories.ts';
import { useMemory } from './use-memory.ts';

interface MemoryCardProps {
  memory: ShownMemory;
  onChanged(memory: Memory): unknown;
  onForgotten(memory: Memory): unknown;
  onRestored(memory: Memory): unknown;
}

/** One thing Wren remembers, to be read, said in other words, or forgotten. */
export function MemoryCard({ memory, ...events }: MemoryCardProps) {
  const { edit, forget, restore, isBusy, error } = useMemory(memory, events);
  const [isEditing, setIsEditing] = useState(false);
  const after = useFocusAfter(isEditing, memory.isForgotten);

  if (memory.isForgotten) {
    return (
      <div className="flex min-h-36 flex-col items-start justify-between gap-4 rounded-lg p-5 ring-1 ring-line ring-inset">
        <p role="status" className="text-quiet">
          Forgotten. Wren will not bring it up again.
        </p>
        <Problem text={error} />
        <Button ref={after} look="secondary" size="sm" onClick={() => void restore()} aria-disabled={isBusy}>
          Undo
        </Button>
      </div>
    );
  }
  if (isEditing) {
    const close = () => setIsEditing(false);
    return (
      <Card className="p-5">
        <MemoryForm
          label="What Wren remembers"
          start={memory.text}
          submit="Save"
          onCancel={close}
          onSubmit={async (text) => {
            await edit(text);
            close();
          }}
        />
      </Card>
    );
  }
  return (
    <Card className="flex min-h-36 flex-col gap-3 p-5">
      <p className="break-words font-display text-lg">{memory.text}</p>
      <Problem text={error} />
      <div className="mt-auto flex items-center justify-between gap-2">
        <time dateTime={memory.created_at} className="text-quiet text-sm">
          {memoryDate(memory.created_at)}
        </time>
        <div className="-mr-2.5 flex">
          <Button
            ref={after}
            look="quiet"
            size="icon"
            aria-label={`Edit: ${memory.text}`}
            onClick={() => setIsEditing(true)}
            aria-disabled={isBusy}
          >
            <Icon name="pencil" />
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={`Forget: ${memory.text}`}
            onClick={() => void forget()}
            aria-disabled={isBusy}
          >
            <Icon name="trash" />
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Where the focus goes when what had it is gone: Edit after a form, Undo after Forget, Edit after Undo. */
function useFocusAfter(isEditing: boolean, isForgotten: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef({ isEditing, isForgotten });
  useEffect(() => {
    const was = before.current;
    before.current = { isEditing, isForgotten };
    if (was.isForgotten !== isForgotten || (was.isEditing && !isEditing)) button.current?.focus();
  }, [isEditing, isForgotten]);
  return button;
}

function Problem({ text }: { text: string | null }) {
  return (
    text !== null && (
      <p role="alert" className="text-danger text-sm">
        {text}
      </p>
    )
  );
}
