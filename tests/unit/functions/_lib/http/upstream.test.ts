import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  problemOf as problemOfError,
  type ProblemError,
} from '../../../../../functions/_lib/http/problemError.ts';
import { postTo } from '../../../../../functions/_lib/http/upstream.ts';
import { callService } from '../../../../../src/services/http/callService.ts';
import { shaped } from '../../../../../src/services/http/shaped.ts';
import { type Fake, type Fault, startFake } from '../../../../fakes/http.ts';

let service: Fake;
beforeAll(async () => {
  service = await startFake(() => Response.json({ token: 'fresh' }));
});
afterAll(() => service.stop());

const log = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => service.misbehave());
const shape = z.object({ token: z.string() });
const headers = { authorization: 'secret-word' };
const call = (url = `${service.url}/secret-path`, timeoutMs = 60_000) =>
  callService(
    'A service',
    async (requestJson) => shaped(shape, await requestJson(url, { headers })),
    timeoutMs,
  );

function problemOf(asking: Promise<unknown>): Promise<ProblemError> {
  return asking.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => problemOfError(error),
  );
}

test.each<[Fault, string, string?]>([
  ['cut', 'upstream-busy'],
  ['cut-midway', 'upstream-busy'],
  ['malformed', 'upstream'],
  ['wrong', 'upstream'],
  [401, 'upstream'],
  [404, 'upstream'],
  [500, 'upstream'],
  [429, 'upstream-busy', '60'],
  [{ status: 429, retryAfter: '7' }, 'upstream-busy', '7'],
  [{ status: 420, retryAfter: '3600' }, 'upstream-busy', '3600'],
  [{ status: 503, retryAfter: 'soon' }, 'upstream-busy', '60'],
])('reports a service that does %j as %s', async (fault, problem, retryAfter) => {
  service.misbehave(fault);
  const error = await problemOf(call());

  expect(error.problem).toBe(problem);
  expect(error.headers['retry-after']).toBe(retryAfter);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).not.toContain('secret');
});

test.each<Fault>(['silent', 'endless'])('reports a service that is %s in time', async (fault) => {
  service.misbehave(fault);

  expect((await problemOf(call(undefined, 20))).problem).toBe('upstream-silent');
});

test('follows no redirect, which could carry the headers elsewhere', async () => {
  const target = service.url;
  const redirecting = await startFake(() => Response.redirect(target, 307));
  const asked = service.requests.length;
  expect((await problemOf(call('http://127.0.0.1:9'))).problem, 'no server').toBe('upstream-busy');
  expect((await problemOf(call(redirecting.url))).problem).toBe('upstream-busy');
  expect((await problemOf(postTo('A service', redirecting.url))).problem).toBe('upstream-busy');
  expect(service.requests).toHaveLength(asked);
  await redirecting.stop();
});

test('posts to a service whose answer is not JSON, and reports its errors', async () => {
  const url = service.url;
  await postTo('A service', url, { headers });
  expect(service.requests.at(-1)?.method).toBe('POST');

  service.misbehave(404);
  expect((await problemOf(postTo('A service', url, { headers }))).problem).toBe('upstream');
});
