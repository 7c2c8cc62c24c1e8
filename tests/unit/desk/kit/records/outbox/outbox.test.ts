import { beforeEach, expect, test, vi } from 'vitest';
import { createDrafts, type Copy } from '../../../../../../src/desk/kit/records/drafts.ts';
import { createOutbox } from '../../../../../../src/desk/kit/records/outbox/outbox.ts';
import type { Outcome } from '../../../../../../src/desk/kit/records/outbox/sendCopy.ts';
import { clock } from '../../../../../../src/desk/kit/changes/useChanges.ts';
import { fakeStorage, kind, type Stored, type Typed } from '../fakeStorage.ts';

type TestOutcome = Outcome<Stored>;
const send = vi.fn<(copy: Copy<Typed, Stored>) => Promise<TestOutcome>>();
const [onSent, onExpire] = [vi.fn(), vi.fn()];
const start = { typed: { name: '' } };
const one: Stored = { id: 'one', revision: 1, name: 'Probe' };
const ofOne = { typed: { name: 'Probe' }, base: one };
const saved = (record = one): TestOutcome => ({ kind: 'saved', record, delay: null });
const later = (seconds = 0, isServer = true): TestOutcome => ({ kind: 'later', isServer, seconds });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  send.mockReset().mockResolvedValue(saved());
});

function open(withLock = (_: string, work: () => Promise<void>) => work(), storage = fakeStorage()) {
  let keys = 0;
  const drafts = createDrafts(storage, kind);
  const outbox = createOutbox<Typed, Stored>({
    ...{ kind, drafts, clock, withLock, newKey: () => `key-${++keys}` },
  });
  return { drafts, outbox, stop: outbox.start({ send, onSent, onExpire }) };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Holds the answer to the next attempt back. Returns a function that gives it. */
function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<TestOutcome>();
  send.mockReturnValueOnce(promise);
  return resolve;
}

test('types into a draft with a key of its own, which goes when its values are those of the beginning', () => {
  const { outbox, drafts } = open();
  expect(outbox.type('new:a', { name: 'P' }, start)).toBe(true);
  expect(drafts.find('new:a')).toEqual({ key: 'new:a', typed: { name: 'P' }, idempotencyKey: 'key-1' });
  outbox.type('new:a', { name: 'Pr' }, start);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'Pr' }, idempotencyKey: 'key-1' });
  expect(outbox.type('new:a', { name: '' }, start)).toBe(true);
  expect(drafts.find('new:a')).toBeUndefined();
  outbox.type('one', { name: 'Anders' }, ofOne);
  expect(drafts.find('one')).toMatchObject({ base: one });
  outbox.type('one', { name: 'Probe' }, ofOne);
  expect(drafts.list()).toEqual([]);
});

test('keeps a draft that is on its way, or in conflict, also with the values of the beginning', async () => {
  const { outbox, drafts } = open();
  send.mockResolvedValue(later());
  await outbox.submit('one', ofOne, { name: 'Anders' });
  outbox.type('one', { name: 'Probe' }, ofOne);
  expect(drafts.find('one')).toMatchObject({
    typed: { name: 'Probe' },
    inFlight: { typed: { name: 'Anders' } },
  });
  drafts.save({ key: 'two', ...ofOne, idempotencyKey: 'k', present: { ...one, revision: 2 } });
  outbox.type('two', { name: 'Probe' }, ofOne);
  expect(drafts.find('two')).toBeDefined();
});

test('sends a draft once, removes it when it is stored, and says so', async () => {
  const { outbox, drafts } = open();
  const answer = holdAnswer();
  const first = outbox.submit('one', ofOne, { name: 'Anders' });
  const second = outbox.submit('one', ofOne);
  expect(second).toBe(first);
  expect(outbox.progressOf('one')).toEqual({ kind: 'sending' });
  answer({ kind: 'saved', record: one, delay: '60' });
  expect(await first).toMatchObject({ kind: 'saved' });
  expect(send.mock.calls).toEqual([[{ typed: { name: 'Anders' }, base: one, idempotencyKey: 'key-1' }]]);
  expect(onSent.mock.calls).toEqual([[{ key: 'one', record: one, delay: '60', before: one, isDone: true }]]);
  expect([drafts.list(), outbox.progressOf('one')]).toEqual([[], undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test('sends what was submitted meanwhile after the answer, and keeps what was only typed', async () => {
  const { outbox, drafts } = open();
  const answer = holdAnswer();
  const sending = outbox.submit('new:a', start, { name: 'A' });
  void outbox.submit('new:a', start, { name: 'B' });
  answer(saved({ ...one, name: 'A' }));
  send.mockImplementationOnce(() => {
    outbox.type('new:a', { name: 'C' }, start);
    return Promise.resolve(saved({ ...one, revision: 2, name: 'B' }));
  });
  await sending;
  expect(send.mock.calls.map(([{ typed, base }]) => [typed.name, base?.name])).toEqual([
    ['A', undefined],
    ['B', 'A'],
  ]);
  expect(onSent.mock.calls.map(([sent]) => (sent as { isDone: boolean }).isDone)).toEqual([false, false]);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'C' }, base: { revision: 2 } });
  expect(outbox.progressOf('new:a')).toEqual({ kind: 'behind' });
});

test('tries again after 5, 15, 60 and 60 seconds, from the beginning of the last attempt', async () => {
  const { outbox } = open();
  send.mockResolvedValue(later());
  await outbox.submit('new:a', start, { name: 'A' });
  expect(outbox.progressOf('new:a')).toEqual({ kind: 'busy' });
  for (const [index, pause] of [5, 15, 60, 60].entries()) {
    await seconds(pause - 0.001);
    expect(send).toHaveBeenCalledTimes(index + 1);
    await seconds(0.001);
    expect(send).toHaveBeenCalledTimes(index + 2);
  }
});

test('an attempt that was slow is repeated the sooner, and a success forgets the failures before it', async () => {
  const { outbox } = open();
  const answer = holdAnswer();
  send.mockResolvedValueOnce(saved()).mockResolvedValue(later(0, false));
  void outbox.submit('new:a', start, { name: 'A' });
  await seconds(4);
  answer(later());
  await seconds(1);
  expect(send).toHaveBeenCalledTimes(2);
  await outbox.submit('new:a', start, { name: 'B' });
  expect(outbox.progressOf('new:a')).toEqual({ kind: 'offline' });
  await seconds(5);
  expect(send).toHaveBeenCalledTimes(4);
});

test('sends everything that waits at once, except what Retry-After keeps back', async () => {
  const { outbox, drafts } = open();
  send.mockResolvedValueOnce(later(30)).mockResolvedValueOnce(later());
  await outbox.submit('new:a', start, { name: 'A' });
  await outbox.submit('new:b', start, { name: 'B' });
  drafts.save({ key: 'new:c', typed: { name: 'C' }, idempotencyKey: 'c' });
  outbox.sendWaiting();
  await seconds(0);
  expect(send.mock.calls.map(([{ typed }]) => typed.name)).toEqual(['A', 'B', 'B']);
  await seconds(29.999);
  expect(send).toHaveBeenCalledTimes(3);
  await seconds(0.001);
  expect(send).toHaveBeenCalledTimes(4);
  expect(drafts.list().map(({ key }) => key)).toEqual(['new:c']);
});

test.each<TestOutcome>([
  { kind: 'expired' },
  { kind: 'gone' },
  { kind: 'failed', reason: 'too-large' },
  { kind: 'invalid', errors: [] },
  { kind: 'conflict', base: one, present: { ...one, revision: 2, name: 'Von dort' }, groups: ['name'] },
])('shows the answer %o, and does not repeat it', async (outcome) => {
  const { outbox, drafts } = open();
  send.mockResolvedValue(outcome);
  await outbox.submit('one', ofOne, { name: 'Anders' });
  await seconds(300);
  expect(send).toHaveBeenCalledOnce();
  // The versions of a conflict are in the draft.
  expect(outbox.progressOf('one')).toEqual(outcome.kind === 'conflict' ? undefined : outcome);
  expect(drafts.find('one')?.typed).toEqual({ name: 'Anders' });
  expect(onExpire).toHaveBeenCalledTimes(outcome.kind === 'expired' ? 1 : 0);
});

test('a log-in overtakes the refusal of an attempt that a press began before Retry-After allowed it', async () => {
  const { outbox } = open();
  send.mockResolvedValueOnce(later(60));
  await outbox.submit('one', ofOne, { name: 'Anders' });
  const refuse = holdAnswer();
  const pressed = outbox.submit('one', ofOne);
  outbox.sendWaiting();
  refuse({ kind: 'expired' });
  expect(await pressed).toMatchObject({ kind: 'saved' });
});

test('a new attempt takes the place of the planned one', async () => {
  const { outbox } = open();
  send.mockResolvedValue(later());
  await outbox.submit('new:a', start, { name: 'A' });
  await seconds(3);
  await outbox.submit('new:a', start);
  expect(vi.getTimerCount()).toBe(1);
  outbox.discard('new:a');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is submitted again unchanged is not sent again after its answer', async () => {
  const { outbox } = open();
  send.mockResolvedValue(later());
  await outbox.submit('new:a', start, { name: 'A' });
  send.mockResolvedValue(saved({ ...one, name: 'A' }));
  await outbox.submit('new:a', start, { name: 'A' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends what another tab has left', async () => {
  const storage = fakeStorage();
  const { outbox } = open(undefined, storage);
  const copy = { typed: { name: 'A' }, idempotencyKey: 'k' };
  createDrafts(storage, kind).save({ key: 'new:a', ...copy, inFlight: copy });
  outbox.sendWaiting();
  await seconds(0);
  expect(send.mock.calls).toEqual([[copy]]);
});

test('a draft goes with the values of the stored version, whatever the form began with', () => {
  const { outbox, drafts } = open();
  const moved = { typed: { name: 'Verlegt' }, base: one };
  outbox.type('one/move', { name: 'Verlegt' }, moved);
  expect(drafts.find('one/move')).toBeDefined();
  outbox.type('one/move', { name: 'Probe' }, moved);
  expect(drafts.find('one/move')).toBeUndefined();
});

test('the errors of the form stay while it is typed in, and go with the draft', () => {
  const { outbox } = open();
  outbox.showErrors('one', [{ field: 'name', sentence: 'No name.' }]);
  outbox.type('one', { name: '' }, ofOne);
  expect(outbox.progressOf('one')).toMatchObject({ kind: 'invalid' });
  outbox.type('one', { name: 'Probe' }, ofOne);
  expect(outbox.progressOf('one')).toBeUndefined();
});

test('an answer to a draft that another tab has removed still tells what was stored', async () => {
  const { outbox, drafts } = open();
  const answer = holdAnswer();
  const sending = outbox.submit('one', ofOne, { name: 'Anders' });
  drafts.remove('one');
  answer(saved());
  await sending;
  expect(onSent).toHaveBeenCalledOnce();
  expect(drafts.list()).toEqual([]);
});

test('typing takes a failure back', async () => {
  const { outbox } = open();
  send.mockResolvedValue({ kind: 'failed', reason: '' });
  await outbox.submit('one', ofOne, { name: 'Anders' });
  outbox.type('one', { name: 'Anders!' }, ofOne);
  expect(outbox.progressOf('one')).toBeUndefined();
});

test('shows the errors of the form, and tells its listeners of every change', () => {
  const { outbox } = open();
  const changed = vi.fn();
  const unsubscribe = outbox.subscribe(changed);
  const before = outbox.version();
  outbox.showErrors('one', [{ field: 'name', sentence: 'No name.' }]);
  expect(outbox.progressOf('one')).toMatchObject({ kind: 'invalid', errors: [{ field: 'name' }] });
  outbox.showErrors('one', []);
  expect(outbox.progressOf('one')).toBeUndefined();
  expect([changed.mock.calls.length, outbox.version() - before]).toEqual([2, 2]);
  unsubscribe();
  outbox.showErrors('one', []);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('sends what was chosen in a conflict as a change of the present version', async () => {
  const { outbox, drafts } = open();
  const present = { ...one, revision: 2 };
  drafts.save({ key: 'one', ...ofOne, idempotencyKey: 'k', present });
  const answer = holdAnswer();
  const sending = outbox.submitMerged('one', { name: 'Beides' }, present);
  expect(drafts.find('one')).toMatchObject({ present, typed: { name: 'Probe' } });
  answer(saved({ ...present, name: 'Beides' }));
  await sending;
  expect(send.mock.calls).toEqual([[{ typed: { name: 'Beides' }, base: present, idempotencyKey: 'key-1' }]]);
});

test('a discarded draft is sent no more until it is brought back', async () => {
  const { outbox, drafts } = open();
  send.mockResolvedValue(later());
  await outbox.submit('one', ofOne, { name: 'Anders' });
  const bringBack = outbox.discard('one');
  expect([drafts.list(), outbox.progressOf('one')]).toEqual([[], undefined]);
  expect(drafts.discarded('one')).toMatchObject([
    { key: 'one/discarded/key-2', typed: { name: 'Anders' }, discarded: '2026-11-22T12:00:00.000Z' },
  ]);
  await seconds(300);
  expect(send).toHaveBeenCalledOnce();
  send.mockResolvedValue(saved());
  bringBack();
  await seconds(0);
  expect(send).toHaveBeenCalledTimes(2);
  expect([drafts.list(), drafts.discarded('one')]).toEqual([[], []]);
  outbox.discard('one')();
  expect(drafts.list()).toEqual([]);
});

test('brings a draft that was never sent back under its former key, or under another where there is another draft now', () => {
  const { outbox, drafts } = open();
  outbox.type('new:a', { name: 'A' }, start);
  outbox.discard('new:a');
  outbox.type('new:a', { name: 'B' }, start);
  outbox.bringBack('new:a/discarded/key-2');
  expect(drafts.list().map(({ typed }) => typed.name)).toEqual(['B', 'A']);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'B' } });
  for (const { key } of drafts.list()) outbox.discard(key);
  for (const { key } of drafts.discarded()) outbox.bringBack(key);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'B' }, key: 'new:a' });
  expect([drafts.find('new:a')?.discarded, drafts.discarded()]).toEqual([undefined, []]);
  expect(send).not.toHaveBeenCalled();
});

test('looks again later while another tab has the lock of a draft', async () => {
  let isHeld = true;
  const { outbox } = open((_, work) => (isHeld ? Promise.resolve() : work()));
  expect(await outbox.submit('new:a', start, { name: 'A' })).toBeUndefined();
  isHeld = false;
  await seconds(4.999);
  expect(send).not.toHaveBeenCalled();
  await seconds(0.001);
  expect(send).toHaveBeenCalledOnce();
});

test('an answer to a draft that was discarded or settled elsewhere changes nothing', async () => {
  const { outbox, drafts } = open();
  const answer = holdAnswer();
  const sending = outbox.submit('one', ofOne, { name: 'Anders' });
  outbox.discard('one');
  answer(later());
  await sending;
  expect(outbox.progressOf('one')).toBeUndefined();
  expect(drafts.discarded('one')).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('sends nothing and ends its timers while no page is open', async () => {
  const { outbox, stop } = open();
  send.mockResolvedValue(later());
  await outbox.submit('new:a', start, { name: 'A' });
  stop();
  expect(vi.getTimerCount()).toBe(0);
  outbox.sendWaiting();
  await seconds(300);
  expect(send).toHaveBeenCalledOnce();
});
