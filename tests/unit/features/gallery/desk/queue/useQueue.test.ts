import { beforeEach, expect, test, vi } from 'vitest';
import { CompressionError } from '../../../../../../src/features/gallery/desk/compression/compressionError.ts';
import type { SendResult } from '../../../../../../src/features/gallery/desk/queue/sendPicture.ts';
import { useQueue } from '../../../../../../src/features/gallery/desk/queue/useQueue.ts';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';
import type { StoredPicture } from '../../../../../../src/records/gallery/storedPicture.ts';
import { inDesk } from '../../../../desk/inDesk.ts';
import { renderHook } from '../../../../renderHook.ts';

const compress = vi.hoisted(() =>
  vi.fn<(file: Blob, onProgress: (share: number) => void) => Promise<Blob>>(),
);
const sendPicture = vi.hoisted(() => vi.fn<() => Promise<SendResult>>());
vi.mock('../../../../../../src/features/gallery/desk/compression/compression.ts', () => ({
  createCompressor: () => compress,
}));
vi.mock('../../../../../../src/features/gallery/desk/queue/sendPicture.ts', async (original) => ({
  ...(await original()),
  sendPicture,
}));

const picture = new Blob(['x']);
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const texts = { de: 'a', en: 'a', decorative: false, pending: false, credit: 'Ida' };

beforeEach(() => {
  compress.mockReset().mockResolvedValue(picture);
  sendPicture.mockReset();
});

async function queue() {
  const [onExpire, onStored] = [
    vi.fn(),
    vi.fn<(pictures: readonly StoredPicture[], typed: object) => void>(),
  ];
  const hook = await renderHook(
    () => useQueue({ onExpire, onStored }),
    (part) => inDesk(part, 'en'),
  );
  const settle = () => hook.act(() => new Promise((resolve) => setImmediate(resolve)));
  const kinds = () => hook.current.queue.map(({ state }) => state.kind);
  const add = async (...names: string[]) => {
    await hook.act(() => hook.current.add(names.map(file)));
    await settle();
  };
  const send = async () => {
    const items = hook.current.queue.map((queued) => ({ ...queued, picture, texts }));
    await hook.act(() => hook.current.send(items));
  };
  return { hook, settle, kinds, add, send, onExpire, onStored };
}

test('compresses each picture when it is added, and shows its progress', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  compress.mockImplementation((_, onProgress) => {
    onProgress(0.5);
    return promise;
  });
  const { hook, settle, kinds, add } = await queue();
  await add('a.jpg');
  await add('b.jpg');
  expect(hook.current.queue.map(({ id, name, state }) => [id, name, state])).toEqual([
    [0, 'a.jpg', { kind: 'compressing', share: 0.5 }],
    [1, 'b.jpg', { kind: 'compressing', share: 0.5 }],
  ]);
  expect(new Set(hook.current.queue.map(({ key }) => key)).size).toBe(2);
  resolve(picture);
  await settle();
  expect(kinds()).toEqual(['ready', 'ready']);
  expect(hook.current.queue[0]?.picture).toBe(picture);
});

test('a failed compression can be repeated', async () => {
  compress.mockRejectedValueOnce(new CompressionError('crashed'));
  const { hook, settle, add, kinds } = await queue();
  await add('a.jpg');
  const [failed] = hook.current.queue;
  expect(failed?.state).toMatchObject({ kind: 'failed', canRetry: true });
  await hook.act(() => {
    if (failed) hook.current.prepare(failed);
  });
  await settle();
  expect(kinds()).toEqual(['ready']);
});

test('a removed picture does not return when its compression ends', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  compress.mockReturnValue(promise);
  const { hook, settle, add } = await queue();
  await add('a.jpg', 'b.jpg');
  await hook.act(() => hook.current.remove(0));
  resolve(picture);
  await settle();
  expect(hook.current.queue.map(({ name, state }) => [name, state.kind])).toEqual([['b.jpg', 'ready']]);
});

test('hands over what was uploaded, and returns the delay', async () => {
  const stored = (id: string) => ({ urls: [], pictures: [{ id }], failed: [], delay: '60' });
  sendPicture.mockResolvedValueOnce(stored('first') as unknown as SendResult);
  sendPicture.mockResolvedValueOnce(stored('second') as unknown as SendResult);
  const { hook, add, send, kinds, onStored } = await queue();
  await add('a.jpg');
  expect(hook.current.delay).toBeNull();
  await send();
  await send();
  expect(kinds()).toEqual(['done']);
  expect(hook.current.delay).toBe('60');
  expect(onStored.mock.calls).toEqual([
    [[{ id: 'first' }], texts],
    [[{ id: 'second' }], texts],
  ]);
});

test('an expired session keeps the pictures ready', async () => {
  const expired = new ApiProblem(401, { type: 'urn:problem-type:match:no-session' });
  sendPicture.mockRejectedValue(expired);
  const { add, send, kinds, onExpire } = await queue();
  await add('a.jpg', 'b.jpg');
  await send();
  expect(kinds()).toEqual(['ready', 'ready']);
  expect(onExpire).toHaveBeenCalledOnce();
});

test('a defect while sending is reported, and the pictures can be sent again', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const defect = new TypeError('x');
  sendPicture.mockRejectedValue(defect);
  const { hook, add, send } = await queue();
  await add('a.jpg');
  await send();
  expect(hook.current.queue[0]?.state).toMatchObject({ kind: 'failed', canRetry: true });
  expect(reported).toHaveBeenCalledExactlyOnceWith(defect);
});

test('a kept picture is ready; one that was left before its compression is compressed then', async () => {
  const { hook, settle, kinds } = await queue();
  compress.mockReturnValue(new Promise(() => undefined));
  const [left, compressed] = [file('a.jpg'), new Blob(['y'])];
  const kept = { texts, isAsked: false };
  await hook.act(() =>
    hook.current.restore([
      { ...kept, key: 'a', name: 'a.jpg', picture: left },
      { ...kept, key: 'b', name: 'b.jpg', picture: compressed },
    ]),
  );
  await settle();
  expect(kinds()).toEqual(['waiting', 'ready']);
  expect(hook.current.queue.map(({ key, picture: sent }) => [key, sent])).toEqual([
    ['a', undefined],
    ['b', compressed],
  ]);
  expect(compress.mock.calls.map(([chosen]) => chosen)).toEqual([left]);
});

test('two choices of one photograph have one digest, a kept one too, and another photograph has its own', async () => {
  const { hook, add } = await queue();
  compress.mockImplementation(async (chosen) => new Blob([await chosen.text(), 'compressed']));
  await add('a.jpg', 'b.jpg');
  await hook.act(() => hook.current.add([new File(['y'], 'a.jpg', { type: 'image/jpeg' })]));
  await hook.act(() =>
    hook.current.restore([
      { texts, isAsked: false, key: 'c', name: 'c.jpg', picture: new Blob(['x', 'compressed']) },
    ]),
  );
  const digests = () => hook.current.queue.map(({ digest }) => digest);
  await vi.waitFor(() => expect(digests()).not.toContain(undefined));
  const [one, same, another, kept] = digests();
  expect([same, kept]).toEqual([one, one]);
  expect(another).not.toBe(one);
});
