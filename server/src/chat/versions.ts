import type { Message } from '@wren/contract/chat.ts';
import type { CompanionState } from '#companion/companion.ts';
import type { Context } from '#context.ts';
import { keepGoals, takeBackGoals } from '#exercises/keep-goals.ts';
import type { PersonalKey } from '#platform/vault.ts';
import type { Owned } from './change-conversation.ts';
import { updateMessage } from './message-queries.ts';
import { type MessageRow, openMessage, openVersions, sealMessage, sealVersions, type Version } from './sealed.ts';

type Trx = Context['db'];

type VersionedRow = MessageRow & { versions: Buffer | null };

/** Every way a reply was said, the standing one as it is marked now. `state` is what the companion kept after the only one. */
export function waysOf(key: PersonalKey, row: VersionedRow, state: CompanionState | null): Version[] {
  const { content, tags, timestamp } = openMessage(key, row);
  if (!row.versions) return [{ content, tags, timestamp, state }];
  return openVersions(key, row.id, row.versions).map((way, at) => (at + 1 === row.version ? { ...way, tags } : way));
}

/** Puts one version in the place of another, and with it the goals each of them set or asked about. */
export async function stand(
  trx: Trx,
  key: PersonalKey,
  { userId, id }: Owned,
  before: Message,
  now: Message,
  ways: readonly Version[],
): Promise<void> {
  const { content, tags, created_at } = sealMessage(key, now);
  const versions = sealVersions(
    key,
    now.id,
    ways.map((way) => ({ content: way.content, tags: way.tags, timestamp: way.timestamp, state: way.state })),
  );
  const change = { content, tags, created_at, versions, version: now.versions?.shown ?? 1, version_count: ways.length };
  await updateMessage(trx, userId, id, now.id, change);
  const place = { userId, conversationId: id };
  await takeBackGoals(trx, place, before);
  await keepGoals(trx, key, place, now);
}
