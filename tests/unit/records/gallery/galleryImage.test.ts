import { expect, test } from 'vitest';
import { galleryRecord, storedGalleryRecord } from '../../../../src/records/gallery/galleryImage.ts';
import { faultsOf } from '../faults.ts';

const alt = { de: 'Noras Bass.', en: 'Nora’s bass.' };
const picture = { order: 1, img: 'bass', credit: 'Tobias Raster' };
const undescribed = 'alt is missing: describe the picture in both languages, or set "decorative": true';

test.each<[object, string?]>([
  [{ alt }],
  [{ decorative: true }],
  [{}, undescribed],
  [{ alt, decorative: true }, 'alt is given for a decorative picture: drop one of the two'],
  [{ alt: { de: 'Noras Bass.' } }, 'alt.en is missing: write the English text'],
  [{ alt: 'Noras Bass.' }, 'alt is no pair of texts: write { "de": "…", "en": "…" }'],
  [{ alt: { ...alt, fr: 'La basse.' } }, 'alt is no pair of texts: write { "de": "…", "en": "…" }'],
  [{ alt: { ...alt, en: '' } }, 'alt.en is empty: write the English text'],
  [{ alt, credit: '' }, 'credit is empty: write who made the picture'],
  [{ alt, credit: undefined }, 'credit is missing: write who made the picture'],
  [{ alt, order: 0 }, 'order is no place in a list: write a whole number from 1'],
])('the faults of %j: %s', (change, ...sentences) =>
  expect(faultsOf(galleryRecord, { ...picture, ...change })).toEqual(sentences),
);

const stored = { rank: '1', id: 'p', img: 'bass' };

test('a stored picture has an id, and may lack any word', () => {
  const faults = (change: object) => faultsOf(storedGalleryRecord, { ...stored, ...change });
  for (const change of [{}, { alt }, { decorative: true }, { credit: 'Tobias Raster' }])
    expect(faults(change)).toEqual([]);
  for (const change of [{ id: '' }, { id: undefined }, { decorative: false }])
    expect(faults(change)).toHaveLength(1);
});
