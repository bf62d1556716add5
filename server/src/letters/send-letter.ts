import { mailedPath } from '@wren/contract/mailed-links.ts';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { JobPayload } from '#platform/jobs.ts';
import { newMailedToken, type TokenPurpose, tokenLife } from '#platform/mailed-token.ts';
import { deleteLetter, insertMailToken, isAddressTaken, selectLetter } from './queries.ts';
import { isLetterKind, type LetterKind, letters, type Words } from './words.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Sends one letter that was posted. The token of its link is made here and stands in the letter alone: neither the
 * job nor the database ever holds it. A letter that could not be handed over stays, and the job is tried again.
 */
export async function sendLetter(ctx: Context, payload: JobPayload): Promise<void> {
  const userId = String(payload.user_id);
  const letterId = String(payload.letter_id);
  const letter = await selectLetter(ctx.db, userId, letterId).executeTakeFirst();
  if (!letter || !isLetterKind(letter.kind)) return;
  const kind = await kindNow(ctx.db, userId, letter.kind, letter.address);
  if (kind) await ctx.mailer.send(writeLetter(kind, letter.address, await hrefOf(ctx, userId, kind)));
  await deleteLetter(ctx.db, userId, letterId);
}

/** What is worth sending by now: no link to someone else's account, and none to an address that was given up meanwhile. */
async function kindNow(db: Kysely<Schema>, userId: string, kind: LetterKind, address: string) {
  if (kind !== 'new_address') return kind;
  const { taken, wanted } = await isAddressTaken(db, userId, address);
  if (taken) return 'already_registered';
  return wanted ? kind : undefined;
}

async function hrefOf(ctx: Context, userId: string, kind: LetterKind): Promise<string | undefined> {
  const { action }: Words = letters[kind];
  if (!action) return undefined;
  const path = 'path' in action ? action.path : await newLink(ctx, userId, action.link);
  return `${ctx.config.publicUrl}${path}`;
}

async function newLink({ db, clock }: Context, userId: string, purpose: TokenPurpose): Promise<string> {
  const { token, hash } = newMailedToken();
  await insertMailToken(db, {
    user_id: userId,
    hash,
    purpose,
    expires_at: new Date(clock().getTime() + tokenLife[purpose]),
  });
  return mailedPath(purpose, userId, token);
}
