import type { Token } from './token.ts';

/** A shared token is replaced this long before it expires, in milliseconds. */
const marginMs = 60_000;

/**
 * Shares one token between all callers until a minute before it expires. Simultaneous callers wait for the same request. A failure is not
 * stored: the next caller requests again.
 */
export function shareToken<Args extends unknown[]>(
  request: (...args: Args) => Promise<Token>,
  now = () => Date.now(),
): (...args: Args) => Promise<string> {
  let token: { value: string; expiresAt: number } | undefined;
  let pending: Promise<string> | undefined;

  const renew = async (...args: Args) => {
    const { value, seconds } = await request(...args);
    token = { value, expiresAt: now() + seconds * 1000 - marginMs };
    return value;
  };
  return (...args) => {
    if (token && now() < token.expiresAt) return Promise.resolve(token.value);
    pending ??= renew(...args).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
