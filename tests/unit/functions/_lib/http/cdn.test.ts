import { beforeEach, expect, test, vi } from 'vitest';
import { cachedText, clear, immutable, list, untilPurged } from '../../../../../functions/_lib/http/cdn.ts';
import { visibleWithin } from '../../../../../src/config/api.ts';

const pause = vi.hoisted(() => vi.fn());
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));
const fetched = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 202 })));
  pause.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
const host = (token: string) => {
  vi.stubEnv('SITE_ID', 'a-site');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', token);
  vi.stubEnv('NETLIFY_API_BASE', undefined);
};

test('says within which time visitors see a change that cannot be purged', async () => {
  host('');
  expect(await clear(['concerts', 'venues'])).toEqual({ [visibleWithin]: '3600' });
  expect(await clear(['concerts'], 60)).toEqual({ [visibleWithin]: '60' });
  expect(logged.mock.calls).toEqual([
    ['The CDN may keep an old concerts, venues for 3600 s.'],
    ['The CDN may keep an old concerts for 60 s.'],
  ]);
  vi.stubEnv('SITE_ID', '');
  expect(await clear(['concerts']), 'there is no CDN').toEqual({});
  expect(fetched).not.toHaveBeenCalled();
});

const refused = () => Promise.resolve(new Response(null, { status: 500 }));

test('a purge that fails is repeated after one second and after five, and then given up', async () => {
  host('a-token');
  fetched.mockImplementation(refused);
  expect(await clear(['concerts'])).toEqual({ [visibleWithin]: '3600' });
  expect(pause.mock.calls).toEqual([[0], [1000], [5000]]);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls.flat()).toEqual([
    ...Array.from({ length: 3 }, () => 'The CDN answered 500.'),
    'The CDN may keep an old concerts for 3600 s.',
  ]);
});

test('no purge is repeated before its pause has ended', async () => {
  host('a-token');
  fetched.mockImplementation(refused);
  pause.mockResolvedValueOnce(undefined).mockReturnValueOnce(new Promise(() => undefined));
  void clear(['concerts']);
  await new Promise((done) => setImmediate(done));
  expect(pause).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a purge that succeeds later is not repeated again; each has three seconds, at the address of the host', async () => {
  host('a-token');
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockImplementationOnce(refused);
  expect(await clear(['concerts'])).toEqual({});
  expect(timeout.mock.calls).toEqual([[3000], [3000]]);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.netlify.com/api/v1/purge');
  timeout.mockRestore();
});

test('the CDN keeps a list for an hour, or less, and a file that never changes for a year', () => {
  expect(untilPurged('concerts')).toEqual({
    ...{ 'netlify-cdn-cache-control': 'public, durable, max-age=3599', 'netlify-cache-tag': 'concerts' },
  });
  expect(untilPurged('a', 60)['netlify-cdn-cache-control']).toBe('public, durable, max-age=60');
  expect(immutable('pictures')).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
    'netlify-cache-tag': 'pictures',
  });
});

const request = (etag?: string) =>
  new Request('https://match.example/', { headers: etag ? { 'if-none-match': etag } : {} });

test('a list is answered with its ETag, and by 304 to a caller who has it', async () => {
  const body = [{ id: 'one' }];
  const answer = list(request(), 'concerts', body, { keys: ['sync', 'desk'] });
  expect(await answer.json()).toEqual(body);
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...{ etag, ...untilPurged('concerts'), 'content-type': 'application/json' },
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-vary': 'query=sync|desk',
  });
  expect(list(request(), 'concerts', [{ id: 'two' }]).headers.get('etag')).not.toBe(etag);
  const unchanged = list(request(etag), 'concerts', [{ id: 'one' }]);
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
});

test('a text is answered with its own type, and its state as its ETag where it has one', async () => {
  const answer = cachedText(request(), 'page', 'Hallo', 'text/html', { state: 'abc', seconds: 60 });
  expect([await answer.text(), answer.headers.get('etag')]).toEqual(['Hallo', '"abc"']);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=60');
  expect(cachedText(request(), 'page', 'Hallo', 'text/html').headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
});
