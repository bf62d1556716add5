import { SignJWT } from 'jose';
import type { AppleSettings } from '#config/connections.ts';

/** How long one client secret is used, in seconds; Apple allows six months. */
const life = 60 * 60;

/**
 * Makes Apple's client secret: a JWT signed with the operator's key, kept until it is nearly over.
 * Source: developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export function createAppleSecret({ issuer, clientId, teamId, keyId, key }: AppleSettings, clock: () => Date) {
  let kept: { secret: Promise<string>; until: number } | undefined;
  return (): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1000);
    if (!kept || kept.until <= now) {
      const secret = new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + life)
        .sign(key);
      kept = { secret, until: now + life - 300 };
    }
    return kept.secret;
  };
}
