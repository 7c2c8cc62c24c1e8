import { expect, test } from 'vitest';
import { startFake } from '../../fakes/http.ts';

test('a fake over its limit rejects the request, but not the preflight', async () => {
  const fake = await startFake(() => new Response(), { openToPages: true });
  fake.misbehave({ status: 429, retryAfter: '60' });
  const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');
  const preflight = await fetch(fake.url, { method: 'OPTIONS' });
  expect([preflight.status, allowed(preflight)]).toEqual([204, '*']);
  expect(fake.requests).toEqual([]);
  const request = await fetch(fake.url);
  expect([request.status, allowed(request)]).toEqual([429, null]);
  expect(fake.requests).toHaveLength(1);
  await fake.stop();
});
