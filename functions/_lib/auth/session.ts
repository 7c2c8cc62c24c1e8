import { randomUUID, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import {
  ownDeviceSeconds,
  sessionCookie,
  sessionSeconds,
  tokenCookie,
  tokenHeader,
} from '../../../src/config/session.ts';
import { requirePassword } from './password.ts';
import { isRevoked, presentGeneration, revokeSession, type Session } from './revokedSessions.ts';
import { setting } from '../env.ts';
import { requireOwnOrigin } from '../http/request.ts';
import { ProblemError } from '../http/problemError.ts';
import { seal } from './secret.ts';

/** The cookies of a new session, as `Set-Cookie` values: the signed session, and the token bound to it. */
export async function openSession({ isOwnDevice = false } = {}): Promise<string[]> {
  const id = randomUUID();
  const seconds = isOwnDevice ? ownDeviceSeconds : sessionSeconds;
  const signed = await new SignJWT({ generation: await presentGeneration() })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(sessionKey());
  return [
    setCookie(sessionCookie, signed, { seconds }),
    setCookie(tokenCookie, tokenOf(id), { seconds, readable: true }),
  ];
}

/** Ends the session that a browser had before a log-in, if there is one. */
export async function endFormerSession(request: Request): Promise<void> {
  const session = await signedSession(cookie(request, sessionCookie)).catch(() => undefined);
  if (session) await revokeSession(session);
}

/** The session of a request; 401 without one, when it is expired or revoked, or when we have not signed it. */
export async function requireSession(request: Request): Promise<Session> {
  const session = await signedSession(cookie(request, sessionCookie));
  if (await isRevoked(session)) throw new ProblemError('no-session');
  return session;
}

/** As `requireSession`, for a call that changes something: 403 from another site, or without the session's token. */
export async function requireSessionForChange(request: Request): Promise<Session> {
  requireOwnOrigin(request);
  const session = await requireSession(request);
  if (!isEqual(request.headers.get(tokenHeader) ?? '', tokenOf(session.id)))
    throw new ProblemError('missing-token');
  return session;
}

/** `Set-Cookie` values that delete the cookies of a session. */
export function closingCookies(): string[] {
  return [
    setCookie(sessionCookie, '', { seconds: 0 }),
    setCookie(tokenCookie, '', { seconds: 0, readable: true }),
  ];
}

async function signedSession(signed: string | undefined): Promise<Session> {
  if (!signed || !setting('SESSION_SECRET') || !setting('ADMIN_PASSWORD'))
    throw new ProblemError('no-session');
  try {
    const { payload } = await jwtVerify(signed, sessionKey(), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'jti', 'generation'],
    });
    return {
      id: payload.jti ?? '',
      expiresAt: (payload.exp ?? 0) * 1000,
      generation: String(payload.generation),
    };
  } catch (cause) {
    throw new ProblemError('no-session', { cause });
  }
}

/** Signs the sessions. The key follows from the password, so that another password ends all sessions. */
const sessionKey = (): Uint8Array => new TextEncoder().encode(seal('session', requirePassword()));

/** Bound to the session: no other session has this token. */
const tokenOf = (sessionId: string) => seal('token', sessionId);

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The value of a request's cookie. */
function cookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

interface CookieOptions {
  /** Lifetime in the browser; 0 deletes the cookie. */
  seconds: number;
  /** Whether the page's scripts may read it. */
  readable?: boolean;
}

/** A `Set-Cookie` value for the whole site, never sent unencrypted or with a request from another site. */
function setCookie(name: string, value: string, { seconds, readable = false }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict${readable ? '' : '; HttpOnly'}`;
}
