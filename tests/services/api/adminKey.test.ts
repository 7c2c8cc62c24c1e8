import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import adminKey from '../../../functions/adminKey.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { sized } from '../../night.ts';
import { site } from './band.ts';
import { timingSafeEqual } from 'node:crypto';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));
vi.mock('node:crypto', { spy: true });

const password = 'öffne dich';
const start = Date.UTC(2026, 10, 21, 20);
let addresses = 0;

const newAddress = () => `198.51.100.${(addresses += 1)}`;

/** Tries a password, which is percent-encoded already, and waits for the work that continues after the answer. */
async function attemptEncoded(tried: string, ip: string, headers = {}): Promise<Response> {
  const later: Promise<unknown>[] = [];
  const request = new Request(`${site}/api/adminKey/${tried}`, {
    headers: { 'accept-language': 'en', ...headers },
  });
  const response = await adminKey(request, { ip, params: {}, waitUntil: (work) => later.push(work) });
  await Promise.all(later);
  return response;
}
const attempt = (tried: string, ip: string, headers = {}) =>
  attemptEncoded(encodeURIComponent(tried), ip, headers);

const at = (seconds: number) => vi.setSystemTime(start + seconds * 1000);
const storedKeys = async () => (await new BlobStore('attempts').list()).blobs.map(({ key }) => key);

useBlobs('attempts');
beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', password);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a wrong password is a problem in the language of the caller, and sets no cookie', async () => {
  const response = await attempt('Sesam', newAddress());

  expect(await response.json()).toMatchObject({
    type: 'urn:problem-type:match:wrong-password',
    title: 'That password is not right.',
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('simultaneous wrong passwords from one address: each that is evaluated was counted before', async () => {
  const attacker = newAddress();
  const guesses = Array.from({ length: sized(12, 100) }, (_, n) => attempt(`guess ${n}`, attacker));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
});

test('tells an address how long it must wait, and lets it try again then', async () => {
  const ip = newAddress();
  for (let n = 0; n < 5; n++) await attempt('Sesam', ip);
  const rejected = await attempt(password, ip);

  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('retry-after')).toBe('2');
  expect(rejected.headers.get('referrer-policy')).toBe('no-referrer');
  at(2);
  expect((await attempt(password, ip)).status).toBe(204);
});

test('the right password deletes the count of its address', async () => {
  const ip = newAddress();
  for (let n = 0; n < 4; n++) await attempt('Sesam', ip);
  await attempt(password, ip);

  for (let n = 0; n < 2; n++) expect((await attempt('Sesam', ip)).status).toBe(401);
});

test('counts of one half of the day hold in the next one', async () => {
  const ip = newAddress();
  at(4 * 3600 - 1);
  for (let n = 0; n < 6; n++) await attempt('Sesam', ip);
  at(4 * 3600);

  expect((await attempt('Sesam', ip)).status).toBe(429);
});

test('counts survive a restart of the server, hold no address, and are removed a day later by the next try', async () => {
  const ip = newAddress();
  for (let n = 0; n < 5; n++) await attempt('Sesam', ip);
  const before = await storedKeys();
  expect(before.length).toBeGreaterThan(0);
  expect(before.join()).not.toContain(ip);

  at(24 * 3600);
  await attempt('Sesam', newAddress());
  const after = await storedKeys();
  expect(after.filter((key) => before.includes(key))).toEqual([]);
});

test('delays many attempts from many addresses by 2 seconds at most, and rejects none', async () => {
  const count = sized(25, 45);
  for (let n = 0; n < count; n++) expect((await attempt('Sesam', newAddress())).status).toBe(401);

  const delays = vi.mocked(pause).mock.calls.map(([delay]) => delay);
  expect(delays.slice(0, 20)).toEqual(new Array(20).fill(0));
  expect(delays.at(20)).toBe(100);
  expect(delays.at(-1)).toBe(Math.min((count - 20) * 100, 2000));
  expect((await attempt(password, newAddress())).status).toBe(204);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: site },
  { 'sec-fetch-site': 'a new word' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
])('a page with %o is refused before it is counted: it cannot lock the band out', async (headers) => {
  const ip = newAddress();
  for (let tries = 0; tries < 8; tries++)
    expect((await attemptEncoded('falsch', ip, headers)).status).toBe(403);
  expect(await storedKeys()).toEqual([]);
  for (const own of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: site }])
    expect((await attempt(password, ip, own)).status).toBe(204);
});

test.each(['.', '..'])(
  'nobody can send the password %j at the end of an address: the log says so',
  async (dots) => {
    vi.stubEnv('ADMIN_PASSWORD', dots);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect((await attempt(password, newAddress())).status).toBe(503);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('ADMIN_PASSWORD'));
    log.mockRestore();
  },
);

describe('the work of a log-in', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  useBlobs('attempts');

  const right = 'öffne dich';
  /** Wrong passwords: with another end or beginning, short and long. */
  const wrong = ['öffne dicH', 'Öffne dich', '~', '~'.repeat(1000)];

  /** Tries a password; returns the calls of the stores until it was compared. After that each call fails, so that no answer can wait for one. */
  async function callsBefore(password: string): Promise<string[]> {
    const calls: string[] = [];
    const [real, compared] = [globalThis.fetch, vi.mocked(timingSafeEqual).mockClear()];
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (compared.mock.calls.length > 0) return Promise.reject(new TypeError('fetch failed'));
      calls.push(`${init?.method ?? ''} ${/site:\w+/.exec(String(input))?.[0] ?? ''}`);
      return real(input, init);
    });
    const request = new Request(`${site}/api/adminKey/${encodeURIComponent(password)}`);
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    const { status } = await adminKey(request, { ip: '192.0.2.1', params: {}, waitUntil });
    await Promise.allSettled(later);
    spy.mockRestore();
    expect([password, status]).toEqual([password, password === right ? 204 : 401]);
    expect(compared, password).toHaveBeenCalledOnce();
    return calls;
  }

  test('a wrong password leads to the calls of the right one and to one comparison in constant time, and its answer waits for nothing after it', async () => {
    vi.stubEnv('ADMIN_PASSWORD', right);
    const calls = await callsBefore(right);
    expect(calls).toContain('get site:sessions');
    for (const password of wrong) expect(await callsBefore(password), password).toEqual(calls);
  });
});
