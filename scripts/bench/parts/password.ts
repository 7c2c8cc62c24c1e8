import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import answer from '../../../functions/adminKey.ts';
import { BlobStore } from '../../../functions/_lib/storage/stores.ts';
import { startBlobs } from '../../serve/functions/blobs.ts';
import type { Figures } from '../budgets.ts';
import { deviation } from '../report/ranks.ts';

/** Characters of the right password. */
const lengths = [1, 16, 200];
/** So often each kind of try is made against each right password. */
const rounds = 100;

/** What may be tried, by how it differs from the right one. */
const kinds = {
  right: (right: string) => right,
  lastDiffers: (right: string) => `${right.slice(0, -1)}~`,
  firstDiffers: (right: string) => `~${right.slice(1)}`,
  short: () => '~',
  long: () => '~'.repeat(1000),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/**
 * How surely the time of an answer tells a right password from a wrong one: the surest of all comparisons, in standard deviations.
 * Each round makes one try of each kind, in an order of its own, so that whatever else the machine does befalls all kinds alike.
 */
export async function measurePasswords(log: (line: string) => void): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-password-'));
  const blobs = await startBlobs(folder);
  process.env.SESSION_SECRET = 'a secret of the measurement, long enough for HS256';
  try {
    const deviations: number[] = [];
    for (const length of lengths) {
      log(`password  ${rounds * names.length} tries for one of ${length} characters`);
      const times = await timesOf('ö'.repeat(length));
      for (const name of names) if (name !== 'right') deviations.push(deviation(times.right, times[name]));
    }
    return { passwordDeviation: Math.max(...deviations.map(Math.abs)) };
  } finally {
    await blobs.stop();
    await rm(folder, { recursive: true });
  }
}

async function timesOf(right: string): Promise<Record<Kind, number[]>> {
  process.env.ADMIN_PASSWORD = right;
  const times: Record<Kind, number[]> = {
    right: [],
    lastDiffers: [],
    firstDiffers: [],
    short: [],
    long: [],
  };
  // The first tries load and compile what all need.
  for (let round = -5; round < rounds; round++) {
    const order = names.map((name) => ({ name, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const [index, { name }] of order.entries()) {
      const ms = await timeOf(kinds[name](right), `10.0.${round + 5}.${index}`, name === 'right' ? 204 : 401);
      if (round >= 0) times[name].push(ms);
    }
  }
  return times;
}

/** Milliseconds until a try was answered. Ends when its later work has, and leaves no counts, for which the next ones would wait. */
async function timeOf(password: string, ip: string, expected: number): Promise<number> {
  const later: Promise<unknown>[] = [];
  const request = new Request(`https://match.test/api/adminKey/${encodeURIComponent(password)}`);
  const started = performance.now();
  const { status } = await answer(request, { ip, params: {}, waitUntil: (work) => void later.push(work) });
  const ms = performance.now() - started;
  if (status !== expected) throw new Error(`A password was answered ${status}, not ${expected}.`);
  await Promise.all(later);
  const store = new BlobStore('attempts');
  const { blobs } = await store.list();
  await Promise.all(blobs.map(({ key }) => store.delete(key)));
  return ms;
}
