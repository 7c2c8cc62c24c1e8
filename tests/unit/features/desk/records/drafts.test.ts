import { beforeEach, expect, test, vi } from 'vitest';
import { createDrafts as createOf, type Draft } from '../../../../../src/features/desk/records/drafts.ts';
import { fakeStorage, kind, type Stored, type Typed } from './fakeStorage.ts';

const createDrafts = (storage: Storage | undefined) => createOf(storage, kind);

const draft = (key: string): Draft<Typed, Stored> => ({
  key,
  typed: { name: key },
  idempotencyKey: `key of ${key}`,
  isWaiting: false,
});
let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
});

test('a draft survives the page, with its key', () => {
  const drafts = createDrafts(storage);
  expect(drafts.save(draft('new'))).toBe(true);
  drafts.save({ ...draft('one'), isWaiting: true });
  const later = createDrafts(storage);
  expect(later.find('new')).toEqual(draft('new'));
  expect(later.find('one')).toMatchObject({ isWaiting: true, idempotencyKey: 'key of one' });
  later.remove('new');
  expect(
    createDrafts(storage)
      .list()
      .map(({ key }) => key),
  ).toEqual(['one']);
});

test('leaves other entries of the storage alone', () => {
  storage.setItem('lang', 'de');
  const drafts = createDrafts(storage);
  expect(drafts.list()).toEqual([]);
  drafts.remove('broken');
  expect(storage.getItem('lang')).toBe('de');
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
  storage.setItem('desk:one', JSON.stringify({ ...draft('one'), base: { id: 'one', revision: 1 } }));
  expect(createDrafts(storage).list()).toHaveLength(1);
});

test('without room or without storage a draft lasts as long as the page, and says so', () => {
  const full = createDrafts(
    fakeStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  expect(full.save(draft('new'))).toBe(false);
  expect(full.find('new')).toEqual(draft('new'));
  expect(createDrafts(undefined).save(draft('new'))).toBe(false);
});

test('reports every change to its listeners', () => {
  const drafts = createDrafts(storage);
  const changed = vi.fn();
  const unsubscribe = drafts.subscribe(changed);
  drafts.save(draft('new'));
  drafts.remove('new');
  unsubscribe();
  drafts.save(draft('new'));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a refused version is no draft, is found by its record, and stays for 30 days', () => {
  const store = (now: string) => createOf(storage, kind, Date.parse(now));
  const refusedAt = (day: string) => ({
    ...{
      key: `one/refused/${day}`,
      typed: { name: day },
      base: { id: 'one', revision: 1 },
      idempotencyKey: day,
    },
    ...{ isWaiting: false, refused: `${day}T12:00:00Z` },
  });
  const drafts = store('2026-11-10T12:00:00Z');
  drafts.save(refusedAt('2026-11-01'));
  drafts.save(refusedAt('2026-11-10'));
  expect(drafts.list()).toEqual([]);
  expect(drafts.refused('two')).toEqual([]);
  const names = (now: string) =>
    store(now)
      .refused('one')
      .map(({ typed }) => typed.name);
  expect(names('2026-11-22T12:00:00Z')).toEqual(['2026-11-10', '2026-11-01']);
  expect(names('2026-12-01T11:59:00Z')).toEqual(['2026-11-10', '2026-11-01']);
  expect(names('2026-12-01T12:00:00Z')).toEqual(['2026-11-10']);
  expect(storage.length).toBe(1);
});
