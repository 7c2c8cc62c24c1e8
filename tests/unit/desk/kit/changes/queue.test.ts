import { beforeEach, expect, test, vi } from 'vitest';
import { withChanges } from '../../../../../src/desk/kit/changes/change.ts';
import type { NewChange } from '../../../../../src/desk/kit/changes/queue.ts';
import { fakeStorage, kind } from '../records/fakeStorage.ts';
import { openForms, type StoredOutcome } from '../records/openForms.ts';

// That each change is stored once and in its order, or refused, holds with the real API: `tests/services/api/forms.test.ts`.
const saved = { kind: 'saved', record: { id: 'a', revision: 1, name: 'x' }, delay: null } as const;
const send = vi.fn<(change: object) => Promise<StoredOutcome>>();
const change: NewChange = { record: 'a', set: { name: 'x' }, was: { name: '' } };

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(saved);
});

const open = (storage?: Storage) => openForms(kind, send, storage);

test('a change without room in the storage is sent all the same', async () => {
  const { queue } = open(
    fakeStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  expect(await queue.make(change)).toEqual(saved);
  expect(queue.list()).toEqual([]);
});

test('Retry-After keeps the next attempt back, also at a return to the page', async () => {
  const { queue } = open();
  send.mockResolvedValueOnce({ kind: 'later', isServer: true, seconds: 30 });
  await queue.make(change);
  queue.sendWaiting();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([send.mock.calls.length, queue.list()]).toEqual([2, []]);
});

test('the pauses between attempts grow to a minute', async () => {
  const { queue } = open();
  send.mockResolvedValue({ kind: 'later', isServer: false, seconds: 0 });
  await queue.make(change);
  for (const [index, seconds] of [5, 15, 60, 60].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(send).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(index + 2);
  }
});

test('changes of one line wait for each other, also where their records differ', async () => {
  const { queue } = open();
  const first = Promise.withResolvers<StoredOutcome>();
  send.mockReturnValueOnce(first.promise);
  const moves = ['a', 'b'].map((record) => queue.make({ record, set: { place: 1 }, was: {}, line: 'order' }));
  // Made at one instant, and told apart by another tab.
  const [before = NaN, after = NaN] = queue.list().map(({ made }) => made);
  expect(after).toBeGreaterThan(before);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  first.resolve(saved);
  await Promise.all(moves);
  expect(send.mock.calls).toMatchObject([[{ record: 'a' }], [{ record: 'b' }]]);
});

test('a later page sends what waits in the order in which it was made, whatever its names', async () => {
  const { queue, stop, storage } = open();
  stop();
  for (const id of ['z', 'a']) await queue.make({ ...change, id });
  open(storage).queue.sendWaiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls).toMatchObject([[{ id: 'z' }], [{ id: 'a' }]]);
});

test('a change that is refused after its page has closed stays for the next one', async () => {
  const { queue, stop, storage } = open();
  send.mockResolvedValue({ kind: 'gone' });
  void queue.make(change);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.length).toBe(1);
});

test('a record that is deleted and restored stays in the list while both wait', () => {
  const row = { id: 'a', revision: 0, name: '' };
  const deletion = { id: 'key', record: 'a', set: { deleted: true }, was: {}, made: 1 };
  expect(withChanges([row], [deletion])).toEqual([]);
  expect(withChanges([row], [deletion, { ...deletion, set: { deleted: false } }])).toEqual([row]);
});
