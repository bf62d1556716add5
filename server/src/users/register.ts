import type { BodyOf } from '@wren/contract/endpoint.ts';
import type * as rows from '@wren/contract/users.ts';
import type { FastifyRequest } from 'fastify';
import { easilyGuessed, isEasilyGuessed } from '#auth/guessable.ts';
import type { Context } from '#context.ts';
import { postLetter } from '#letters/post-letter.ts';
import { findActiveOrganization } from '#organizations/find-organization.ts';
import { Refusal } from '#platform/refusal.ts';
import { newAccount } from './new-account.ts';
import { insertUser, selectIdByEmail } from './queries.ts';

/**
 * Creates an account and posts the letter that confirms its address. An address that has an account already is answered
 * the same, after the same work, so that nobody learns who is here; its owner gets a letter that says so. Throws Refusal `invalid` for a password easily guessed or an organization nobody knows.
 */
export async function register(
  ctx: Context,
  request: FastifyRequest,
  form: BodyOf<typeof rows.register>,
): Promise<{ email: string }> {
  const { email, password } = form;
  const slug = form.organization_slug ?? undefined;
  const organization = slug === undefined ? undefined : await findActiveOrganization(ctx, slug);
  const fields = {
    ...((await isEasilyGuessed(password, email)) && {
      password: [easilyGuessed],
    }),
    ...(slug !== undefined && !organization && { organization_slug: ['Organization not found'] }),
  };
  const [first] = Object.values(fields).flat();
  if (first !== undefined) throw new Refusal('invalid', first.replace(/\.?$/, '.'), { fields });

  const user = await newAccount(ctx, { email, password });
  const mayWrite = await request.server.limits.allows('letterAccount', `activation:${user.email_key}`);
  await ctx.db.transaction().execute(async (trx) => {
    await insertUser(trx, user, organization?.id);
    const { id: owner } = await selectIdByEmail(trx, user.email_key).executeTakeFirstOrThrow();
    if (mayWrite) await postLetter(ctx, trx, owner, owner === user.id ? 'activation' : 'already_registered');
  });
  return { email };
}
