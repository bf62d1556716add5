import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';

/** Marks the place a person signs in from, so that it is known again. Nobody can read an address out of it. */
export function addressMark({ config }: Context, { ip }: FastifyRequest, account: string): Buffer {
  return createHmac('sha256', config.jwtSecret)
    .update(`${account} from ${normalizeIP(ip)}`)
    .digest();
}

/**
 * Counts a try at an account's password, and gives back how to forgive it. A place its owner has signed in from has a
 * count of its own, so that whoever uses up the tries from elsewhere closes the account to everyone but its owner.
 * Throws Refusal `too_many_requests`.
 */
export async function countSignIn(
  request: FastifyRequest,
  account: string,
  mark: Buffer,
  isKnown: boolean,
): Promise<() => Promise<void>> {
  const counted = isKnown ? ownCount(account, mark) : account;
  await request.server.limits.spend('loginAccount', request, counted);
  return () => request.server.limits.forgive('loginAccount', counted);
}

/** Forgets every failed try that stands in the way of someone who has just proven who they are. */
export async function forgiveSignIns(request: FastifyRequest, account: string, mark: Buffer): Promise<void> {
  const { limits } = request.server;
  await Promise.all([account, ownCount(account, mark)].map((counted) => limits.forgive('loginAccount', counted)));
}

const ownCount = (account: string, mark: Buffer) => `${account} ${mark.toString('base64url')}`;
