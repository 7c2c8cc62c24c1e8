import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import adminKey from '../../../functions/adminKey.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { isNight } from '../../night.ts';
import { deviation } from './deviation.ts';
import { kinds, type Kind } from './passwords.ts';

/** Tries of each kind against each right password: never fewer, and never more. */
const [fewest, most] = [40, 100];

/** In standard deviations. Kinds that differ no more than this after the fewest tries need no more tries. */
const unsuspicious = 1.5;

/** Usual limit of tests for leaks by time, in standard deviations: chance exceeds it once in 150,000 comparisons; 12 are made. */
const limit = 4.5;

const names = Object.keys(kinds) as Kind[];
const wrong = names.filter((name) => name !== 'right');
type Times = Record<Kind, number[]>;

const deviationOf = (times: Times, name: Kind) => Math.abs(deviation(times.right, times[name]));

const folder = await mkdtemp(join(tmpdir(), 'password-timing-'));
const blobs = await startBlobs(folder);
vi.stubEnv('SESSION_SECRET', 'a secret of the measurement, long enough for HS256');

afterAll(async () => {
  vi.unstubAllEnvs();
  await blobs.stop();
  await rm(folder, { recursive: true });
});

// It detects a call of the store for the right password alone, not a fraction of a millisecond. By day `adminKey.test.ts` counts the calls.
test.runIf(isNight).each([1, 16, 200])(
  'time does not tell a right password of %i characters from a wrong one',
  async (length) => {
    const times = await measureTimes('ö'.repeat(length));
    for (const name of wrong) expect(deviationOf(times, name), name).toBeLessThan(limit);
  },
);

/**
 * Each round tries each kind once, in random order, so that other work of the machine affects all kinds alike. Ends early only where no
 * kind differs, so that a difference is always measured with all tries.
 */
async function measureTimes(right: string): Promise<Times> {
  vi.stubEnv('ADMIN_PASSWORD', right);
  const times: Times = { right: [], lastDiffers: [], firstDiffers: [], short: [], long: [] };
  // The first five rounds load and compile the code.
  for (let round = -5; round < most; round++) {
    if (round >= fewest && wrong.every((name) => deviationOf(times, name) < unsuspicious)) break;
    const order = names.map((name) => ({ name, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const [index, { name }] of order.entries()) {
      const ms = await measureTry(
        kinds[name](right),
        `10.0.${round + 5}.${index}`,
        name === 'right' ? 204 : 401,
      );
      if (round >= 0) times[name].push(ms);
    }
  }
  return times;
}

/** Milliseconds until the answer. Then waits for the function's later work, and deletes the counted attempts, which delay answers. */
async function measureTry(password: string, ip: string, expected: number): Promise<number> {
  const later: Promise<unknown>[] = [];
  const request = new Request(`https://match.test/api/adminKey/${encodeURIComponent(password)}`);
  const started = performance.now();
  const { status } = await adminKey(request, { ip, params: {}, waitUntil: (work) => void later.push(work) });
  const ms = performance.now() - started;
  expect(status).toBe(expected);
  await Promise.all(later);
  const store = new BlobStore('attempts');
  const { blobs: attempts } = await store.list();
  await Promise.all(attempts.map(({ key }) => store.delete(key)));
  return ms;
}
