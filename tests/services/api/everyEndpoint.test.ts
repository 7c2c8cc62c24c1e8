// Rules of every function: changes are the band’s alone, and a store that is down is a problem.
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { useBlobs, whileDown } from '../../fakes/blobs.ts';
import { builtKinds, kindNames, kinds } from '../../../src/records/kinds.ts';
import { asBand, site } from './band.ts';
import { formOf, jpeg } from './galleryCalls.ts';
import { messageAsJson } from './contactMessages.ts';

vi.spyOn(console, 'error').mockReturnValue();
useBlobs();
const endpoints = await loadFunctions(resolve('functions'), (file) => import(file));
const dispatch = dispatchTo(endpoints);
const ask = async (path: string, init: RequestInit) =>
  (await dispatch(new Request(site + path, init), '192.0.2.1')) ?? Response.error();

/** The one change that visitors make. */
const ofVisitors = ['POST /api/contact'];

/** The calls below a record of any kind. */
const below = ['restore', 'history'];
const paths = endpoints
  .flatMap(({ patterns }) => patterns.map(({ pathname }) => pathname))
  .flatMap((path) =>
    path.includes(':store') ? builtKinds.map((name) => path.replace(':store', kinds[name].store)) : path,
  )
  .flatMap((path) => (path.includes(':call') ? below.map((call) => path.replace(':call', call)) : path));
/** The methods of each address, as its refusal of another names them. */
const allowed = await Promise.all(
  paths.map(async (pattern) => {
    const path = pattern.replaceAll(/:\w+/g, '0123456789abcdef01234567');
    const { status, headers } = await ask(path, { method: 'OPTIONS' });
    return { pattern, path, status, methods: headers.get('allow') ?? '' };
  }),
);
const changes = allowed
  .flatMap(({ path, methods }) => methods.split(', ').map((method) => ({ method, path })))
  .filter(
    ({ method, path }) => /^(POST|PATCH|DELETE)$/.test(method) && !ofVisitors.includes(`${method} ${path}`),
  );

test.each([
  ['/api/contact', 'GET, HEAD, POST'],
  ['/api/venues/:id', 'GET, HEAD, PATCH, DELETE'],
  ['/api/venues/:id/restore', 'POST'],
  ['/api/messages', 'GET, HEAD, DELETE'],
  // The site names all records of this kind: none is added or deleted.
  ['/api/band/places/:id', 'GET, HEAD, PATCH'],
])('%s answers 405 to another method than %s', (path = '', methods = '') =>
  expect(allowed.find(({ pattern }) => pattern === path)).toMatchObject({ status: 405, methods }),
);

test('there are changes of every kind of record, of sessions and the build', () => {
  const areas = new Set(changes.map(({ path }) => /^\/api\/((?:band\/)?[^/]+)/.exec(path)?.[1]));
  expect([...areas].sort()).toEqual(
    ['rebuild', 'session', 'sessions', ...kindNames.map((name) => kinds[name].path.slice(5))].sort(),
  );
});

test.each(changes)('$method $path is refused before anything of it is read', async ({ method, path }) => {
  const [band, other] = [await asBand(), await asBand()];
  const without = (name: keyof typeof band) => ({ ...band, [name]: '' });
  for (const [headers, status] of [
    [without('cookie'), 401],
    [without('origin'), 403],
    [await asBand('https://evil.test'), 403],
    [without('x-xsrf-token'), 403],
    [{ ...band, 'x-xsrf-token': other['x-xsrf-token'] }, 403],
  ] as const) {
    const pull = () => {
      throw new Error('was read');
    };
    const init: RequestInit & { duplex: 'half' } = {
      ...{ method, duplex: 'half', body: new ReadableStream({ pull }, { highWaterMark: 0 }) },
      headers: { ...headers, 'content-type': 'text/plain' },
    };
    const answer = await ask(path, init);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

const log = vi.mocked(console.error);

const picture = formOf({ 'a.jpg': await jpeg() });
const json = { 'content-type': 'application/json' };
const concert = JSON.stringify({ name: 'Lampenfieber', date: '2027-01-04T19:00:00Z' });
const change = JSON.stringify({ set: { name: 'Neu' }, was: {} });

/** Methods and paths, with their headers and bodies. */
type Call = [method: string, path: string, headers?: Record<string, string>, body?: BodyInit];

const id = '0123456789abcdef01234567';
const messageId = `503124-${id}`;
const ofRecords = (root: string, record: string): Call[] => [
  ['GET', root],
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
  const band = await asBand();
  const call = (...[method, path, headers = {}, body]: Call) =>
    ask(path, { method, headers: { ...band, ...headers }, ...(body !== undefined && { body }) });
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
