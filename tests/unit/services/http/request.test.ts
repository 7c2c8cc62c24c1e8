import { expect, test, vi } from 'vitest';
import { requestJsonWithin } from '../../../../src/services/http/request.ts';

test.each<[string, number | undefined]>([
  ['0', 0],
  ['7', 7000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('reads a Retry-After of "%s" as %s milliseconds', async (header, retryAfter) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': header } })),
  );

  await expect(requestJsonWithin(new AbortController().signal)('https://source.test')).rejects.toMatchObject({
    status: 429,
    retryAfter,
  });
});
