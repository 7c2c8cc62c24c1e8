import { beforeEach, expect, test, vi } from 'vitest';
import { takeFormer } from '../../../../../../src/features/gallery/desk/upload/takeOver.ts';
import { fakeStorage } from '../../../../desk/kit/records/fakeStorage.ts';

const entry = 'desk-chosen-pictures';
const texts = { de: 'Nora.', en: 'Nora.', decorative: false, pending: false, credit: 'Ida' };
const former = (key: string, change: object = {}) => ({
  ...{ key, name: `${key}.jpg`, isAsked: true, texts: { ...texts, ...change } },
});

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

test('pictures of an earlier version are taken over once, described where they had all texts and were sent', () => {
  const all = [
    former('a'),
    former('b', { de: '', decorative: true }),
    former('c', { en: ' ' }),
    { ...former('d'), isAsked: false },
  ];
  localStorage.setItem(entry, JSON.stringify(all));
  const alt = { de: 'Nora.', en: 'Nora.' };
  expect(takeFormer().map(({ key, name, credit, texts: had }) => [key, name, credit, had])).toEqual([
    ['a', 'a.jpg', 'Ida', { alt }],
    ['b', 'b.jpg', 'Ida', { decorative: true }],
    ['c', 'c.jpg', 'Ida', {}],
    ['d', 'd.jpg', 'Ida', {}],
  ]);
  expect(takeFormer()).toEqual([]);
});

test.each(['', '[{}]', 'null'])('of the entry %j nothing is taken over', (stored) => {
  localStorage.setItem(entry, stored);
  expect(takeFormer()).toEqual([]);
});
