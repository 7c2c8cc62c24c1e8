import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSession, requireSession } from '../../../../../functions/_lib/auth/session.ts';
import type { RunningBlobs } from '../../../../../scripts/serve/functions/blobs.ts';
import { startEmptyBlobs } from '../../../../fakes/blobs.ts';

const site = 'https://match.test';

const openCookie = async () => (await openSession()).map((line) => line.split(';')[0]).join('; ');

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

test.each([
  ['no cookie', ''],
  ['a cookie of somebody else’s making', '__Host-session=eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.'],
  ['nonsense', '__Host-session=%%%'],
])('rejects %s as a session', async (_, cookie) => {
  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('rejects a session signed with another secret', async () => {
  const cookie = await openCookie();
  vi.stubEnv('SESSION_SECRET', 'another secret of the test, as long as the first');

  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('a session expires after 12 hours', async () => {
  const cookie = await openCookie();
  vi.useFakeTimers({ now: Date.now() + 12 * 60 * 60 * 1000 + 1000 });

  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('without a secret rejects every login and every session', async () => {
  const cookie = await openCookie();
  vi.stubEnv('SESSION_SECRET', '');

  await expect(openSession()).rejects.toThrow('unconfigured');
  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});
