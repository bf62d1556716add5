import { errors, jwtVerify, SignJWT } from 'jose';

export const accessSeconds = 15 * 60;
export const refreshSeconds = 30 * 24 * 60 * 60;

/** What a refresh token stands for: one use of one session. */
export interface RefreshClaims {
  userId: string;
  sessionId: string;
  refreshId: string;
}

export interface Tokens {
  issue(claims: RefreshClaims): Promise<{ access: string; refresh: string }>;
  /** undefined when the token is expired, forged or not an access token. */
  readAccess(token: string): Promise<{ userId: string; sessionId: string } | undefined>;
  /** undefined when the token is expired, forged or not a refresh token. */
  readRefresh(token: string): Promise<RefreshClaims | undefined>;
}

const issuer = 'wren';
/** Half a kilobyte each. */
const mostKnown = 2000;

/** Signs and reads JSON Web Tokens (RFC 7519, HS256). What a token is for is its audience, so one kind cannot pass as the other. */
export async function createTokens(secret: Uint8Array, clock: () => Date): Promise<Tokens> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

  const sign = (audience: string, seconds: number, claims: RefreshClaims) => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ sid: claims.sessionId, ...(audience === 'refresh' && { jti: claims.refreshId }) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(claims.userId)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key);
  };

  const read = async (audience: string, token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        audience,
        requiredClaims: ['sub', 'exp'],
        currentDate: clock(),
      });
      const { sub, sid, jti, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined;
      return { userId: sub, sessionId: sid, refreshId: jti, expires: exp };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  /** Access tokens that were read before, oldest first: their signatures need not be computed again while they last. */
  const known = new Map<string, { userId: string; sessionId: string; expires: number }>();

  return {
    async issue(claims) {
      const [access, refresh] = await Promise.all([
        sign('access', accessSeconds, claims),
        sign('refresh', refreshSeconds, claims),
      ]);
      return { access, refresh };
    },
    async readAccess(token) {
      const before = known.get(token);
      if (before && before.expires > Math.floor(clock().getTime() / 1000)) {
        return { userId: before.userId, sessionId: before.sessionId };
      }
      const claims = await read('access', token);
      if (!claims) return undefined;
      const { userId, sessionId, expires } = claims;
      if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
      known.set(token, { userId, sessionId, expires });
      return { userId, sessionId };
    },
    async readRefresh(token) {
      const claims = await read('refresh', token);
      if (!claims?.refreshId) return undefined;
      const { userId, sessionId, refreshId } = claims;
      return { userId, sessionId, refreshId };
    },
  };
}
