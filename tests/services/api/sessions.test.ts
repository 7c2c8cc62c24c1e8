import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import session from '../../../functions/session.ts';
import {
  ownDeviceParameter,
  ownDeviceSeconds,
  secondsLeft,
  sessionSeconds,
} from '../../../src/config/session.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, context, site } from './band.ts';
import adminKey from '../../../functions/adminKey.ts';
import sessions from '../../../functions/sessions.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));

useBlobs();

let addresses = 0;

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
const call = (method: string, headers: Record<string, string> = {}) =>
  finish(session, '/api/session', { method, headers });

describe('one session', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('GET /api/session tells whether there is a session and how long it lasts, and is never cached', async () => {
    const { cookie } = await asBand();
    const answers = [await call('GET', { cookie }), await call('GET')];

    expect(answers.map(({ status }) => status)).toEqual([204, 401]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
    expect(answers.map(({ headers }) => headers.get(secondsLeft))).toEqual([
      expect.toSatisfy(
        (left: string) => Number(left) > sessionSeconds - 60 && Number(left) <= sessionSeconds,
      ),
      null,
    ]);
  });

  test('finds its cookie behind others, however they are separated', async () => {
    const { cookie } = await asBand();
    for (const before of ['theme=dark; ', 'theme=dark;', 'theme=dark ;  '])
      expect((await call('GET', { cookie: before + cookie })).status, before).toBe(204);
  });

  test('DELETE /api/session clears both cookies; the session is invalid for a stored one, too, while others stay valid', async () => {
    const [one, other] = [await asBand(), await asBand()];
    const response = await call('DELETE', one);

    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-session=; Path=/; Max-Age=0; Secure; SameSite=Strict; HttpOnly',
      'XSRF-TOKEN=; Path=/; Max-Age=0; Secure; SameSite=Strict',
    ]);
    expect((await call('GET', one)).status).toBe(401);
    expect((await call('DELETE', one)).status).toBe(401);
    expect((await call('GET', other)).status).toBe(204);
  });

  const marks = async () => (await new BlobStore('sessions').list()).blobs.map(({ key }) => key);

  test('the mark of a revoked session is deleted by the first log-out after its expiry', async () => {
    await call('DELETE', await asBand());
    const before = await marks();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 60 * 60 * 1000 });
    await call('DELETE', await asBand());
    const after = await marks();

    expect(before).not.toEqual([]);
    expect(after).toHaveLength(1);
    expect(before).not.toContain(after[0]);
  });

  test('a log-out that has taken effect says so, also where expired marks cannot be deleted', async () => {
    await new BlobStore('sessions').set('1000/old', '');
    const full = vi.spyOn(BlobStore.prototype, 'delete').mockRejectedValue(new Error('The disk is full.'));
    const headers = await asBand();
    const answer = await session(new Request(`${site}/api/session`, { method: 'DELETE', headers }), context);
    full.mockRestore();
    expect([answer.status, (await call('GET', headers)).status]).toEqual([204, 401]);
  });
});

describe('all sessions', () => {
  const password = 'öffne dich';

  beforeEach(() => {
    vi.stubEnv('ADMIN_PASSWORD', password);
  });

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
    const left = Number((await call('GET', cookiesOf(response))).headers.get(secondsLeft));

    expect(
      response.headers.getSetCookie().every((line) => line.includes(`Max-Age=${ownDeviceSeconds}`)),
    ).toBe(true);
    expect(left).toBeGreaterThan(ownDeviceSeconds - 60);
  });

  test('a log-in ends the session that the browser had before, and no other one', async () => {
    const [before, other] = [cookiesOf(await logIn()), cookiesOf(await logIn())];
    const after = cookiesOf(await logIn('', before));
    const statuses = await Promise.all(
      [before, other, after].map(async (each) => (await call('GET', each)).status),
    );

    expect(statuses).toEqual([401, 204, 204]);
  });

  test('the right password ends every session, and a later one begins as usual', async () => {
    const [one, other] = [await asBand(), await asBand()];
    const response = await leave(one);
    const later = await asBand();
    const statuses = await Promise.all(
      [one, other, later].map(async (each) => (await call('GET', each)).status),
    );

    expect([response.status, response.headers.getSetCookie().length]).toEqual([204, 2]);
    expect(statuses).toEqual([401, 401, 204]);
  });

  test('another password ends all sessions, and so does none', async () => {
    const band = await asBand();
    vi.stubEnv('ADMIN_PASSWORD', 'ein anderes');
    const after = await call('GET', band);
    vi.stubEnv('ADMIN_PASSWORD', '');

    expect([after.status, (await call('GET', band)).status]).toEqual([401, 401]);
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
    expect((await call('GET', band)).status).toBe(204);
  });

  test('attempts are counted like those of the log-in, before they are checked', async () => {
    const band = await asBand();
    const ip = '203.0.113.7';
    const wrong: number[] = [];
    for (let count = 0; count < 6; count++)
      wrong.push((await leave(band, { password: 'falsch' }, ip)).status);
    const right = await leave(band, { password }, ip);

    expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
