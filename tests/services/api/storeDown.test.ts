import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { useBlobs, whileDown } from '../../fakes/blobs.ts';
import { asBand, site } from './band.ts';
import { formOf, jpeg } from './galleryCalls.ts';
import { messageAsJson } from './contactMessages.ts';

useBlobs();
const log = vi.spyOn(console, 'error').mockReturnValue();
const dispatch = dispatchTo(await loadFunctions(resolve('functions'), (file) => import(file)));

let band: Awaited<ReturnType<typeof asBand>>;
async function call(...[method, path, headers = {}, body]: Call): Promise<Response> {
  const init = { method, headers: { ...band, ...headers }, ...(body !== undefined && { body }) };
  return (await dispatch(new Request(site + path, init), '192.0.2.1')) ?? Response.error();
}

const json = { 'content-type': 'application/json' };
const concert = JSON.stringify({ name: 'Lampenfieber', date: '2027-01-04T19:00:00Z' });
const change = JSON.stringify({ set: { name: 'Neu' }, was: {} });
const picture = formOf({ 'a.jpg': await jpeg() });

/** Methods and paths, with their headers and bodies. */
type Call = [method: string, path: string, headers?: Record<string, string>, body?: BodyInit];

const id = '0123456789abcdef01234567';
const messageId = `503124-${id}`;
const ofRecords = (root: string, record: string): Call[] => [
  ['GET', root],
  ['GET', `${root}?deleted`],
  ['POST', root, json, record],
  ['GET', `${root}/${id}`],
  ['PATCH', `${root}/${id}`, { ...json, 'idempotency-key': 'x' }, change],
  ['GET', `${root}/${id}/history`],
  ['DELETE', `${root}/${id}`, { 'if-match': '"0"' }],
  ['POST', `${root}/${id}/restore`],
];
const calls: Call[] = [
  ['GET', '/termine.ics'],
  ...ofRecords('/api/concerts', concert),
  ['GET', '/api/cloudinary'],
  ['GET', `/api/cloudinary/${id}`],
  ['POST', '/api/cloudinary', {}, picture],
  ['PATCH', `/api/cloudinary/${id}`, { ...json, 'idempotency-key': 'x' }, '{"set":{"credit":null},"was":{}}'],
  ['DELETE', `/api/cloudinary/${id}`, { 'if-match': '"x"' }],
  ['POST', `/api/cloudinary/${id}/restore`],
  ['GET', '/api/session'],
  ['DELETE', '/api/session'],
  ['GET', '/api/adminKey/example-password'],
  ['DELETE', '/api/sessions', json, '{"password":"example-password"}'],
  ['GET', '/api/messages'],
  ['GET', '/api/messages?deleted'],
  ['GET', `/api/messages/${messageId}`],
  ['PATCH', `/api/messages/${messageId}`, { ...json, 'idempotency-key': 'k' }, '{"set":{},"was":{}}'],
  ['DELETE', `/api/messages/${messageId}`, { 'if-match': '"0"' }],
  ['POST', `/api/messages/${messageId}/restore`],
  ['DELETE', '/api/messages', json, JSON.stringify({ ids: [messageId] })],
  ['POST', '/api/contact', json, JSON.stringify(messageAsJson)],
];

test('every endpoint answers 503 in the caller’s language while its store is down, and works again afterwards', async () => {
  vi.stubEnv('SESSION_SECRET', 'example-secret, long enough for HS256');
  vi.stubEnv('ADMIN_PASSWORD', 'example-password');
  band = await asBand();
  expect((await call('POST', '/api/cloudinary', {}, picture)).status).toBe(201);
  const before: unknown = await (await call('GET', '/api/cloudinary')).json();

  await whileDown(async () => {
    for (const each of calls) {
      log.mockClear();
      const response = await call(...each);
      const [method, path] = each;
      expect([method, path, response.status]).toEqual([method, path, 503]);
      expect(response.headers.get('retry-after')).toBe('60');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const language = path === '/api/contact' ? messageAsJson.language : 'en';
      expect(response.headers.get('content-language')).toBe(language);
      const problem = { type: 'urn:problem-type:match:upstream-busy', status: 503 };
      expect(await response.json()).toMatchObject(problem);
      expect(log).toHaveBeenCalled();
      const told = log.mock.calls.join();
      expect(told).not.toMatch(/example-(secret|password)|localhost|127\.0\.0\.1|192\.0\.2\.1/);
    }
  });

  expect(await (await call('GET', '/api/cloudinary')).json()).toEqual(before);
});
