import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../../../../../functions/_lib/http/problemError.ts';
import { ask, askJson } from '../../../../../functions/_lib/services/upstream.ts';
import { type Fake, type Fault, startFake } from '../../../../fakes/http.ts';

let service: Fake;
beforeAll(async () => {
  service = await startFake(() => Response.json({ token: 'fresh' }));
});
afterAll(() => service.stop());

const log = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  service.misbehave();
});
afterEach(() => log.mockClear());

const shape = z.object({ token: z.string() });
const call = (url = `${service.url}/secret-path`, patience = 60_000) =>
  askJson({ service: 'A service', url, patience, headers: { authorization: 'secret-word' } }, shape);

async function refusal(asking: Promise<unknown>): Promise<ProblemError> {
  const error: unknown = await asking.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
}

test('an answer that fits is handed on', async () => {
  expect(await call()).toEqual({ token: 'fresh' });
  expect(log).not.toHaveBeenCalled();
});

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
  [{ status: 503, retryAfter: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 'upstream-busy', '60'],
])('a service that does %j is refused as %s', async (fault, problem, retryAfter) => {
  service.misbehave(fault);
  const refused = await refusal(call());

  expect(refused.problem).toBe(problem);
  expect(refused.headers['retry-after']).toBe(retryAfter);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).not.toContain('secret');
});

test.each<Fault>(['silent', 'endless'])('a service that is %s is refused in time', async (fault) => {
  service.misbehave(fault);

  expect((await refusal(call(undefined, 20))).problem).toBe('upstream-silent');
});

test('an address where nobody listens is out of reach', async () => {
  expect((await refusal(call('http://127.0.0.1:9'))).problem).toBe('upstream-busy');
});

test('an answer of bytes comes with its headers', async () => {
  const response = await ask({ service: 'A service', url: service.url });

  expect(response.headers.get('content-type')).toBe('application/json');
});
