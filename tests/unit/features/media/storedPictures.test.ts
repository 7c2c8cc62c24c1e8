import { expect, test } from 'vitest';
import { homePageRecords } from '../../../../src/config/behaviour.ts';
import type { StoredPicture } from '../../../../src/contracts/storedPicture.ts';
import { unknownPictures } from '../../../../src/features/media/storedPictures.ts';

const picture = (id: string, more: object = {}): StoredPicture => ({
  id,
  url: `/api/cloudinary/${id}`,
  width: 1200,
  height: 800,
  bytes: 1000,
  type: 'image/jpeg',
  added: '2026-11-21T19:00:00Z',
  ...more,
});
const ids = (pictures: StoredPicture[]) => pictures.map(({ id }) => id);

test.each<[string, unknown, string[], StoredPicture[], string[]]>([
  ['all are new', [picture('b'), picture('a')], [], [], ['b', 'a']],
  ['the build knew one', [picture('b'), picture('a')], ['a'], [], ['b']],
  ['one has arrived meanwhile', [picture('c'), picture('b')], [], [picture('c')], ['c', 'b']],
  ['the store is empty', [], [], [], []],
  ['it is no list', { pictures: [] }, [], [], []],
  ['it is nothing', null, [], [], []],
  ['one lies elsewhere', [picture('b', { url: '//elsewhere.example/b' }), picture('a')], [], [], ['a']],
  ['one has no size', [picture('b', { width: 0 }), picture('a', { height: '1' })], [], [], []],
  ['one is no picture', [null, 1, 'a', {}, picture('a')], [], [], ['a']],
])('%s: what joins at the front', (_, answer, written, arrived, shown) => {
  expect(ids(unknownPictures(answer, written, arrived))).toEqual(shown);
});

test('no more than the page may hold', () => {
  const many = Array.from({ length: 200 }, (_, index) => picture(`p${index}`));
  expect(unknownPictures(many, [], [])).toHaveLength(homePageRecords);
});
