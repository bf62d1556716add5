import type { Tag } from '@wren/contract/chat.ts';
import type { CompanionState, Sink } from '#companion/companion.ts';

/** A piece of a reply, as tests tell and read it. `state` is what the reply resolves with. */
export type Piece = { tags: readonly Tag[] } | { content: string } | { state: CompanionState };

export interface Notes extends Sink {
  /** In the order they came. */
  pieces: Piece[];
  content: string;
  tags: Tag[];
}

/** A sink that writes down whatever it is told. */
export function takeNotes(): Notes {
  const notes: Notes = {
    pieces: [],
    content: '',
    tags: [],
    say(content) {
      notes.pieces.push({ content });
      notes.content += content;
    },
    show(tags) {
      notes.pieces.push({ tags });
      notes.tags.push(...tags);
    },
  };
  return notes;
}

/** Tells a sink one piece. */
export function tell(to: Sink, piece: { tags: readonly Tag[] } | { content: string }): void {
  if ('tags' in piece) to.show(piece.tags);
  else to.say(piece.content);
}
