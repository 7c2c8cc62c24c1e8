import { expect, test, vi } from 'vitest';
import { shareToken } from '../../../../src/services/http/shareToken.ts';
import type { Token } from '../../../../src/services/http/token.ts';

const second = 1000;

/** A service that counts its answers, and a clock that a test sets. */
function service(seconds = 3600) {
  const clock = { now: Date.UTC(2026, 10, 21) };
  let asked = 0;
  const ask = vi.fn<() => Promise<Token>>(() => Promise.resolve({ value: `token ${++asked}`, seconds }));
  return { ask, clock, token: shareToken(ask, () => clock.now) };
}

test('requests once, and shares the token until a minute before its expiry', async () => {
  const { ask, clock, token } = service();
  expect(await Promise.all([token(), token()])).toEqual(['token 1', 'token 1']);
  clock.now += 3540 * second - 1;
  expect(await token()).toBe('token 1');
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now += 1;
  expect(await token()).toBe('token 2');
  expect(ask).toHaveBeenCalledTimes(2);
  const brief = service(59);
  expect([await brief.token(), await brief.token()]).toEqual(['token 1', 'token 2']);
});

test('a failure reaches only the callers that wait for it; the next caller requests again', async () => {
  const { ask, token } = service();
  ask.mockRejectedValueOnce(new Error('busy'));
  const both = await Promise.allSettled([token(), token()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await token()).toBe('token 1');
});
