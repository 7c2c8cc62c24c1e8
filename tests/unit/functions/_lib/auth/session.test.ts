import { beforeEach, expect, test, vi } from 'vitest';
import { openSession, requireSession } from '../../../../../functions/_lib/auth/session.ts';
import { useBlobs } from '../../../../fakes/blobs.ts';

const site = 'https://match.test';

const openCookie = async () => (await openSession()).map((line) => line.split(';')[0]).join('; ');

useBlobs();
beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for HS256');
  vi.stubEnv('ADMIN_PASSWORD', 'a password of the test');
});

test('the cookies hold for 12 hours, for this host and encrypted only; scripts read the token alone', async () => {
  const [session = '', token = ''] = await openSession();

  expect(session).toMatch(/^__Host-session=.+; Path=\/; Max-Age=43200; Secure; SameSite=Strict; HttpOnly$/);
  expect(token).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; Max-Age=43200; Secure; SameSite=Strict$/);
});

const forget = (secret: string) => vi.stubEnv('SESSION_SECRET', secret);
const wait = () => vi.useFakeTimers({ now: Date.now() + 12 * 60 * 60 * 1000 + 1000 });

test.each<[string, string | undefined, () => unknown]>([
  ['no cookie', '', () => undefined],
  ['a cookie of somebody else', '__Host-session=eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.', () => undefined],
  ['nonsense', '__Host-session=%%%', () => undefined],
  ['one signed with another secret', undefined, () => forget('another secret, as long as the first')],
  ['one of 12 hours ago', undefined, wait],
  ['any without a secret', undefined, () => forget('')],
])('is no session: %s', async (_, sent, change) => {
  const cookie = sent ?? (await openCookie());
  change();
  await expect(requireSession(new Request(site, { headers: { cookie } }))).rejects.toThrow('no-session');
});

test('without a secret rejects every login', async () => {
  forget('');
  await expect(openSession()).rejects.toThrow('unconfigured');
});
