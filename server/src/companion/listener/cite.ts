import { sourceTag } from '@wren/contract/knowledge.ts';
import { allCards } from '../knowledge/cards.ts';
import type { Scene } from './reply.ts';

/** Cites the card of this name under the reply, where there is one. */
export function cite({ extras }: Scene, card: string | undefined): void {
  const source = allCards().find(({ slug }) => slug === card);
  if (source) extras.push(sourceTag(source));
}
