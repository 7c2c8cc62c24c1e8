import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { sessionCookie, sessionSeconds, tokenCookie, tokenHeader } from '../../src/config/session.ts';
import { cookie, setCookie } from './cookies.ts';
import { setting } from './env.ts';
import { requireOwnOrigin } from './origin.ts';
import { Refused } from './refused.ts';

/** Somebody who knows the password, until the session ends. */
export interface Session {
  id: string;
}

/** The cookies of a new session, as `Set-Cookie` values: the signed session, and the token bound to it. */
export async function openSession(): Promise<string[]> {
  const id = randomUUID();
  const signed = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .sign(key());
  return [
    setCookie(sessionCookie, signed, { seconds: sessionSeconds }),
    setCookie(tokenCookie, tokenOf(id), { seconds: sessionSeconds, readable: true }),
  ];
}

/** The session that a request belongs to; 401 without one, when it has ended, or when it was not signed by us. */
export async function requireSession(request: Request): Promise<Session> {
  const signed = cookie(request, sessionCookie);
  if (!signed || !setting('SESSION_SECRET')) throw new Refused('no-session');
  try {
    const { payload } = await jwtVerify(signed, key(), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'jti'],
    });
    return { id: payload.jti ?? '' };
  } catch (cause) {
    throw new Refused('no-session', { cause });
  }
}

/** As `requireSession`, for what changes something: 403 also from another site, or without the session's token. */
export async function requireSessionForChange(request: Request): Promise<Session> {
  requireOwnOrigin(request);
  const session = await requireSession(request);
  if (!isEqual(request.headers.get(tokenHeader) ?? '', tokenOf(session.id)))
    throw new Refused('missing-token');
  return session;
}

/** Bound to the session: another session's token, or one of our own making, does not fit. */
function tokenOf(sessionId: string): string {
  return createHmac('sha256', key()).update(`token ${sessionId}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** 503 without a secret: closed when unconfigured. */
function key(): Uint8Array {
  const secret = setting('SESSION_SECRET');
  if (!secret) throw new Refused('unconfigured');
  return new TextEncoder().encode(secret);
}
