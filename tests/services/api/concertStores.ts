import { readRecord } from '../../../src/stores/record.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { emptyStore, startEmptyBlobs } from '../../fakes/blobs.ts';
import { isNight } from '../../night.ts';
import './band.ts';

/** A store as the tests see it, past our own code. */
export interface RunningStore {
  /** From now on our functions use it, and it is empty. */
  choose: () => Promise<void>;
  stop: () => Promise<void>;
}

const emulatorHost = inject('emulatorHost') ?? '';

/** Other files use the same emulator at the same time. */
const projectId = `match-${randomUUID().slice(0, 8)}`;

/** The embedded store. */
export async function startBlobStore(): Promise<RunningStore> {
  const blobs = await startEmptyBlobs();
  return {
    choose: async () => {
      for (const name of ['concerts', 'history', 'slugs', 'venues'] as const) await emptyStore(name);
    },
    stop: () => blobs.stop(),
  };
}

/** Everything in the embedded store of concerts as it is written there, by its id. */
export async function written(): Promise<Record<string, unknown>> {
  const store = new BlobStore('concerts');
  const read = async ({ key }: { key: string }) => [key, await readRecord(store, key)] as const;
  return Object.fromEntries(await Promise.all((await store.list()).blobs.map(read)));
}

async function startFirestore(): Promise<RunningStore> {
  // Sessions are stored in Blobs, also when the concerts are in Firestore.
  const blobs = await startEmptyBlobs();
  const database = `http://${emulatorHost}/v1/projects/${projectId}/databases/(default)/documents/concerts`;
  const headers = { authorization: 'Bearer owner' };
  // Its first write takes long; our own calls have a time limit.
  await fetch(database, { method: 'POST', headers, body: '{}' });
  return {
    choose: async () => {
      vi.stubEnv('FIREBASE_PROJECT_ID', projectId);
      vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulatorHost);
      const all = `http://${emulatorHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
      await fetch(all, { method: 'DELETE', headers });
    },
    stop: () => blobs.stop(),
  };
}

const onBlobs = { name: 'on Blobs', start: startBlobStore };
/** The other store, where it can run. */
export const onFirestore = emulatorHost ? [{ name: 'on the Firestore emulator', start: startFirestore }] : [];
/** Each store that can run here, by its name: for the rules that each has to keep itself. */
export const bothStores = [onBlobs, ...onFirestore];
/** Blobs, and at night both: for the rules that one code keeps above any store. */
export const stores = isNight ? bothStores : [onBlobs];

/** The time of tests whose clock stands still. */
export const now = new Date('2026-11-22T12:00:00Z');
/** Sets that clock to so many days later. */
export function later(days: number): void {
  vi.setSystemTime(now.getTime() + days * 24 * 3_600_000);
}

/** Gives the tests of a block a store, which is empty before each of them; `clock` is where the clock stands still. */
export function useStore(start: () => Promise<RunningStore>, clock?: Date): void {
  let store: RunningStore;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());
  beforeEach(() => {
    // Sessions and the emulator's tokens use the time, too.
    if (clock) vi.useFakeTimers({ toFake: ['Date'], now: clock });
    return store.choose();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}

/** A key as the form makes it. */
export const newKey = (): string => randomUUID();
