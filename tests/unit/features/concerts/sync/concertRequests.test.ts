import { afterEach, expect, test, vi } from 'vitest';
import {
  answerOf,
  faultOf,
  requestFromApi,
  type Fault,
} from '../../../../../src/features/concerts/sync/concertRequests.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';
import { ServiceError } from '../../../../../src/services/http/serviceError.ts';

vi.mock('../../../../../src/features/concerts/sync/firestore/firestoreProject.ts', () => ({}));

const timeout = new DOMException('Too late.', 'TimeoutError');
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, unknown, Fault | undefined]>([
  ['a timeout', timeout, 'deadline-exceeded'],
  ['a call that timed out', new Unreachable('', { cause: timeout }), 'deadline-exceeded'],
  ['a service that timed out', new ServiceError('', { cause: timeout }), 'deadline-exceeded'],
  ['a call without an answer', new Unreachable(''), 'unavailable'],
  ['a service without an answer', new ServiceError(''), 'unavailable'],
  ['an aborted request', new DOMException('', 'AbortError'), 'unavailable'],
  ['a service that refuses', new ServiceError('', { status: 403 }), 'permission-denied'],
  ['a service that fails', new ServiceError('', { status: 500 }), 'unknown'],
  ['an API that fails', new ApiProblem(503, {}), 'unknown'],
  ['a defect', new TypeError('x is undefined'), undefined],
  ['another exception of the browser', new DOMException('', 'SyntaxError'), undefined],
])('the fault of %s', (_, error, fault) => expect(faultOf(error)).toBe(fault));

test('gives an answer for the failure of a request, and throws a defect', async () => {
  const failure = new ServiceError('', { status: 500 });
  expect(await answerOf(() => Promise.reject(failure), signal)).toEqual({ fault: 'unknown' });
  const defect = new TypeError('x is undefined');
  await expect(answerOf(() => Promise.reject(defect), signal)).rejects.toBe(defect);
});

test.each<[string, () => Promise<Response>, object]>([
  ['records', () => Promise.resolve(Response.json([{ id: 'x' }])), { documents: [{ id: 'x' }] }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { fault: 'unavailable' }],
  ['an error', () => Promise.resolve(new Response(null, { status: 500 })), { fault: 'unknown' }],
  ['no JSON', () => Promise.resolve(new Response('<html>')), { fault: 'unknown' }],
  ['another shape', () => Promise.resolve(Response.json([{ name: 'x' }])), { fault: 'unknown' }],
  ['an answer that is cut off', () => Promise.resolve(new Response(brokenBody())), { fault: 'unavailable' }],
])('the answer of our API to %s', async (_, respond, answer) => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
  vi.stubGlobal('fetch', respond);
  expect(await answerOf(requestFromApi, signal)).toEqual(answer);
});

test('asks our API after a failed early request, and reports one that times out', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ id: 'x' }])));
  vi.stubGlobal('earlyConcerts', Promise.resolve(false));
  expect(await answerOf(requestFromApi, signal)).toEqual({ documents: [{ id: 'x' }] });

  vi.stubGlobal('earlyConcerts', new Promise(() => undefined));
  const silence = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silence.signal);
  const answer = answerOf(requestFromApi, signal);
  silence.abort(new DOMException('too late', 'TimeoutError'));
  expect(await answer).toEqual({ fault: 'deadline-exceeded' });
});

const brokenBody = () =>
  new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
