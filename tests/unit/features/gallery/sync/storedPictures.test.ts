import { expect, test } from 'vitest';
import { homePageRecords } from '../../../../../src/config/behaviour.ts';
import { mostPixels } from '../../../../../src/config/uploads.ts';
import type { StoredPicture } from '../../../../../src/contracts/storedPicture.ts';
import { shownPictures } from '../../../../../src/features/gallery/sync/shownPictures.ts';
import {
  joinedPictures,
  listAddress,
  type PictureQuery,
} from '../../../../../src/features/gallery/sync/storedPictures.ts';
import { storedPicture } from '../../../storedPicture.ts';

const ids = (pictures: StoredPicture[]) => pictures.map(({ id }) => id);
const a = storedPicture('a');

test.each<[PictureQuery, string]>([
  [{}, '/api/cloudinary?full'],
  [{ newest: '21' }, '/api/cloudinary?full&newerThan=21'],
  [{ limit: 60 }, '/api/cloudinary?full&limit=60'],
  [{ newest: '21', limit: 60 }, '/api/cloudinary?full&newerThan=21&limit=60'],
])('%j is requested from %s', (query, address) => {
  expect(listAddress(query)).toBe(address);
});

test.each<[string, unknown, StoredPicture[], string[]]>([
  ['all are new', [storedPicture('b'), a], [], ['b', 'a']],
  ['one has arrived meanwhile', [storedPicture('b')], [storedPicture('c')], ['c', 'b']],
  ['one that has arrived is in the answer, behind a newer one', [storedPicture('b'), a], [a], ['b', 'a']],
  ['the store has nothing newer', [], [], []],
  ['it has nothing newer than what has arrived', [], [a], ['a']],
  ['it is no list', { pictures: [] }, [], []],
  ['it is nothing', null, [], []],
  ['one lies elsewhere', [storedPicture('b', { url: '//elsewhere.example/b' }), a], [], ['a']],
  ['one has another protocol', [storedPicture('b', { url: 'https://elsewhere.example/b' }), a], [], ['a']],
  ['one has a relative address', [storedPicture('b', { url: 'b' }), a], [], ['a']],
  ['one lies at the root', [storedPicture('b', { url: '/' }), a], [], ['b', 'a']],
  ['one has no width', [storedPicture('b', { width: 0 }), a], [], ['a']],
  ['one has no height', [storedPicture('b', { height: 0 }), a], [], ['a']],
  [
    'one has a text for a size',
    [storedPicture('b', { width: '1' }), storedPicture('c', { height: '1' }), a],
    [],
    ['a'],
  ],
  ['one has no id', [storedPicture('b', { id: 1 }), a], [], ['a']],
  [
    'one has as many pixels as are allowed',
    [storedPicture('b', { width: mostPixels, height: 1 })],
    [],
    ['b'],
  ],
  ['one has more', [storedPicture('b', { width: mostPixels + 1, height: 1 }), a], [], ['a']],
  ['some are no pictures', [null, 1, 'a', {}, a], [], ['a']],
])('%s: the pictures in front', (_, answer, arrived, shown) => {
  expect(ids(joinedPictures(answer, arrived))).toEqual(shown);
});

const pictures = (count: number, prefix = 'new') =>
  Array.from({ length: count }, (_, index) => storedPicture(`${prefix}-${index}`));

test.each<[built: number, added: number, remaining: number]>([
  [24, 0, 24],
  [24, 36, 24],
  [24, 37, 23],
  [59, 1, 59],
  [60, 0, 60],
  [60, 1, 59],
  [60, 60, 0],
  [60, 61, 0],
  [0, 1, 0],
])('of %i pictures of the build, %i new ones leave the first %i on the page', (count, added, remaining) => {
  const built = pictures(count, 'built');
  expect(shownPictures(built, pictures(added), homePageRecords)).toEqual({
    added: pictures(Math.min(added, homePageRecords)),
    built: built.slice(0, remaining),
    removed: built.slice(remaining),
    gained: added,
  });
});

test.each([
  [['b', 'a', undefined], ['a'], undefined, ['b', undefined], 0],
  [['b', 'a', 'c'], ['a'], 3, ['b', 'c'], 0],
  [['b', 'a', 'c'], ['n', 'a'], 3, ['b'], 1],
])(
  'of the pictures %j, %j moved to the front or are new: at most %j on the page leave %j, %i more in all',
  (built, stored, limit, remaining, gained) => {
    const shown = shownPictures(
      built.map((id) => ({ id })),
      stored.map((id) => storedPicture(id)),
      limit,
    );
    expect(shown.added.map(({ id }) => id)).toEqual(stored);
    expect(shown.built.map(({ id }) => id)).toEqual(remaining);
    expect(shown.gained).toBe(gained);
  },
);
