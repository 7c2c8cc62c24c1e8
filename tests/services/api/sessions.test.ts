import { beforeEach, expect, test, vi } from 'vitest';
import adminKey from '../../../functions/adminKey.ts';
import session from '../../../functions/session.ts';
import sessions from '../../../functions/sessions.ts';
import { ownDeviceParameter, ownDeviceSeconds, secondsLeft } from '../../../src/config/session.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, site } from './band.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));

useBlobs();
const password = 'öffne dich';
let addresses = 0;

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', password);
});

/** Makes a call from an address of its own, and waits for what the function still does after its answer. */
async function finish(
  handler: typeof sessions,
  path: string,
  init: RequestInit,
  ip = `198.51.100.${(addresses += 1)}`,
): Promise<Response> {
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const response = await handler(new Request(site + path, init), { ip, params: {}, waitUntil });
  await Promise.all(later);
  return response;
}

const leave = (headers: Record<string, string>, body: unknown = { password }, ip?: string) =>
  finish(
    sessions,
    '/api/sessions',
    {
      method: 'DELETE',
      headers: { ...headers, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    ip,
  );
const check = (headers: Record<string, string>) => finish(session, '/api/session', { headers });
const logIn = (query = '', headers: Record<string, string> = {}) =>
  finish(adminKey, `/api/adminKey/${encodeURIComponent(password)}${query}`, { headers });
const cookiesOf = (response: Response) => ({
  cookie: response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; '),
});

test('on one’s own phone a session lasts 30 days', async () => {
  const response = await logIn(`?${ownDeviceParameter}`);
  const left = Number((await check(cookiesOf(response))).headers.get(secondsLeft));

  expect(response.headers.getSetCookie().every((line) => line.includes(`Max-Age=${ownDeviceSeconds}`))).toBe(
    true,
  );
  expect(left).toBeGreaterThan(ownDeviceSeconds - 60);
});

test('a log-in ends the session that the browser had before, and no other one', async () => {
  const [before, other] = [cookiesOf(await logIn()), cookiesOf(await logIn())];
  const after = cookiesOf(await logIn('', before));
  const statuses = await Promise.all([before, other, after].map(async (each) => (await check(each)).status));

  expect(statuses).toEqual([401, 204, 204]);
});

test('the right password ends every session, and a later one begins as usual', async () => {
  const [one, other] = [await asBand(), await asBand()];
  const response = await leave(one);
  const later = await asBand();
  const statuses = await Promise.all([one, other, later].map(async (each) => (await check(each)).status));

  expect([response.status, response.headers.getSetCookie().length]).toEqual([204, 2]);
  expect(statuses).toEqual([401, 401, 204]);
});

test('another password ends all sessions, and so does none', async () => {
  const band = await asBand();
  vi.stubEnv('ADMIN_PASSWORD', 'ein anderes');
  const after = await check(band);
  vi.stubEnv('ADMIN_PASSWORD', '');

  expect([after.status, (await check(band)).status]).toEqual([401, 401]);
});

test.each([
  ['a wrong password', { password: 'Sesam' }, 401],
  ['no password', {}, 422],
  ['a number', { password: 1 }, 422],
  ['more than a password', { password, id: 1 }, 422],
  ['no JSON', '{', 400],
  ['a far too long one', { password: 'x'.repeat(20_000) }, 413],
])('%s ends no session', async (_, body, status) => {
  const band = await asBand();

  expect((await leave(band, body)).status).toBe(status);
  expect((await check(band)).status).toBe(204);
});

test('attempts are counted like those of the log-in, before they are checked', async () => {
  const band = await asBand();
  const ip = '203.0.113.7';
  const wrong: number[] = [];
  for (let count = 0; count < 6; count++) wrong.push((await leave(band, { password: 'falsch' }, ip)).status);
  const right = await leave(band, { password }, ip);

  expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
  expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
