import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  openSession,
  requireSession,
  requireSessionForChange,
} from '../../../../../functions/_lib/auth/session.ts';
import type { RunningBlobs } from '../../../../../scripts/serve/functions/blobs.ts';
import { startEmptyBlobs } from '../../../../fakes/blobs.ts';

const site = 'https://match.test';

async function cookies(): Promise<{ cookie: string; token: string }> {
  const pairs = (await openSession()).map((line) => line.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: pairs.join('; '), token };
}

const change = (headers: Record<string, string>) => new Request(site, { method: 'POST', headers });

let blobs: RunningBlobs;
beforeAll(async () => {
  blobs = await startEmptyBlobs();
});
afterAll(async () => {
  await blobs.stop();
});
beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
  vi.stubEnv('ADMIN_PASSWORD', 'a password of the test');
});

test('the cookies hold for 12 hours, for this host and encrypted only; scripts read the token alone', async () => {
  const [session = '', token = ''] = await openSession();

  expect(session).toMatch(/^__Host-session=.+; Path=\/; Max-Age=43200; Secure; SameSite=Strict; HttpOnly$/);
  expect(token).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; Max-Age=43200; Secure; SameSite=Strict$/);
});

test('a session is known again, with its expiry in milliseconds', async () => {
  const before = Date.now();
  const { cookie } = await cookies();
  const { id, expiresAt } = await requireSession(new Request(site, { headers: { cookie } }));

  expect(id).toMatch(/^[\da-f-]{36}$/);
  // The claim counts whole seconds.
  expect(expiresAt).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000 + 12 * 3_600_000);
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000);
});

test.each([
  ['no cookie', ''],
  ['a cookie of somebody else’s making', '__Host-session=eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.'],
  ['nonsense', '__Host-session=%%%'],
])('rejects %s as a session', async (_, cookie) => {
  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('rejects a session signed with another secret', async () => {
  const { cookie } = await cookies();
  vi.stubEnv('SESSION_SECRET', 'another secret of the test, as long as the first');

  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('a session expires after 12 hours', async () => {
  const { cookie } = await cookies();
  vi.useFakeTimers({ now: Date.now() + 12 * 60 * 60 * 1000 + 1000 });

  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('a change needs our own origin, the session and its token', async () => {
  const { cookie, token } = await cookies();
  const other = await cookies();
  const full = { cookie, origin: site, 'x-xsrf-token': token };

  await expect(requireSessionForChange(change(full))).resolves.toHaveProperty('id');
  const refused: [Record<string, string>, string][] = [
    [{ ...full, origin: 'https://evil.test' }, 'foreign-origin'],
    [{ cookie, 'x-xsrf-token': token }, 'foreign-origin'],
    [{ origin: site }, 'no-session'],
    [{ cookie, origin: site }, 'missing-token'],
    [{ ...full, 'x-xsrf-token': other.token }, 'missing-token'],
  ];
  for (const [headers, problem] of refused)
    await expect(requireSessionForChange(change(headers))).rejects.toThrow(problem);
});

test('without a secret rejects every login and every session', async () => {
  const { cookie } = await cookies();
  vi.stubEnv('SESSION_SECRET', '');

  await expect(openSession()).rejects.toThrow('unconfigured');
  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});
