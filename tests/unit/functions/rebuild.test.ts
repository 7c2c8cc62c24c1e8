import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../../../functions/_lib/platform.ts';
import rebuild, { config } from '../../../functions/rebuild.ts';
import { type Fake, type Fault, startFake } from '../../fakes/http.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const secret = 'a-secret-of-the-hook';
let host: Fake;

const said = vi.spyOn(console, 'log').mockReturnValue();
const complained = vi.spyOn(console, 'error').mockReturnValue();
const call = () => rebuild(new Request('https://match.test/', { method: 'POST' }), context);

beforeAll(async () => {
  host = await startFake(() => new Response());
});
afterAll(() => host.stop());
beforeEach(() => {
  host.misbehave();
  host.requests.length = 0;
  vi.stubEnv('BUILD_HOOK_URL', `${host.url}/build_hooks/${secret}`);
});
afterEach(() => {
  said.mockClear();
  complained.mockClear();
});

test('it is called once a week, and by nobody else', () => {
  expect(config).toEqual({ schedule: '@weekly' });
});

test('the hook is called', async () => {
  expect((await call()).status).toBe(204);
  expect(host.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /build_hooks/${secret}`,
  ]);
});

test('without a hook the log says so, and nothing else happens', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');

  expect((await call()).status).toBe(204);
  expect(host.requests).toEqual([]);
  expect(said).toHaveBeenCalledWith('No rebuild: BUILD_HOOK_URL is not set.');
});

test.each<[Fault, number]>([
  ['cut', 503],
  [404, 502],
  [500, 502],
  [{ status: 429, retryAfter: '5' }, 503],
])('a hook that does %j is a failure in the log, without its address', async (fault, status) => {
  host.misbehave(fault);

  expect((await call()).status).toBe(status);
  expect(said).not.toHaveBeenCalled();
  expect(complained).toHaveBeenCalledOnce();
  expect(JSON.stringify(complained.mock.calls)).toMatch(/^\[\["The build hook [^/]*\.?"\]\]$/);
});

test('an address that is none is a failure without it, too', async () => {
  vi.stubEnv('BUILD_HOOK_URL', secret);

  expect((await call()).status).toBe(503);
  expect(JSON.stringify(complained.mock.calls)).not.toContain(secret);
});
