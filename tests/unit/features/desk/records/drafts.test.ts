import { beforeEach, expect, test, vi } from 'vitest';
import { createDrafts as createOf, type Draft } from '../../../../../src/features/desk/records/drafts.ts';

/** A browser's storage. */
function fakeStorage(beforeWriting = () => undefined): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => {
      beforeWriting();
      entries.set(name, value);
    },
    removeItem: (name: string) => void entries.delete(name),
    clear: () => {
      entries.clear();
    },
  };
}

interface Typed {
  name: string;
}

const createDrafts = (storage: Storage | undefined) => createOf<Typed, never>(storage, 'desk:');

const draft = (key: string): Draft<Typed, never> => ({
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

test('leaves other entries of the storage alone, and skips what is no draft', () => {
  storage.setItem('lang', 'de');
  storage.setItem('desk:broken', '{');
  storage.setItem('desk:empty', '{}');
  const drafts = createDrafts(storage);
  expect(drafts.list()).toEqual([]);
  drafts.remove('broken');
  expect(storage.getItem('lang')).toBe('de');
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
  const store = (now: string) => createOf<Typed, { id: string }>(storage, 'desk:', Date.parse(now));
  const refusedAt = (day: string) => ({
    ...{ key: `one/refused/${day}`, typed: { name: day }, base: { id: 'one' }, idempotencyKey: day },
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
