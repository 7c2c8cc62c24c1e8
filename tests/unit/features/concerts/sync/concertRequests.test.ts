import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerOf,
  requestCompleteList,
  requestFromApi,
  type Failure,
} from '../../../../../src/features/concerts/sync/concertRequests.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';
import { ServiceError } from '../../../../../src/services/http/serviceError.ts';

const timeout = new DOMException('Too late.', 'TimeoutError');
const { signal } = new AbortController();

test.each<[string, Error, Failure]>([
  ['a service that timed out', new ServiceError('', { cause: timeout }), 'deadline-exceeded'],
  ['a call without an answer', new Unreachable(''), 'unavailable'],
  ['a service without an answer', new ServiceError(''), 'unavailable'],
  ['an aborted request', new DOMException('', 'AbortError'), 'unavailable'],
  ['a service that refuses', new ServiceError('', { status: 403 }), 'permission-denied'],
  ['a service that fails', new ServiceError('', { status: 500 }), 'unknown'],
  ['an API that fails', new ApiProblem(503, {}), 'unknown'],
])('the failure of %s', async (_, error, failure) =>
  expect(await answerOf(() => Promise.reject(error), signal)).toEqual({ failure }),
);

test.each([
  ['a defect', new TypeError('x is undefined')],
  ['another exception of the browser', new DOMException('', 'SyntaxError')],
])(
  'throws %s',
  async (_, error) => await expect(answerOf(() => Promise.reject(error), signal)).rejects.toBe(error),
);

const concerts = [{ id: 'x' }];
const answered = (etag: string) => Promise.resolve(Response.json(concerts, { headers: { etag } }));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
});

test.each<[string, () => Promise<Response>, object]>([
  ['records', () => answered('"new"'), { concerts, etag: 'new' }],
  ['records that the CDN has compressed', () => answered('W/"new"'), { concerts, etag: 'new' }],
  ['the known list', () => Promise.resolve(new Response(null, { status: 304 })), { unchanged: 'known' }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { failure: 'unavailable' }],
  ['an error', () => Promise.resolve(new Response(null, { status: 500 })), { failure: 'unknown' }],
  ['JSON that is cut off', () => Promise.resolve(new Response('[{"id"')), { failure: 'unavailable' }],
  ['another form', () => Promise.resolve(Response.json([{ name: 'x' }])), { failure: 'unknown' }],
])('the answer of our API to %s', async (_, respond, answer) => {
  vi.stubGlobal('fetch', respond);
  expect(await answerOf(requestFromApi('known'), signal)).toEqual(answer);
});

test('asks for another list than the known one, or without one for any', async () => {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => answered('"new"'));
  vi.stubGlobal('fetch', fetched);
  await requestFromApi('known')(signal);
  await requestFromApi(undefined)(signal);
  const known = fetched.mock.calls.map(([path, { headers }]) => [
    path,
    new Headers(headers).get('if-none-match'),
  ]);
  expect(known).toEqual([
    ['/api/concerts', '"known"'],
    ['/api/concerts', null],
  ]);
});

test('takes the build’s copy of the complete list where no function answers', async () => {
  const hosts = (answers: Record<string, () => Promise<Response>>) =>
    vi.stubGlobal('fetch', (path: string) => answers[path]?.());
  const down = () => Promise.resolve(new Response(null, { status: 502 }));
  hosts({ '/api/concerts': () => answered('"new"') });
  expect(await requestCompleteList(signal)).toEqual({ concerts, etag: 'new' });
  hosts({ '/api/concerts': down, '/concerts.json': () => Promise.resolve(Response.json(concerts)) });
  expect(await requestCompleteList(signal)).toEqual({ concerts });
  hosts({ '/api/concerts': down, '/concerts.json': () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await requestCompleteList(signal)).toEqual({ failure: 'unknown' });
});

test('takes the early answer once; asks after a failed one, and reports one that times out', async () => {
  const fetched = vi.fn(() => answered('"late"'));
  vi.stubGlobal('fetch', fetched);
  for (const [early, answer] of [
    [await answered('"early"'), { concerts, etag: 'early' }],
    [new Response(null, { status: 304 }), { unchanged: 'known' }],
    [false, { concerts, etag: 'late' }],
    [new Response(null, { status: 500 }), { concerts, etag: 'late' }],
  ] as const) {
    vi.stubGlobal('earlyConcerts', Promise.resolve(early));
    expect(await answerOf(requestFromApi('known'), signal)).toEqual(answer);
  }
  expect(fetched).toHaveBeenCalledTimes(2);

  vi.stubGlobal('earlyConcerts', new Promise(() => undefined));
  const silence = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silence.signal);
  const answer = answerOf(requestFromApi('known'), signal);
  silence.abort(new DOMException('too late', 'TimeoutError'));
  expect(await answer).toEqual({ failure: 'deadline-exceeded' });
});
