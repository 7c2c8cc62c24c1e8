import { expect, test } from 'vitest';
import { galleryRecord, storedGalleryRecord } from '../../../../src/records/gallery/galleryImage.ts';
import { faultsOf } from '../faults.ts';

const alt = { de: 'Noras Bass.', en: 'Nora’s bass.' };
const picture = { order: 1, img: 'bass', credit: 'Tobias Raster' };
const undescribed = 'alt is missing: describe the picture in both languages, or set "decorative": true';

test.each([{ alt }, { decorative: true }])('a picture with %j is accepted', (change) =>
  expect(faultsOf(galleryRecord, { ...picture, ...change })).toEqual([]),
);

test.each([
  [{}, undescribed],
  [{ alt, decorative: true }, 'alt is given for a decorative picture: drop one of the two'],
  [{ alt: { de: 'Noras Bass.' } }, 'alt.en is missing: write the English text'],
  [{ alt: 'Noras Bass.' }, 'alt is no pair of texts: write { "de": "…", "en": "…" }'],
  [{ alt: { ...alt, fr: 'La basse.' } }, 'alt is no pair of texts: write { "de": "…", "en": "…" }'],
  [{ alt: { ...alt, en: '' } }, 'alt.en is empty: write the English text'],
  [{ alt, credit: '' }, 'credit is empty: write who made the picture'],
  [{ alt, credit: undefined }, 'credit is missing: write who made the picture'],
  [{ alt, order: 0 }, 'order is no place in a list: write a whole number from 1'],
])('rejects %j: %s', (change, sentence) =>
  expect(faultsOf(galleryRecord, { ...picture, ...change })).toEqual([sentence]),
);

const stored = { rank: '1', id: 'p', img: 'bass' };

test.each([{}, { alt }, { decorative: true }, { credit: 'Tobias Raster' }])(
  'a stored picture with %j is accepted',
  (change) => expect(faultsOf(storedGalleryRecord, { ...stored, ...change })).toEqual([]),
);

test.each([{ id: '' }, { id: undefined }, { decorative: false }])(
  'a stored picture with %j is rejected',
  (change) => expect(faultsOf(storedGalleryRecord, { ...stored, ...change })).toHaveLength(1),
);
