import { expect, test } from 'vitest';
import { localeCodes } from '../../../src/config/locales.ts';
import { deskTexts } from '../../../src/desk/kit/translate.ts';
import { concertFields } from '../../../src/records/concert.ts';
import { fieldGroups, labelKey, rowAt, type Fields } from '../../../src/records/fields.ts';
import { pictureFields } from '../../../src/records/gallery/pictureFields.ts';
import { venueFields } from '../../../src/records/venue.ts';

test.each([
  ['name', 'name'],
  ['support.1', 'support'],
  ['note.en', 'note-en'],
  ['note', 'note-de'],
  ['price.currency', 'priceFrom'],
  ['timeUnknown', 'isTimeOpen'],
  ['priceless', undefined],
  ['', undefined],
])('the path %j belongs to the row %s', (path, row) => expect(rowAt(concertFields, path)).toBe(row));

test('finds the rows of nested fields', () => {
  expect(rowAt(venueFields, 'access.hearingLoop.answer')).toBe('hearingLoop');
  expect(rowAt(venueFields, 'access.hearingLoop.note.en')).toBe('hearingLoop-en');
  expect(rowAt(venueFields, 'access.hearingLoop.note')).toBe('hearingLoop-de');
});

test.each<[string, Fields, string[]]>([
  [
    'concert',
    concertFields,
    ['date timeUnknown status previousDate', 'venue city venueId timeZone', 'price free'],
  ],
  ['venue', venueFields, ['street postalCode city', 'country timeZone']],
  ['picture', pictureFields, ['alt decorative']],
])(
  'the rows of a %s that are decided on together are groups; each that is shown has its texts',
  (kind, fields, groups) => {
    const found = fieldGroups(fields);
    const first = (field: string) => found.find((names) => names.includes(field));
    expect([...new Set(found.flat().map((field) => first(field)?.join(' ')))]).toEqual(groups);
    const shown = Object.entries(fields).filter(
      ([, { control }]) => control !== 'hidden' && control !== 'check',
    );
    const keys = [
      ...shown.map(([name]) => labelKey(kind, fields, name)),
      ...shown.flatMap(([, { hint = [] }]) => hint),
      ...Object.entries(fields).flatMap(([name, { group = name }]) =>
        group === null ? [] : `${kind}-${group}`,
      ),
    ];
    for (const locale of localeCodes)
      expect(keys.filter((key) => !Object.hasOwn(deskTexts(locale), key))).toEqual([]);
  },
);
