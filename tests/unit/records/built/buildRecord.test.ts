import { expect, test } from 'vitest';
import { buildRecord, galleryDigest, recordsDigest } from '../../../../src/records/built/buildRecord.ts';
import { byCollection, shownKinds } from '../../../../src/records/kinds.ts';
import type { Concert } from '../../../../src/records/concert.ts';
import { concertOf } from '../../concert.ts';

const concert = concertOf({
  id: 'one',
  name: 'Lampenfieber',
  date: '2026-12-04T19:00:00Z',
  note: { de: 'Mit Sesseln.', en: 'With chairs.' },
});
const other: Concert = { ...concert, id: 'other' };

/** The same value with the fields of every object in the opposite order. */
const reversed = <Value>(value: Value): Value =>
  typeof value !== 'object' || value === null
    ? value
    : (Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([name, field]) => [name, reversed<unknown>(field)]),
      ) as Value);

test('neither the order of concerts or fields, nor an undefined field, nor a change that was taken back changes their digest', () => {
  expect(Object.keys(reversed(concert))).not.toEqual(Object.keys(concert));
  expect(recordsDigest([reversed(other), reversed(concert)])).toBe(recordsDigest([concert, other]));
  const changedTwice = { ...concert, revision: 2, updatedAt: '2026-11-22T12:00:00Z' };
  for (const same of [{ ...concert, venue: undefined }, changedTwice])
    expect(recordsDigest([same])).toBe(recordsDigest([concert]));
});

test.each<[string, Concert[]]>([
  ['another name', [{ ...concert, name: 'Lampenfieber 2' }]],
  ['a new field', [{ ...concert, venue: 'Arena' }]],
  ['another note in one language', [{ ...concert, note: { de: 'Mit Sesseln.', en: 'Seated.' } }]],
  ['another id', [{ ...concert, id: 'two' }]],
  ['a second concert', [concert, other]],
  ['no concert', []],
])('%s changes the digest of concerts', (_, changed) =>
  expect(recordsDigest(changed)).not.toBe(recordsDigest([concert])),
);

const picture = { id: 'a', alt: { de: 'Nora.', en: 'Nora.' }, credit: 'Lena' };
const second = { id: 'b', decorative: true as const, credit: 'Lena' };

test('the digest of a gallery looks at ids and texts, and at nothing else of a picture', () => {
  const stored = { ...picture, url: '/api/cloudinary/a', width: 640, bytes: 3 };
  const built = { ...picture, order: 1, img: 'fetched-0' };
  expect(galleryDigest([reversed(stored), second])).toBe(galleryDigest([built, second]));
});

test.each([
  ['another order', [second, picture]],
  ['another text', [{ ...picture, alt: { de: 'Nora.', en: 'Nora on the bass.' } }, second]],
  ['another credit', [{ ...picture, credit: 'Ida' }, second]],
  ['a picture that is no longer decorative', [picture, { id: 'b', credit: 'Lena' }]],
  ['another picture', [{ ...picture, id: 'c' }, second]],
])('%s changes the digest of a gallery', (_, changed) =>
  expect(galleryDigest(changed)).not.toBe(galleryDigest([picture, second])),
);

test('a digest reveals nothing of a record, and has a fixed length', () => {
  expect(recordsDigest([concert])).toMatch(/^[\w-]{43}$/);
  expect(galleryDigest([])).toMatch(/^[\w-]{16}$/);
});

const built = {
  ...{ builtAt: '2026-11-21T12:00:00.000Z', changesAt: null },
  ...{ ...byCollection(shownKinds, () => null), failedSources: [], leftOut: [] },
};

test.each([
  [built, true],
  [{ ...built, changesAt: 'soon' }, false],
  [{ ...built, changesAt: undefined }, false],
  [{}, false],
])('%j is a build record: %s', (value, expected) =>
  expect(buildRecord.safeParse(value).success).toBe(expected),
);
