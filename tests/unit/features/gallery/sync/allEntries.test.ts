import { describe, expect, test } from 'vitest';
import { homePageRecords } from '../../../../../src/config/behaviour.ts';
import type { GalleryEntry } from '../../../../../src/features/gallery/galleryEntry.ts';
import { allEntries } from '../../../../../src/features/gallery/sync/allEntries.ts';
import type { GalleryPicture, StoredPicture } from '../../../../../src/records/gallery/storedPicture.ts';
import { storedPicture } from '../../../storedPicture.ts';

const picture = { src: '/_/small.webp', width: 660, height: 440 };
const built = (id: string): GalleryEntry => ({
  ...{ id, picture, large: `/_/${id}.webp`, alt: `${id} at build`, credit: '' },
});
const resized = ({ id, credit = '' }: StoredPicture): GalleryEntry => ({
  ...{ id, picture, large: `/.netlify/images?url=${id}`, alt: `${id} now`, credit, isResized: true },
});
const textsOf = ({ id, credit = '' }: GalleryPicture) => ({ alt: `${id} now`, credit });
const file = { id: 'file', img: 'file', rank: '0' };
const records = (ids: readonly string[]) => ids.map((id) => (id === 'file' ? file : storedPicture(id)));

/** The ids of the present pictures, those that the build did not know with a star, and their number. */
function shown(build: readonly GalleryEntry[], listed: readonly GalleryPicture[], limit?: number) {
  const { entries, total } = allEntries({ built: build, listed }, textsOf, resized, limit);
  return [entries.map(({ id, isResized }) => (isResized ? `${id}*` : id)), total];
}

const build = [built('a'), built('b'), built('file')];

test.each<[string, listed: string[], names: string[]]>([
  ['all is as at build', ['a', 'b', 'file'], ['a', 'b', 'file']],
  ['one is new', ['n', 'a', 'b', 'file'], ['n*', 'a', 'b', 'file']],
  ['one was removed', ['b', 'file'], ['b', 'file']],
  ['one of the repository was removed', ['a', 'b'], ['a', 'b']],
  ['the band has moved one', ['file', 'b', 'a'], ['file', 'b', 'a']],
  ['there is none', [], []],
])('%s', (_, listed, names) => expect(shown(build, records(listed))).toEqual([names, names.length]));

test('a picture of the repository that the build does not know is left out: nothing here has its files', () =>
  expect(shown(build, [{ ...file, id: 'later' }, file])).toEqual([['file'], 1]));

test('a picture of the build keeps its files, with the texts that it has now', () => {
  const listed = [storedPicture('a', { credit: 'Nora' })];
  const { entries } = allEntries({ built: build, listed }, textsOf, resized);
  expect(entries[0]).toEqual({ ...built('a'), alt: 'a now', credit: 'Nora' });
});

const many = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe.each([1, 59, 60, 61, 200])('with %i pictures at build', (count) => {
  const before = many(count).map(built);

  test.each([0, 1, 59, 60, 61])(
    'and %i newer ones the home page shows the first 60 and counts all',
    (added) => {
      const now = [...many(added, 'new'), ...many(count)];
      const all = [...many(added, 'new').map((id) => `${id}*`), ...many(count)];
      const first = records(now.slice(0, homePageRecords));
      const [names, total] = shown(before, first, homePageRecords);
      expect(names).toEqual(all.slice(0, homePageRecords));
      // Of more than 60 new ones the page has heard of 60.
      expect(total).toBe(count + Math.min(added, homePageRecords));
      expect(shown(before, records(now)), 'on the list of all').toEqual([all, all.length]);
      expect(shown(before, records(now), homePageRecords)[0], 'from the desk').toEqual(names);
    },
  );
});
