import { expect, test, vi } from 'vitest';
import { homePageRecords } from '../../../../../src/config/behaviour.ts';
import { mostPixels } from '../../../../../src/config/uploads.ts';
import type { StoredPicture } from '../../../../../src/records/gallery/storedPicture.ts';
import { shownPictures } from '../../../../../src/features/gallery/sync/shownPictures.ts';
import {
  joinedPictures,
  listAddress,
  publishPictures,
  type PictureQuery,
} from '../../../../../src/features/gallery/sync/storedPictures.ts';
import { validPictures } from '../../../../../src/features/gallery/sync/validPictures.ts';
import { published } from '../../../../../src/lib/recordStore.ts';
import { storedPicture } from '../../../storedPicture.ts';

const ids = (pictures: StoredPicture[]) => pictures.map(({ id }) => id);
const a = storedPicture('a');

test.each<[PictureQuery, string]>([
  [{}, '/api/cloudinary?full'],
  [{ newest: '21' }, '/api/cloudinary?full&newerThan=21'],
  [{ limit: 60 }, '/api/cloudinary?full&limit=60'],
  [{ newest: '21', limit: 60 }, '/api/cloudinary?full&newerThan=21&limit=60'],
])('%j is requested from %s', (query, address) => expect(listAddress(query)).toBe(address));

test.each<[string, StoredPicture[], StoredPicture[], string[]]>([
  ['all are new', [storedPicture('b'), a], [], ['b', 'a']],
  ['one was published meanwhile', [storedPicture('b')], [storedPicture('c')], ['c', 'b']],
  ['one that was published is in the answer, behind a newer one', [storedPicture('b'), a], [a], ['b', 'a']],
  ['the store has nothing newer', [], [], []],
  ['it has nothing newer than the published one', [], [a], ['a']],
])('%s: the pictures in front', (_, answer, newer, shown) =>
  expect(ids(joinedPictures(answer, newer))).toEqual(shown),
);

test.each<[string, string, object]>([
  ['on another host', 'url', { url: '//elsewhere.example/b' }],
  ['with another protocol', 'url', { url: 'https://elsewhere.example/b' }],
  ['with a relative address', 'url', { url: 'b' }],
  ['without a width', 'width', { width: 0 }],
  ['without a height', 'height', { height: 0 }],
  ['with a text for a size', 'width', { width: '1' }],
  ['with more pixels than a phone can show', 'width', { width: 10_000, height: mostPixels / 10_000 + 1 }],
])('leaves out a picture %s, and names %s', (_, field, fields) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(validPictures([storedPicture('b', fields), a])).toEqual([a]);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`The picture b is left out: ${field} `),
  );
  warned.mockRestore();
});

test('shows a picture with a field of a newer version, and without a text that breaks its contract', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(validPictures([storedPicture('b', { blurHash: 'x', alt: { de: 'Nora.' } })])).toEqual([
    storedPicture('b'),
  ]);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('The picture b: alt.en '));
  warned.mockRestore();
});

test.each([{ width: 10_000, height: mostPixels / 10_000 }, { url: '/' }])(
  'shows a picture with %j',
  (fields) => expect(validPictures([storedPicture('b', fields)])).toHaveLength(1),
);

const { signal } = new AbortController();

test('publishes the pictures of an answer, and nothing where there are none', async () => {
  for (const answer of [[], null, { pictures: [] }]) await publishPictures(answer, signal);
  expect(published('pictures')).toBeUndefined();
  await publishPictures([a], signal);
  expect(published('pictures')).toEqual([a]);
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
