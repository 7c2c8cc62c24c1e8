import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningBlobs, startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { type Dispatch, dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { takeDown } from '../../fakes/blobs.ts';
import { asBand, site } from './band.ts';
import { formOf, jpeg } from './galleryCalls.ts';
import { messageAsJson } from './contactMessages.ts';

const folder = mkdtempSync(join(tmpdir(), 'blobs-'));
let blobs: RunningBlobs;
let dispatch: Dispatch;
const log = vi.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  for (const name of ['CLOUDINARY_URL', 'FIREBASE_PROJECT_ID', 'SMTP_URL']) vi.stubEnv(name, '');
  vi.stubEnv('SESSION_SECRET', 'example-secret, long enough for HS256');
  vi.stubEnv('ADMIN_PASSWORD', 'example-password');
  dispatch = dispatchTo(await loadFunctions(resolve('functions'), (file) => import(file)));
  blobs = await startBlobs(folder);
});
afterAll(async () => {
  await blobs.stop();
  rmSync(folder, { recursive: true });
});

async function call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const init = { method, headers: { ...(await asBand()), ...headers }, ...(body !== undefined && { body }) };
  return (await dispatch(new Request(site + path, init), '192.0.2.1')) ?? Response.error();
}

const json = { 'content-type': 'application/json' };
const concert = JSON.stringify({ name: 'Lampenfieber', date: '2027-01-04T19:00:00Z' });
const venue = JSON.stringify({ name: 'Stellwerk', city: 'Linz' });
const picture = async () => formOf({ 'a.jpg': await jpeg() });
const text = (words: string) => () => Promise.resolve(words);

const calls: [
  method: string,
  path: string,
  body?: (() => Promise<BodyInit>) | undefined,
  headers?: Record<string, string>,
][] = [
  ['GET', '/api/cloudinary'],
  ['GET', '/api/cloudinary/0123456789abcdef01234567'],
  ['POST', '/api/cloudinary', picture],
  [
    'PATCH',
    '/api/cloudinary/0123456789abcdef01234567',
    text('{"credit":null}'),
    { ...json, 'if-match': '"x"' },
  ],
  ['DELETE', '/api/cloudinary/0123456789abcdef01234567', undefined, { 'if-match': '"x"' }],
  ['GET', '/api/concerts'],
  ['GET', '/api/concerts?deleted'],
  ['POST', '/api/concerts', text(concert), json],
  ['GET', '/api/concerts/0123456789abcdef01234567'],
  ['PUT', '/api/concerts/0123456789abcdef01234567', text(concert), { ...json, 'if-match': '"0"' }],
  ['DELETE', '/api/concerts/0123456789abcdef01234567', undefined, { 'if-match': '"0"' }],
  ['POST', '/api/concerts/0123456789abcdef01234567/restore'],
  ['GET', '/api/venues'],
  ['GET', '/api/venues?deleted'],
  ['POST', '/api/venues', text(venue), json],
  ['GET', '/api/venues/0123456789abcdef01234567'],
  ['PUT', '/api/venues/0123456789abcdef01234567', text(venue), { ...json, 'if-match': '"0"' }],
  ['DELETE', '/api/venues/0123456789abcdef01234567', undefined, { 'if-match': '"0"' }],
  ['POST', '/api/venues/0123456789abcdef01234567/restore'],
  ['GET', '/api/session'],
  ['DELETE', '/api/session'],
  ['GET', '/api/adminKey/example-password'],
  ['GET', '/api/messages'],
  ['POST', '/api/contact', text(JSON.stringify(messageAsJson)), json],
];

test('every endpoint answers 503 in the caller’s language while its store is down, and works again afterwards', async () => {
  const added = await call('POST', '/api/cloudinary', await picture());
  expect(added.status).toBe(201);
  const before: unknown = await (await call('GET', '/api/cloudinary')).json();
  await takeDown(blobs);

  for (const [method, path, body, headers] of calls) {
    log.mockClear();
    const response = await call(method, path, await body?.(), headers);
    const what = `${method} ${path}`;
    expect([what, response.status]).toEqual([what, 503]);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-language')).toBe(
      path === '/api/contact' ? messageAsJson.language : 'en',
    );
    expect(await response.json()).toMatchObject({
      type: 'urn:problem-type:match:upstream-busy',
      status: 503,
    });
    expect(log).toHaveBeenCalled();
    expect(log.mock.calls.join()).not.toMatch(
      /example-(secret|password)|localhost|127\.0\.0\.1|192\.0\.2\.1/,
    );
  }

  blobs = await startBlobs(folder);
  expect(await (await call('GET', '/api/cloudinary')).json()).toEqual(before);
});
