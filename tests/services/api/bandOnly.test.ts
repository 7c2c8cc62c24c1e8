// Every change is the band's alone, at every address of every function.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { builtKinds, kindNames, kinds } from '../../../src/records/kinds.ts';
import { asBand, site } from './band.ts';

useBlobs();
const endpoints = await loadFunctions(resolve('functions'), (file) => import(file));
const dispatch = dispatchTo(endpoints);

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
const allowed = Object.fromEntries(
  await Promise.all(
    paths.map(async (pattern) => {
      const path = pattern.replaceAll(/:\w+/g, '0123456789abcdef01234567');
      const answer = await dispatch(new Request(site + path, { method: 'OPTIONS' }), '192.0.2.1');
      return [
        pattern,
        { path, status: answer?.status, methods: answer?.headers.get('allow') ?? '' },
      ] as const;
    }),
  ),
);
const changes = Object.values(allowed)
  .flatMap(({ path, methods }) => methods.split(', ').map((method) => ({ method, path })))
  .filter(
    ({ method, path }) => /^(POST|PATCH|DELETE)$/.test(method) && !ofVisitors.includes(`${method} ${path}`),
  );

test.each([
  ['/api/contact', 'GET, HEAD, POST'],
  ['/api/venues', 'GET, HEAD, POST'],
  ['/api/venues/:id', 'GET, HEAD, PATCH, DELETE'],
  ['/api/venues/:id/restore', 'POST'],
  ['/api/messages', 'GET, HEAD, DELETE'],
  // The site names all records of this kind: none is added or deleted.
  ['/api/band/places', 'GET, HEAD'],
  ['/api/band/places/:id', 'GET, HEAD, PATCH'],
])('%s answers 405 to another method than %s', (path = '', methods = '') =>
  expect(allowed[path]).toMatchObject({ status: 405, methods }),
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
    const answer = await dispatch(new Request(site + path, init), '192.0.2.1');
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  }
});
