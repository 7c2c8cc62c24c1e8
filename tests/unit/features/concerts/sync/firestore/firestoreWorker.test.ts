import { beforeEach, expect, test, vi } from 'vitest';
import type { StreamRequest } from '../../../../../../src/features/concerts/sync/firestore/startWorker.ts';
import type { watchHost } from '../../../../../../src/features/concerts/sync/firestore/watchHost.ts';

type Snapshot = (snapshot: { docs: object[]; empty: boolean; metadata: { fromCache: boolean } }) => void;
const library = vi.hoisted(() => ({
  initializeApp: vi.fn((options: object) => ({ options })),
  getFirestore: vi.fn(() => 'database'),
  connectFirestoreEmulator: vi.fn(),
  disableNetwork: vi.fn(() => Promise.resolve()),
  enableNetwork: vi.fn(() => Promise.resolve()),
  setLogLevel: vi.fn(),
  collection: vi.fn((_, name: string) => name),
  query: vi.fn((...parts: unknown[]) => parts),
  where: vi.fn((...parts: unknown[]) => parts),
  onSnapshot:
    vi.fn<
      (source: unknown, options: object, next: Snapshot, fail: (error: { code: string }) => void) => void
    >(),
}));
const host = vi.hoisted(() => ({ watch: vi.fn<typeof watchHost>(), stop: vi.fn() }));
vi.mock('firebase/app', () => ({ initializeApp: library.initializeApp }));
vi.mock('firebase/firestore', () => library);
vi.mock('../../../../../../src/features/concerts/sync/firestore/watchHost.ts', () => ({
  watchHost: host.watch,
}));

vi.mock('../../../../../../src/features/concerts/sync/firestore/checkedConcerts.ts', () => ({
  checkedConcerts: (concerts: object[]) => Promise.resolve({ concerts, etag: 'checked' }),
}));

const sent = vi.fn<(message: object) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  host.watch.mockReturnValue(host.stop);
});

/** Starts the worker as the page does, and returns what drives it. */
async function start(request: Partial<StreamRequest> = {}) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('postMessage', sent);
  vi.resetModules();
  await import('../../../../../../src/features/concerts/sync/firestore/firestoreWorker.ts');
  expect(sent.mock.calls).toEqual([[{ type: 'ready' }]]);
  sent.mockClear();
  const data = {
    project: { projectId: 'demo', base: 'https://firestore.example', emulator: '' },
    probeAddress: '/probe',
    since: undefined,
    ...request,
  };
  const listen = () => page.dispatchEvent(Object.assign(new Event('message'), { data }));
  listen();
  const [source, options, next, fail] = library.onSnapshot.mock.lastCall ?? [];
  const docs = [{ id: 'one', data: () => ({ name: 'Probe' }) }];
  return {
    ...{ source, options, listen },
    deliver: async (fromCache: boolean, empty = false) => {
      next?.({ docs: empty ? [] : docs, empty, metadata: { fromCache } });
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: (code: string) => fail?.({ code }),
    types: () => sent.mock.calls.map(([message]) => (message as { type: string }).type),
  };
}

test('listens once, silently, to every concert and to the state of the connection', async () => {
  const { source, options, listen, deliver } = await start();
  listen();
  expect(library.onSnapshot).toHaveBeenCalledOnce();
  expect(library.setLogLevel).toHaveBeenCalledWith('silent');
  expect(library.initializeApp).toHaveBeenCalledWith({ projectId: 'demo' });
  expect(library.connectFirestoreEmulator).not.toHaveBeenCalled();
  expect(library.collection).toHaveBeenCalledWith('database', 'concerts');
  expect([source, options]).toEqual(['concerts', { includeMetadataChanges: true }]);
  await deliver(false);
  expect(sent.mock.calls).toEqual([
    [{ type: 'concerts', list: { concerts: [{ id: 'one', name: 'Probe' }], etag: 'checked' } }],
  ]);
});

test('asks with the key and from an instant on, and at the emulator', async () => {
  const project = { projectId: 'demo', base: '', key: 'a-key', emulator: '127.0.0.1:8080' };
  const { source } = await start({ project, since: '2026-01-01T00:00:00Z' });
  expect(library.initializeApp).toHaveBeenCalledWith({ projectId: 'demo', apiKey: 'a-key' });
  expect(library.connectFirestoreEmulator).toHaveBeenCalledWith('database', '127.0.0.1', 8080);
  expect(source).toEqual(['concerts', ['date', '>=', new Date('2026-01-01T00:00:00Z')]]);
});

test.each([
  ['the empty cache of no connection', true, true, ['disconnect']],
  ['an empty collection', false, true, ['concerts']],
  ['a cache that has concerts', true, false, []],
])('tells %s', async (_, fromCache, empty, expected) => {
  const { deliver, types } = await start();
  await deliver(fromCache, empty);
  expect(types()).toEqual(expected);
  expect(vi.getTimerCount()).toBe(0);
});

test('a cache after an answer counts as lost after five seconds, unless the comparison ends', async () => {
  const { deliver, types } = await start();
  await deliver(false);
  await deliver(true);
  vi.advanceTimersByTime(4999);
  await deliver(false);
  vi.advanceTimersByTime(60_000);
  expect(types()).toEqual(['concerts', 'concerts']);
  await deliver(true, true);
  vi.advanceTimersByTime(4999);
  expect(types()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(types()).toEqual(['concerts', 'concerts', 'disconnect']);
});

test('stops the library while the host cannot be reached', async () => {
  const { types } = await start();
  const [address, watch] = host.watch.mock.lastCall ?? [];
  expect(address).toBe('/probe');
  watch?.onDisconnect();
  expect(library.disableNetwork).toHaveBeenCalledWith('database');
  expect(types()).toEqual(['disconnect']);
  expect(library.enableNetwork).not.toHaveBeenCalled();
  watch?.onReconnect();
  expect(library.enableNetwork).toHaveBeenCalledWith('database');
  expect(types()).toEqual(['disconnect']);
});

test('a refusal ends everything', async () => {
  const { deliver, fail } = await start();
  await deliver(false);
  await deliver(true);
  sent.mockClear();
  fail('permission-denied');
  vi.advanceTimersByTime(60_000);
  expect(sent.mock.calls).toEqual([[{ type: 'end', code: 'permission-denied' }]]);
  expect(host.stop).toHaveBeenCalledOnce();
});
