// Every change is the band's alone, at every address of every function.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dispatchTo, loadFunctions } from '../../../scripts/serve/functions/functions.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, site } from './band.ts';

useBlobs();
const endpoints = await loadFunctions(resolve('functions'), (file) => import(file));
const dispatch = dispatchTo(endpoints);

/** The one change that visitors make. */
const ofVisitors = ['POST /api/contact'];

const paths = endpoints.flatMap(({ patterns }) => patterns.map(({ pathname }) => pathname));
const calls = await Promise.all(
  paths.map(async (pattern) => {
    const path = pattern.replaceAll(/:\w+/g, '0123456789abcdef01234567');
    const answer = await dispatch(new Request(site + path, { method: 'OPTIONS' }), '192.0.2.1');
    return (answer?.headers.get('allow') ?? '').split(', ').map((method) => ({ method, path }));
  }),
);
const changes = calls
  .flat()
  .filter(
    ({ method, path }) =>
      /^(POST|PUT|PATCH|DELETE)$/.test(method) && !ofVisitors.includes(`${method} ${path}`),
  );

test('there are changes of concerts, venues, pictures, messages, sessions and the build', () => {
  const areas = new Set(changes.map(({ path }) => path.split('/')[2]));
  expect([...areas].sort()).toEqual(
    ['cloudinary', 'concerts', 'messages', 'rebuild', 'session', 'sessions', 'venues'].sort(),
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
