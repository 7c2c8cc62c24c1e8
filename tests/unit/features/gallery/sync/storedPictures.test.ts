import { expect, test } from 'vitest';
import { homePageRecords } from '../../../../../src/config/behaviour.ts';
import { mostPixels } from '../../../../../src/config/uploads.ts';
import type { StoredPicture } from '../../../../../src/contracts/storedPicture.ts';
import { remainingPictures } from '../../../../../src/features/gallery/sync/remainingPictures.ts';
import {
  joinedPictures,
  listAddress,
  type Wanted,
} from '../../../../../src/features/gallery/sync/storedPictures.ts';

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
const a = picture('a');

test.each<[Wanted, string]>([
  [{}, '/api/cloudinary?full'],
  [{ newest: '21' }, '/api/cloudinary?full&newerThan=21'],
  [{ limit: 60 }, '/api/cloudinary?full&limit=60'],
  [{ newest: '21', limit: 60 }, '/api/cloudinary?full&newerThan=21&limit=60'],
])('%j is asked for under %s', (wanted, address) => {
  expect(listAddress(wanted)).toBe(address);
});

test.each<[string, unknown, StoredPicture[], string[]]>([
  ['all are new', [picture('b'), a], [], ['b', 'a']],
  ['one has arrived meanwhile', [picture('b')], [picture('c')], ['c', 'b']],
  ['one that has arrived is in the answer, behind a newer one', [picture('b'), a], [a], ['b', 'a']],
  ['the store has nothing newer', [], [], []],
  ['it has nothing newer than what has arrived', [], [a], ['a']],
  ['it is no list', { pictures: [] }, [], []],
  ['it is nothing', null, [], []],
  ['one lies elsewhere', [picture('b', { url: '//elsewhere.example/b' }), a], [], ['a']],
  ['one has another protocol', [picture('b', { url: 'https://elsewhere.example/b' }), a], [], ['a']],
  ['one has a relative address', [picture('b', { url: 'b' }), a], [], ['a']],
  ['one lies at the root', [picture('b', { url: '/' }), a], [], ['b', 'a']],
  ['one has no width', [picture('b', { width: 0 }), a], [], ['a']],
  ['one has no height', [picture('b', { height: 0 }), a], [], ['a']],
  ['one has a text for a size', [picture('b', { width: '1' }), picture('c', { height: '1' }), a], [], ['a']],
  ['one has no id', [picture('b', { id: 1 }), a], [], ['a']],
  ['one has as many pixels as are allowed', [picture('b', { width: mostPixels, height: 1 })], [], ['b']],
  ['one has more', [picture('b', { width: mostPixels + 1, height: 1 }), a], [], ['a']],
  ['some are no pictures', [null, 1, 'a', {}, a], [], ['a']],
])('%s: what joins at the front', (_, answer, arrived, shown) => {
  expect(ids(joinedPictures(answer, arrived))).toEqual(shown);
});

const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`new-${index}`));

test.each<[built: number, added: number, staying: number]>([
  [24, 0, 24],
  [24, 36, 24],
  [24, 37, 23],
  [59, 1, 59],
  [60, 0, 60],
  [60, 1, 59],
  [60, 60, 0],
  [60, 61, 0],
  [0, 1, 0],
])('of %i pictures of the build, %i added ones leave the first %i on the page', (built, added, staying) => {
  const stays = remainingPictures(Array<undefined>(built).fill(undefined), pictures(added), homePageRecords);
  expect(stays).toEqual(Array.from({ length: built }, (_, index) => index < staying));
});

test('a picture that was moved to the front leaves its old place, and no other has to go for it', () => {
  expect(remainingPictures(['b', 'a', undefined], [a])).toEqual([true, false, true]);
  expect(remainingPictures(['b', 'a', 'c'], [a], 3)).toEqual([true, false, true]);
  expect(remainingPictures(['b', 'a', 'c'], [picture('n'), a], 3)).toEqual([true, false, false]);
});
