import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetFormer,
  hasFormer,
  readFormer,
} from '../../../../../../src/features/gallery/desk/upload/takeOver.ts';
import { fakeStorage } from '../../../../desk/kit/records/fakeStorage.ts';

const entry = 'desk-chosen-pictures';
const texts = { de: 'Nora.', en: 'Nora.', decorative: false, pending: false, credit: 'Ida' };
const former = (key: string, change: object = {}) => ({
  ...{ key, name: `${key}.jpg`, isAsked: true, texts: { ...texts, ...change } },
});

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

test('the pictures of an earlier version go out with the texts that were to go with them; all others are begun', () => {
  const all = [
    former('a'),
    former('b', { de: '', decorative: true }),
    former('c', { en: ' ' }),
    former('d', { pending: true }),
    { ...former('e'), isAsked: false },
  ];
  localStorage.setItem(entry, JSON.stringify(all));
  expect(hasFormer()).toBe(true);
  expect(readFormer().map(({ key, sent, typed }) => [key, sent, typed])).toEqual([
    ['a', { alt: { de: 'Nora.', en: 'Nora.' } }, { de: 'Nora.', en: 'Nora.' }],
    ['b', { decorative: true }, { de: '', en: 'Nora.' }],
    ['c', {}, { de: 'Nora.', en: ' ' }],
    ['d', {}, { de: 'Nora.', en: 'Nora.' }],
    ['e', {}, { de: 'Nora.', en: 'Nora.' }],
  ]);
  expect(readFormer()[0]).toMatchObject({ name: 'a.jpg', credit: 'Ida' });
  forgetFormer();
  expect([hasFormer(), readFormer()]).toEqual([false, []]);
});

test.each(['', '[{}]', 'null'])('of the entry %j nothing is taken over', (stored) => {
  localStorage.setItem(entry, stored);
  expect(readFormer()).toEqual([]);
});
