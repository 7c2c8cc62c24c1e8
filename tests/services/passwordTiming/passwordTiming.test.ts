import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import adminKey from '../../../functions/adminKey.ts';
import { BlobStore } from '../../../functions/_lib/storage/stores.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { deviation } from './deviation.ts';

/** Tries of each kind against each right password. */
const rounds = 100;

/** Usual limit of tests for leaks by time, in standard deviations: chance exceeds it once in 150,000 comparisons; 12 are made. */
const limit = 4.5;

/** The passwords to try, by their difference from the right one. */
const kinds = {
  right: (right: string) => right,
  lastDiffers: (right: string) => `${right.slice(0, -1)}~`,
  firstDiffers: (right: string) => `~${right.slice(1)}`,
  short: () => '~',
  long: () => '~'.repeat(1000),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

const folder = await mkdtemp(join(tmpdir(), 'password-timing-'));
const blobs = await startBlobs(folder);
vi.stubEnv('SESSION_SECRET', 'a secret of the measurement, long enough for HS256');

afterAll(async () => {
  vi.unstubAllEnvs();
  await blobs.stop();
  await rm(folder, { recursive: true });
});

// With 100 tries of each it detects a call of the store for the right password alone, not a fraction of a millisecond.
test.each([1, 16, 200])(
  'time does not tell a right password of %i characters from a wrong one',
  async (length) => {
    const times = await measureTimes('ö'.repeat(length));
    for (const name of names) {
      if (name !== 'right') expect(Math.abs(deviation(times.right, times[name])), name).toBeLessThan(limit);
    }
  },
);

/** Each round tries each kind once, in random order, so that other work of the machine affects all kinds alike. */
async function measureTimes(right: string): Promise<Record<Kind, number[]>> {
  vi.stubEnv('ADMIN_PASSWORD', right);
  const times: Record<Kind, number[]> = { right: [], lastDiffers: [], firstDiffers: [], short: [], long: [] };
  // The first five rounds load and compile the code.
  for (let round = -5; round < rounds; round++) {
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
