import { describe, expect, test } from 'vitest';
import { homePageRecords } from '../../../../../src/config/behaviour.ts';
import type { GalleryEntry } from '../../../../../src/features/gallery/galleryEntry.ts';
import { allEntries } from '../../../../../src/features/gallery/sync/allEntries.ts';
import type { StoredPicture } from '../../../../../src/records/gallery/storedPicture.ts';
import { storedPicture } from '../../../storedPicture.ts';

const picture = { src: '/_/small.webp', width: 660, height: 440 };
/** An entry of the build; one without an id comes from the repository. */
const built = (name: string, id?: string): GalleryEntry => ({
  ...{ id, picture, large: `/_/${name}.webp`, alt: `${name} at build`, credit: '' },
});
const resized = ({ id, credit = '' }: StoredPicture): GalleryEntry => ({
  ...{ id, picture, large: `/.netlify/images?url=${id}`, alt: `${id} now`, credit, isResized: true },
});
const name = ({ id, large, isResized }: GalleryEntry) => (isResized ? `${id} resized` : (id ?? large));

/** Ids of the store with a star where the build did not know them, and names of the repository. */
function shown(
  build: readonly GalleryEntry[],
  stored: readonly string[] | undefined,
  uploaded: readonly string[] = [],
  limit?: number,
) {
  const records = (ids: readonly string[]) => ids.map((id) => storedPicture(id));
  const lists = { built: build, stored: stored && records(stored), uploaded: records(uploaded) };
  const { entries, total } = allEntries(lists, resized, limit);
  return [entries.map(name), total];
}

const build = [built('a', 'a'), built('b', 'b'), built('file')];

test.each<[string, stored: string[] | undefined, uploaded: string[], names: string[], total: number]>([
  ['the store is as at build', ['a', 'b'], [], ['a', 'b', '/_/file.webp'], 3],
  ['one is new', ['n', 'a', 'b'], [], ['n resized', 'a', 'b', '/_/file.webp'], 4],
  ['one was removed', ['b'], [], ['b', '/_/file.webp'], 2],
  ['the band has moved one', ['b', 'a'], [], ['b', 'a', '/_/file.webp'], 3],
  ['the store is empty', [], [], ['/_/file.webp'], 1],
  ['only the desk knows one', undefined, ['n'], ['n resized', 'a', 'b', '/_/file.webp'], 4],
  ['the desk’s is in the answer already', ['n', 'a', 'b'], ['n'], ['n resized', 'a', 'b', '/_/file.webp'], 4],
  ['the desk has sent it twice', undefined, ['n', 'n'], ['n resized', 'a', 'b', '/_/file.webp'], 4],
  [
    'a newer upload stands first',
    ['n', 'a', 'b'],
    ['o'],
    ['o resized', 'n resized', 'a', 'b', '/_/file.webp'],
    5,
  ],
])('%s', (_, stored, uploaded, names, total) =>
  expect(shown(build, stored, uploaded)).toEqual([names, total]),
);

test('a picture of the build keeps its files, with the texts that it has now', () => {
  const record = storedPicture('a', { credit: 'Nora' });
  const { entries } = allEntries({ built: build, stored: [record], uploaded: [] }, resized);
  expect(entries[0]).toEqual({ ...built('a', 'a'), alt: 'a now', credit: 'Nora' });
});

const many = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe.each([0, 1, 59, 60, 61, 200])('with %i stored pictures at build', (count) => {
  const before = [...many(count).map((id) => built(id, id)), built('file')];

  test.each([0, 1, 59, 60, 61])(
    'and %i newer ones the home page shows the first 60 and counts all',
    (added) => {
      const now = [...many(added, 'new'), ...many(count)];
      const all = [...many(added, 'new').map((id) => `${id} resized`), ...many(count), '/_/file.webp'];
      const [names, total] = shown(before, now.slice(0, homePageRecords), [], homePageRecords);
      expect(names).toEqual(all.slice(0, homePageRecords));
      // Of more than 60 new ones the page has heard of 60.
      expect(total).toBe(count + Math.min(added, homePageRecords) + 1);
      expect(shown(before, now)).toEqual([all, all.length]);
    },
  );
});

test('an empty gallery has no entry', () => expect(shown([], [])).toEqual([[], 0]));
