import { afterEach, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import session from '../../../functions/session.ts';
import { secondsLeft, sessionSeconds } from '../../../src/config/session.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, context, site } from './band.ts';

useBlobs();

/** Calls the function, and waits for what it still does after its answer. */
async function call(method: string, headers: Record<string, string> = {}): Promise<Response> {
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const answer = await session(new Request(`${site}/api/session`, { method, headers }), {
    ...context,
    waitUntil,
  });
  await Promise.all(later);
  return answer;
}

afterEach(() => {
  vi.useRealTimers();
});

test('GET /api/session tells whether there is a session and how long it lasts, and is never cached', async () => {
  const { cookie } = await asBand();
  const answers = [await call('GET', { cookie }), await call('GET')];

  expect(answers.map(({ status }) => status)).toEqual([204, 401]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  expect(answers.map(({ headers }) => headers.get(secondsLeft))).toEqual([
    expect.toSatisfy((left: string) => Number(left) > sessionSeconds - 60 && Number(left) <= sessionSeconds),
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
