import { timingSafeEqual } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import adminKey from '../../../functions/adminKey.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { site } from './band.ts';

vi.mock('node:crypto', { spy: true });
vi.spyOn(console, 'error').mockReturnValue();
useBlobs('attempts');

const right = 'öffne dich';
/** Wrong passwords: with another end or beginning, short and long. */
const wrong = ['öffne dicH', 'Öffne dich', '~', '~'.repeat(1000)];

/** Tries a password; returns the calls of the stores until it was compared. After that each call fails, so that no answer can wait for one. */
async function callsBefore(password: string): Promise<string[]> {
  const calls: string[] = [];
  const [real, compared] = [globalThis.fetch, vi.mocked(timingSafeEqual).mockClear()];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (compared.mock.calls.length > 0) return Promise.reject(new TypeError('fetch failed'));
    calls.push(`${init?.method ?? ''} ${/site:\w+/.exec(String(input))?.[0] ?? ''}`);
    return real(input, init);
  });
  const request = new Request(`${site}/api/adminKey/${encodeURIComponent(password)}`);
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const { status } = await adminKey(request, { ip: '192.0.2.1', params: {}, waitUntil });
  await Promise.allSettled(later);
  spy.mockRestore();
  expect([password, status]).toEqual([password, password === right ? 204 : 401]);
  expect(compared, password).toHaveBeenCalledOnce();
  return calls;
}

test('a wrong password leads to the calls of the right one and to one comparison in constant time, and its answer waits for nothing after it', async () => {
  vi.stubEnv('ADMIN_PASSWORD', right);
  const calls = await callsBefore(right);
  expect(calls).toContain('get site:sessions');
  for (const password of wrong) expect(await callsBefore(password), password).toEqual(calls);
});
