import { expect, test } from 'vitest';
import { writeContext, readContext } from '../../../../src/services/cloudinary/context.ts';

const alt = { de: 'Die Band.', en: 'The band.' };

test.each([
  ['nothing', {}, ''],
  ['texts', { alt, credit: 'Nora' }, 'alt_de=Die Band.|alt_en=The band.|credit=Nora'],
  ['a decorative picture', { decorative: true as const }, 'decorative=true'],
  [
    'place, day and removal',
    { rank: '12', added: '2026-11-04T19:00:00Z', deleted: '2026-12-04T19:00:00Z' },
    'rank=12|added=2026-11-04T19:00:00Z|deleted=2026-12-04T19:00:00Z',
  ],
  ['what Cloudinary reads as marks', { credit: String.raw`a|b=c\d` }, String.raw`credit=a\|b\=c\\d`],
])('writes %s as pairs', (_, picture, pairs) => expect(writeContext(picture)).toBe(pairs));

test.each([
  [{}, {}],
  [
    { alt_de: alt.de, alt_en: alt.en, credit: 'Nora' },
    { alt, credit: 'Nora' },
  ],
  [{ decorative: 'true' }, { decorative: true }],
  [{ decorative: 'false' }, {}],
  [{ alt_de: alt.de }, {}],
  [{ alt_en: alt.en, decorative: 'true' }, { decorative: true }],
  // Each of these would break the contract of a picture.
  [{ credit: ' ' }, {}],
  [{ alt_de: ' ', alt_en: alt.en }, {}],
  [{ alt_de: alt.de, alt_en: alt.en, decorative: 'true' }, { alt }],
  [
    { rank: '12', added: 'y', deleted: 'x' },
    { rank: '12', added: 'y', deleted: 'x' },
  ],
])('reads %j as %j', (context, texts) => expect(readContext(context)).toEqual(texts));
