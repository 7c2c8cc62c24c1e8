import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../../../../src/desk/kit/changes/change.ts';
import { unanswered } from '../../../../../src/desk/kit/changes/sendChange.ts';
import { sentDrafts } from '../../../../../src/desk/kit/drafts/sentDrafts.ts';
import { newId } from '../../../../../src/stores/newId.ts';
import { kind, type Stored } from './fakeStorage.ts';
import { openForms, type StoredOutcome } from './openForms.ts';

const send = vi.fn<(change: Change) => Promise<StoredOutcome>>();
const start = { typed: { name: '' } };
const one: Stored = { id: 'one', revision: 1, name: 'Probe' };
const ofOne = { typed: { name: 'Probe' }, base: one };
const saved = (record = one): StoredOutcome => ({ kind: 'saved', record, delay: null });
const present = { ...one, revision: 2, name: 'Von dort' };
const conflict: StoredOutcome = { kind: 'conflict', present, groups: ['name'] };

beforeEach(() => {
  send.mockReset().mockResolvedValue(saved());
});

const open = () => openForms(kind, send);
const sets = () => send.mock.calls.map(([{ record, isNew, set, was }]) => [isNew ? 'new' : record, set, was]);

/** Holds the answer to the next change back. Returns a function that gives it. */
function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<StoredOutcome>();
  send.mockReturnValueOnce(promise);
  return resolve;
}

test('types into a draft with a key of its own, which goes when its values are those of the beginning', () => {
  const { forms, drafts } = open();
  expect(forms.type('new:a', { name: 'P' }, start)).toBe(true);
  expect(drafts.find('new:a')).toEqual({ key: 'new:a', typed: { name: 'P' }, idempotencyKey: 'key-1' });
  forms.type('new:a', { name: 'Pr' }, start);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'Pr' }, idempotencyKey: 'key-1' });
  expect(forms.type('new:a', { name: '' }, start)).toBe(true);
  forms.type('one', { name: 'Anders' }, ofOne);
  expect(drafts.find('one')).toMatchObject({ base: one });
  // Also where the form began with others.
  forms.type('one', { name: 'Probe' }, { ...ofOne, typed: { name: 'Verlegt' } });
  expect(drafts.list()).toEqual([]);
  drafts.save({ key: 'one', ...ofOne, idempotencyKey: 'k', present });
  forms.type('one', { name: 'Probe' }, ofOne);
  expect(drafts.find('one')).toBeDefined();
});

test('a submitted draft is one change, and nothing is left once that is stored', async () => {
  const { forms, drafts, queue, isDone, storage } = open();
  forms.type('one', { name: 'Anders' }, ofOne);
  const answer = holdAnswer();
  const sending = [forms.submit('one', ofOne), forms.submit('one', ofOne)];
  await vi.waitFor(() => expect(forms.progressOf('one')).toEqual({ kind: 'sending' }));
  expect([drafts.list(), forms.sentOf('one')]).toMatchObject([[], { typed: { name: 'Anders' }, base: one }]);
  answer(saved({ ...one, name: 'Anders' }));
  expect(await Promise.all(sending)).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
  expect(sets()).toEqual([['one', { name: 'Anders' }, { name: 'Probe' }]]);
  expect(isDone.mock.calls).toEqual([[true]]);
  expect([queue.list(), forms.progressOf('one'), storage.length]).toEqual([[], undefined, 0]);
});

test('a new record has the id that the API will give it, and is changed by it while it waits', async () => {
  const { forms, queue, drafts } = open();
  send.mockResolvedValue(unanswered);
  await forms.submit('new:a', start, { name: 'A' });
  const record = newId('concert', 'key-1');
  expect(queue.list()).toMatchObject([{ id: 'key-1', record, isNew: true, set: { name: 'A' } }]);
  forms.type('new:a', { name: 'B' }, start);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'B' }, base: { id: record, name: 'A' } });
  await forms.submit('new:a', start);
  expect(queue.list()).toMatchObject([{ isNew: true }, { record, set: { name: 'B' }, was: { name: 'A' } }]);
});

const refusals: StoredOutcome[] = [
  { kind: 'gone' },
  { kind: 'failed', reason: 'too-large' },
  { kind: 'invalid', errors: [] },
  conflict,
];

test.each(refusals)('a change that was refused, %o, is a draft again', async (outcome) => {
  const progress = outcome === conflict ? undefined : outcome;
  const { forms, drafts, queue, isDone } = open();
  send.mockResolvedValue(outcome);
  await forms.submit('one', ofOne, { name: 'Anders' });
  expect(forms.progressOf('one')).toEqual(progress);
  expect(drafts.find('one')).toMatchObject({ typed: { name: 'Anders' }, base: one });
  expect(drafts.find('one')?.present).toEqual(outcome === conflict ? present : undefined);
  expect([queue.list(), isDone.mock.calls]).toEqual([[], [[false]]]);
  forms.type('one', { name: 'Anders!' }, ofOne);
  expect(forms.progressOf('one')?.kind).toBe(outcome.kind === 'failed' ? undefined : progress?.kind);
});

test.each<[string, StoredOutcome, string, string[]]>([
  ['a wrong value', { kind: 'invalid', errors: [] }, 'goes out in its place', ['one']],
  ['somebody else was first', conflict, 'is a draft with it', []],
])('where %s, the next change of the form %s', async (_, outcome, __, left) => {
  const { forms, drafts, queue } = open();
  const answer = holdAnswer();
  const first = forms.submit('one', ofOne, { name: 'A' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  void forms.submit('one', ofOne, { name: 'B' });
  await vi.waitFor(() => expect(queue.list()).toHaveLength(2));
  send.mockResolvedValue(unanswered);
  answer(outcome);
  await first;
  await vi.waitFor(() => expect(queue.list().map(({ record }) => record)).toEqual(left));
  if (left.length > 0) expect(queue.list()).toMatchObject([{ set: { name: 'B' }, was: { name: 'Probe' } }]);
  else expect(drafts.find('one')).toMatchObject({ typed: { name: 'B' }, present, overtaken: ['name'] });
});

test('a record that cannot be added takes its other changes with it', async () => {
  const { forms, queue } = open();
  const answer = holdAnswer();
  const sending = forms.submit('new:a', start, { name: 'A' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  const tap = queue.make({ record: newId('concert', 'key-1'), set: { name: 'B' }, was: { name: 'A' } });
  answer({ kind: 'failed', reason: '' });
  await sending;
  expect(await tap).toEqual({ kind: 'gone' });
  expect([queue.list(), send.mock.calls.length]).toEqual([[], 1]);
});

test('a discarded draft comes back under its former key, or under another where there is another draft now', () => {
  const { forms, drafts } = open();
  forms.type('new:a', { name: 'A' }, start);
  forms.discard('new:a');
  forms.type('new:a', { name: 'B' }, start);
  forms.bringBack('new:a/discarded/key-2');
  expect(drafts.list().map(({ typed }) => typed.name)).toEqual(['B', 'A']);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'B' } });
  for (const { key } of drafts.list()) forms.discard(key);
  for (const { key } of drafts.discarded()) forms.bringBack(key);
  expect(drafts.find('new:a')).toMatchObject({ typed: { name: 'B' }, key: 'new:a' });
  expect([drafts.find('new:a')?.discarded, drafts.discarded()]).toEqual([undefined, []]);
  expect(send).not.toHaveBeenCalled();
});

test('shows the errors of the form while it is typed in, and tells its listeners of every change', () => {
  const { forms } = open();
  const changed = vi.fn();
  const unsubscribe = forms.subscribe(changed);
  forms.showErrors('one', [{ field: 'name', sentence: 'No name.' }]);
  forms.type('one', { name: '' }, ofOne);
  expect(forms.progressOf('one')).toMatchObject({ kind: 'invalid', errors: [{ field: 'name' }] });
  forms.type('one', { name: 'Probe' }, ofOne);
  expect([forms.progressOf('one'), changed.mock.calls.length, forms.version()]).toEqual([undefined, 2, 2]);
  unsubscribe();
  forms.showErrors('one', []);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a draft that an older version of the desk had sent goes out under its key; what was typed since stays', async () => {
  const { forms, drafts, storage } = open();
  const inFlight = { typed: { name: 'Sent' }, base: one, idempotencyKey: 'its key' };
  send.mockResolvedValue(unanswered);
  drafts.save({ key: 'one', ...inFlight, inFlight });
  drafts.save({ key: 'two', ...inFlight, idempotencyKey: 'k', typed: { name: 'Newer' }, inFlight });
  drafts.save({ key: 'three', ...ofOne, idempotencyKey: 'k' });
  await forms.takeOver();
  expect(send.mock.calls[0]).toMatchObject([{ id: 'its key', record: 'one', set: { name: 'Sent' } }]);
  expect(drafts.list().map(({ key, typed }) => [key, typed.name])).toEqual([
    ['two', 'Newer'],
    ['three', 'Probe'],
  ]);
  expect(drafts.find('two')?.inFlight).toBeUndefined();
  expect(sentDrafts(storage, kind)).toMatchObject([{ typed: { name: 'Sent' }, base: one }]);
});

test('what is typed into a new record before its change is made changes the same record', async () => {
  const list = Promise.withResolvers<undefined>();
  const { forms } = openForms(kind, send, undefined, async (typed) => {
    await list.promise;
    return { typed };
  });
  forms.type('new:a', { name: 'Probe' }, start);
  const sending = forms.submit('new:a', start);
  forms.type('new:a', { name: 'Probe II' }, start);
  list.resolve(undefined);
  await sending;
  await forms.submit('new:a', start);
  expect(sets().map(([record]) => record)).toEqual(['new', newId('concert', 'key-1')]);
});
