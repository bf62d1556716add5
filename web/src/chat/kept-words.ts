import * as z from 'zod/mini';
import { keep, readKept } from '../lib/kept.ts';

const draftOf = (conversationId: string | null) => `draft:${conversationId ?? 'new'}`;

export function readDraft(conversationId: string | null): string {
  return readKept(draftOf(conversationId)) ?? '';
}

export function writeDraft(conversationId: string | null, text: string): void {
  keep(draftOf(conversationId), text === '' ? null : text);
}

/** What was typed in a new chat goes with it once it has a name. */
export function moveDraft(conversationId: string): void {
  const text = readDraft(null);
  writeDraft(null, '');
  if (text !== '') writeDraft(conversationId, text);
}

/** An edit of a message that was begun and has not gone through; null where there is none. */
export function readEdit(messageId: string): string | null {
  return readKept(`edit:${messageId}`);
}

export function writeEdit(messageId: string, text: string | null): void {
  keep(`edit:${messageId}`, text);
}

const OnItsWay = z.object({ key: z.string(), text: z.string(), conversationId: z.nullable(z.string()) });
/** A message that was sent, and whose end this tab has not seen. */
export type OnItsWay = z.infer<typeof OnItsWay>;

export function readOnItsWay(): OnItsWay | null {
  try {
    return OnItsWay.parse(JSON.parse(readKept('on-its-way') ?? ''));
  } catch {
    return null;
  }
}

export function writeOnItsWay(message: OnItsWay | null): void {
  keep('on-its-way', message && JSON.stringify(message));
}
