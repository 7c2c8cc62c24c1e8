import * as z from 'zod/mini';
import type { Ask } from './request.ts';
import { shaped } from './shaped.ts';

/** An access token of a service. */
export interface Token {
  value: string;
  /** Lifetime in seconds. */
  seconds: number;
}

/** A shared token is replaced this long before it expires, in milliseconds. */
const margin = 60_000;

const granted = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
});

/** Requests a token by a grant (RFC 6749, section 5.1). Throws a `ServiceError`. */
export async function requestToken(
  url: string,
  grant: Record<string, string>,
  ask: Ask,
  headers: Record<string, string> = {},
): Promise<Token> {
  const answer = await ask(url, { method: 'POST', headers, body: new URLSearchParams(grant) });
  const { access_token, expires_in } = shaped(granted, answer);
  return { value: access_token, seconds: expires_in };
}

/**
 * Shares one token between all callers until a minute before it expires. Simultaneous callers wait for the same request. A failure is not
 * stored: the next caller requests again.
 */
export function shareToken(request: () => Promise<Token>, now = () => Date.now()): () => Promise<string> {
  let token: { value: string; expiresAt: number } | undefined;
  let pending: Promise<string> | undefined;

  const renew = async () => {
    const { value, seconds } = await request();
    token = { value, expiresAt: now() + seconds * 1000 - margin };
    return value;
  };
  return () => {
    if (token && now() < token.expiresAt) return Promise.resolve(token.value);
    pending ??= renew().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
