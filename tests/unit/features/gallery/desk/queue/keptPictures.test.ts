import { beforeEach, expect, test, vi } from 'vitest';
import { chosenEntry } from '../../../../../../src/features/gallery/desk/data/entries.ts';
import {
  forget,
  keepFile,
  keepTexts,
  readKept,
  restoreKept,
} from '../../../../../../src/features/gallery/desk/queue/keptPictures.ts';
import { fakeStorage } from '../../../../desk/kit/records/fakeStorage.ts';

/** The files in IndexedDB, and whether the browser refuses it. */
const files = vi.hoisted(() => ({ stored: new Map<string, Blob>(), isRefused: false }));
vi.mock('idb-keyval', () => {
  const refusing =
    <Values extends unknown[], Result>(work: (...values: Values) => Result) =>
    (...values: Values) =>
      files.isRefused ? Promise.reject(new DOMException('No.')) : Promise.resolve(work(...values));
  return {
    createStore: () => ({}),
    get: refusing((key: string) => files.stored.get(key)),
    set: refusing((key: string, file: Blob) => void files.stored.set(key, file)),
    del: refusing((key: string) => void files.stored.delete(key)),
  };
});

const picture = new Blob(['x'], { type: 'image/jpeg' });
const texts = { de: 'Ein Bild', en: 'A picture', decorative: false, pending: false, credit: 'Ida' };
const kept = (key: string, fields: object = {}) => ({
  ...{ key, name: `${key}.jpg`, texts, isAsked: false },
  ...fields,
});

beforeEach(() => {
  files.stored.clear();
  files.isRefused = false;
  vi.stubGlobal('localStorage', fakeStorage());
});

test('keeps pictures with their texts in the order in which they were chosen, until they are forgotten', async () => {
  for (const key of ['a', 'b', 'c']) await keepFile(key, picture);
  keepTexts([kept('a'), kept('b')]);
  keepTexts([kept('c'), kept('a', { isAsked: true, texts: { ...texts, de: 'Neu' } })]);
  const changed = kept('a', { isAsked: true, texts: { ...texts, de: 'Neu' } });
  expect(readKept()).toEqual([changed, kept('b'), kept('c')]);
  expect(await restoreKept()).toEqual([changed, kept('b'), kept('c')].map((each) => ({ ...each, picture })));

  await forget(['a', 'c']);
  expect([readKept(), [...files.stored.keys()]]).toEqual([[kept('b')], ['b']]);
  await forget(['b']);
  expect([localStorage.getItem(chosenEntry), files.stored.size]).toEqual([null, 0]);
});

test('forgets a picture whose file the browser has dropped', async () => {
  await keepFile('b', picture);
  keepTexts([kept('a'), kept('b')]);
  expect((await restoreKept()).map(({ key }) => key)).toEqual(['b']);
  expect(readKept()).toEqual([kept('b')]);
});

test.each([
  ['a refused IndexedDB', () => (files.isRefused = true)],
  ['blocked storage', () => vi.stubGlobal('localStorage', undefined)],
  ['a damaged list', () => localStorage.setItem(chosenEntry, '[{}]')],
])('keeps nothing with %s, and breaks nothing', async (_, prepare) => {
  prepare();
  await keepFile('a', picture);
  expect(await restoreKept()).toEqual([]);
  await forget(['a']);
});
