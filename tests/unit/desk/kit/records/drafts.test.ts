import { beforeEach, expect, test, vi } from 'vitest';
import {
  browserStorage,
  createDrafts as createOf,
  type Draft,
} from '../../../../../src/desk/kit/drafts/drafts.ts';
import { fakeStorage, kind, type Stored, type Typed } from './fakeStorage.ts';

const createDrafts = (storage: Storage | undefined) => createOf(storage, kind);

const draft = (key: string): Draft<Typed, Stored> => ({
  key,
  typed: { name: key },
  idempotencyKey: `key of ${key}`,
});
let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
});

test('a draft survives the page, with its key', () => {
  const drafts = createDrafts(storage);
  expect(drafts.save(draft('new:a'))).toBe(true);
  const inFlight = { typed: { name: 'sent' }, idempotencyKey: 'key of the copy' };
  drafts.save({ ...draft('one'), inFlight });
  const later = createDrafts(storage);
  expect(later.find('new:a')).toEqual(draft('new:a'));
  expect(later.find('one')).toMatchObject({ inFlight, idempotencyKey: 'key of one' });
  later.remove('new:a');
  expect(
    createDrafts(storage)
      .list()
      .map(({ key }) => key),
  ).toEqual(['one']);
});

test.each([
  ['no JSON', '{'],
  ['an empty object', '{}'],
  ['a draft without a key', JSON.stringify({ ...draft('one'), idempotencyKey: undefined })],
  ['a draft with values of another form', JSON.stringify({ ...draft('one'), typed: { title: 'one' } })],
  ['a draft of a broken record', JSON.stringify({ ...draft('one'), base: { id: 'one' } })],
])('leaves out %s', (_, entry) => {
  storage.setItem('desk:one', entry);
  expect(createDrafts(storage).list()).toEqual([]);
  storage.setItem(
    'desk:one',
    JSON.stringify({ ...draft('one'), base: { id: 'one', revision: 1, name: 'one' } }),
  );
  expect(createDrafts(storage).list()).toHaveLength(1);
});

test('without room or without storage a draft lasts as long as the page, and says so', () => {
  const full = createDrafts(
    fakeStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  expect(full.save(draft('new:a'))).toBe(false);
  expect(full.find('new:a')).toEqual(draft('new:a'));
  vi.stubGlobal('localStorage', null);
  for (const none of [undefined, browserStorage()])
    expect(createDrafts(none).save(draft('new:a'))).toBe(false);
});

test('a discarded draft is listed apart, is found by its record, and stays for 30 days', () => {
  const store = (now: string) => createOf(storage, kind, Date.parse(now));
  const discardedAt = (day: string) => ({
    ...{
      key: `one/discarded/${day}`,
      typed: { name: day },
      base: { id: 'one', revision: 1, name: 'one' },
      idempotencyKey: day,
    },
    discarded: `${day}T12:00:00Z`,
  });
  const drafts = store('2026-11-10T12:00:00Z');
  drafts.save(discardedAt('2026-11-01'));
  drafts.save(discardedAt('2026-11-10'));
  expect(drafts.list()).toEqual([]);
  expect(drafts.discarded('two')).toEqual([]);
  const names = (now: string) =>
    store(now)
      .discarded('one')
      .map(({ typed }) => typed.name);
  expect(names('2026-11-22T12:00:00Z')).toEqual(['2026-11-10', '2026-11-01']);
  expect(names('2026-12-01T11:59:00Z')).toEqual(['2026-11-10', '2026-11-01']);
  expect(names('2026-12-01T12:00:00Z')).toEqual(['2026-11-10']);
  expect(storage.length).toBe(1);
});

test('forgets what was begun from a source, discarded or typed in another tab', () => {
  const [here, there] = [createDrafts(storage), createDrafts(storage)];
  for (const key of ['new:1-a', 'new:1-a/discarded/2', 'new:1-ab', '1-a']) there.save(draft(key));
  here.forget('1-a');
  const left = createDrafts(storage).list();
  expect(left.map(({ key }) => key)).toEqual(['1-a', 'new:1-ab']);
});

test('takes over what another tab has typed, and what it has removed', () => {
  const [here, there] = [createDrafts(storage), createDrafts(storage)];
  const changed = vi.fn();
  here.subscribe(changed);
  there.save(draft('one'));
  expect(here.find('one')).toBeUndefined();
  expect(here.read('one')).toEqual(draft('one'));
  here.readAll();
  expect(changed).toHaveBeenCalledTimes(1);
  there.remove('one');
  here.readAll();
  expect([here.find('one'), changed.mock.calls.length]).toEqual([undefined, 2]);
  here.save(draft('one'));
  here.remove('one');
  there.save(draft('one'));
  expect(here.read('one'), 'written as it was before its removal here').toEqual(draft('one'));
});

test('a draft that found no room is not replaced by its older entry', () => {
  let isFull = false;
  const full = fakeStorage(() => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = createDrafts(full);
  drafts.save(draft('one'));
  isFull = true;
  const newer = { ...draft('one'), typed: { name: 'newer' } };
  expect(drafts.save(newer)).toBe(false);
  drafts.readAll();
  expect(drafts.read('one')).toEqual(newer);
});
