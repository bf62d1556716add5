import { sizes } from '@wren/contract/limits.ts';
import { conversationUpTo } from '#chat/read-exchange.ts';
import type { Known, Lesson } from '#companion/memory/lesson.ts';
import { isSame } from '#companion/memory/sameness.ts';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import type { JobPayload } from '#platform/jobs.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { openProfile } from '#users/profile.ts';
import {
  allForgotten,
  allOfUser,
  findPerson,
  holdConversation,
  insertMemory,
  lockPerson,
  updateOwned,
} from './queries.ts';
import { fingerprintOf, openFingerprint, openText, sealText } from './sealed.ts';

export const learnJob = 'learn_memories';

/** Messages before the one that may teach something: enough to know whom 'she' means, and that no danger was spoken of. */
const before = 6;

interface Source {
  conversation_id: string;
  message_id: string;
}

/** Learns what an exchange teaches, if the person lets it. The companion is asked outside of any transaction. */
export async function learnMemories(ctx: Context, payload: JobPayload, signal: AbortSignal): Promise<void> {
  const userId = String(payload.user_id);
  const source = { conversation_id: String(payload.conversation_id), message_id: String(payload.message_id) };
  const [person, rows] = await Promise.all([findPerson(ctx.db, userId), allOfUser(ctx.db, userId)]);
  if (!person) return;
  const key = ctx.vault.unlock(userId, person.data_key);
  if (!openProfile(key, userId, person.profile).lets_remember) return;
  const talk = await conversationUpTo(ctx.db, key, userId, source, before + 2);
  const said = talk.at(-2);
  if (said?.role !== 'user') return;
  const grave = talk.some(({ tags }) => tags.some(({ tag }) => tag === 'CRISIS' || tag === 'SUPPORT'));
  const history = talk.slice(0, -2).map(({ role, content, timestamp }) => ({ role, content, at: new Date(timestamp) }));
  const memories = rows.map((row) => ({ id: row.id, text: openText(key, row) }));
  const lessons = await ctx.companion.learn({ message: said.content, history, memories, grave }, signal);
  if (lessons.length > 0) await keepLessons(ctx, userId, key, source, lessons);
}

/**
 * Keeps lessons, with everything that may have changed meanwhile looked at once more: the switch, the conversation, what
 * is remembered, and what was forgotten.
 */
async function keepLessons(
  { db, clock }: Context,
  userId: string,
  key: PersonalKey,
  source: Source,
  lessons: readonly Lesson[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    if (!person || !openProfile(key, userId, person.profile).lets_remember) return;
    if (!(await holdConversation(trx, userId, source.conversation_id))) return;
    const held: Known[] = (await allOfUser(trx, userId)).map((row) => ({ id: row.id, text: openText(key, row) }));
    const forgotten = new Set((await allForgotten(trx, userId)).map((row) => openFingerprint(key, row)));
    for (const { text, replaces } of lessons) {
      if (forgotten.has(fingerprintOf(text)) || held.some((memory) => isSame(memory.text, text))) continue;
      const now = clock();
      const corrected = held.find(({ id }) => id === replaces);
      if (corrected) {
        const { id } = corrected;
        await updateOwned(trx, userId, id, { text: sealText(key, id, text), updated_at: now, ...source });
        corrected.text = text;
      } else if (replaces === undefined && held.length < sizes.memories) {
        const id = newId();
        await insertMemory(trx, userId, { id, text: sealText(key, id, text), ...source, created_at: now });
        held.push({ id, text });
      }
    }
  });
}
