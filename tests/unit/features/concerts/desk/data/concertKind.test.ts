import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Concert, ConcertValues } from '../../../../../../src/records/concert.ts';
import { withoutStoreFields } from '../../../../../../src/records/records.ts';
import { newConcert } from '../../../../../../src/records/newConcert.ts';
import { isAmbiguous } from '../../../../../../src/features/concerts/desk/data/clockTimes.ts';
import { describe } from '../../../../../../src/features/concerts/desk/list/description.ts';
import { homeZone } from '../../../../../../src/config/site.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { concertKind } from '../../../../../../src/features/concerts/desk/data/concertKind.ts';
import { createDrafts } from '../../../../../../src/desk/kit/drafts/drafts.ts';
import { fakeStorage } from '../../../../desk/kit/records/fakeStorage.ts';
import { concertOf, typedOf } from '../concertOf.ts';
import { sized } from '../../../../../night.ts';

const { toForm, fromForm } = concertKind;
const contract = newConcert(new Date('2026-11-22T12:00:00Z'));
/** The record that the API stores for a sent concert. */
const stored = (sent: object): Concert => ({
  ...contract.parse(JSON.parse(JSON.stringify(sent))),
  id: 'one',
});

const zones = ['Europe/Vienna', 'Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const instant = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
const name = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `x${text.replaceAll(/\s/g, '')}`);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const record = fc
  .record({
    minutes: fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }),
    timeZone: fc.constantFrom(...zones),
    name,
    doors: optional(fc.integer({ min: 1, max: 6 * 60 })),
    end: optional(fc.integer({ min: 1, max: 9 * 60 })),
    support: optional(fc.array(name, { minLength: 1, maxLength: 3 })),
    price: optional(
      fc.record({ from: fc.integer({ min: 1, max: 99 }), more: optional(fc.integer({ min: 1, max: 99 })) }),
    ),
    status: fc.constantFrom('planned', 'soldOut', 'cancelled', 'postponed' as const),
    free: fc.boolean(),
    venue: optional(name),
    note: optional(name),
  })
  .map(({ minutes, doors, end, price, free, note, ...fields }) => {
    const start = Date.parse('2026-12-01T00:00:00Z') + minutes * 60_000;
    return concertOf({
      ...fields,
      date: instant(start),
      ...(doors && { doors: instant(start - doors * 60_000) }),
      ...(end && { end: instant(start + end * 60_000) }),
      ...(price &&
        !free && {
          price: {
            from: price.from / 2,
            ...(price.more && { to: (price.from + price.more) / 2 }),
            currency: 'EUR',
          },
        }),
      ...(note && { note: { de: note, en: note } }),
      free,
      access: { de: 'Rampe', en: 'Ramp' },
    });
  })
  // Doors or an end inside a repeated or skipped hour have no clock time of their own.
  .filter(({ date }) => !/-(03|04|10|11)-/.test(date));

const t = translator('de');

test('reads a draft of the version that had neither a country nor the reason for another day', () => {
  const { country, dayChange, ...older } = typedOf();
  expect(concertKind.typed.parse(older)).toEqual({ ...older, country, dayChange });
});

test.each(['Mars/Base', '+01:00', 'at', '\ud83c', '202670-12-04', 5, null, undefined])(
  'a draft of another version with %j in any field can be listed and compared, and keeps what was typed',
  (odd) => {
    for (const field of Object.keys(typedOf())) {
      const typed = concertKind.typed.parse({ ...typedOf(), [field]: odd });
      expect(typed).toMatchObject({ ...(field !== 'name' && { name: 'Lampenfieber' }), timeZone: homeZone });
      describe(typed, 'de', t);
      for (const group of Object.keys(concertKind.groups)) concertKind.groupText(group, typed, 'de', t);
    }
  },
);

test('the reason for another day stays in the draft, and is not sent', () => {
  const storage = fakeStorage();
  const typed = typedOf({ dayChange: 'mistake' });
  createDrafts(storage, concertKind).save({ key: 'one', typed, idempotencyKey: 'a key' });
  expect(createDrafts(storage, concertKind).find('one')?.typed).toEqual(typed);
  expect(fromForm(typed)).toEqual(fromForm(typedOf()));
});

const withoutAbsent = (concert: Concert) =>
  JSON.parse(JSON.stringify({ ...concert, revision: 0 })) as Concert;

test('a concert that is opened and sent without a change is stored as it was, in every zone', () => {
  fc.assert(
    fc.property(record, (concert) => {
      expect(stored(fromForm(toForm(concert), concert))).toEqual(withoutAbsent(concert));
    }),
    { numRuns: sized(100, 500) },
  );
});

test.each([
  ['summer', '2027-10-31T00:30:00Z'],
  ['winter', '2027-10-31T01:30:00Z'],
] as const)('the repeated hour is read as %s time and sent as it was', (season, date) => {
  const concert = concertOf({ date });
  expect(toForm(concert)).toMatchObject({ date: '2027-10-31', time: '02:30', season });
  expect(stored(fromForm(toForm(concert), concert)).date).toBe(date);
});

test('an open hour is stored as the end of its day in the zone', () => {
  const sent = fromForm(typedOf({ time: '', isTimeOpen: true, timeZone: 'Asia/Tokyo', end: '23:00' }));
  expect(sent).toMatchObject({ timeUnknown: true, date: '2026-12-04T14:59:00Z' });
  expect(sent.end).toBeUndefined();
  expect(toForm(stored(sent))).toMatchObject({ date: '2026-12-04', time: '', isTimeOpen: true });
});

test('a new price is in euros, and a single one of 0 means free entry', () => {
  expect(fromForm(typedOf({ priceFrom: '12' })).price).toEqual({ currency: 'EUR', from: 12, to: undefined });
  expect(fromForm(typedOf({ priceFrom: '0' }))).toMatchObject({ free: true });
  expect(fromForm(typedOf({ priceFrom: '0' })).price).toBeUndefined();
  expect(fromForm(typedOf({ priceFrom: '0', priceTo: '5' }))).toMatchObject({
    free: false,
    price: { from: 0, to: 5 },
  });
  expect(toForm(concertOf({ free: true })).priceFrom).toBe('0');
});

test('keeps the currency of the stored price, and the fields that the form does not show', () => {
  const concert = concertOf({ price: { from: 10, to: 20, currency: 'CHF' }, access: { de: 'a', en: 'b' } });
  const sent = fromForm({ ...toForm(concert), priceTo: '' }, concert);
  expect(JSON.parse(JSON.stringify(sent))).toMatchObject({
    price: { from: 10, currency: 'CHF' },
    access: concert.access,
  });
  expect(sent).not.toHaveProperty('price.to', expect.anything());
});

/** A concert with every field that the form shows. */
const full = concertOf({
  ...{ doors: '2026-12-04T18:00:00Z', end: '2026-12-04T21:30:00Z', previousDate: '2026-06-05T18:00:00Z' },
  ...{ venueId: 'halle', venue: 'Halle', city: 'Wels', ticketUrl: 'https://a.example', status: 'postponed' },
  ...{ price: { from: 18.5, to: 22, currency: 'EUR' }, support: ['Fernlicht', 'Kassa'] },
  ...{ note: { de: 'Platz', en: 'Seats' }, showFrom: '2026-12-01T17:00:00Z' },
});

test('reads every field of a concert, and an absent one as an empty text', () => {
  expect(toForm(full)).toEqual({
    ...{ name: 'Lampenfieber', date: '2026-12-04', time: '20:00', isTimeOpen: false, season: '' },
    ...{ venue: 'Halle', city: 'Wels', venueId: 'halle', timeZone: 'Europe/Vienna', country: '' },
    ...{ doors: '19:00', end: '22:30', support: 'Fernlicht\nKassa', priceFrom: '18,50', priceTo: '22' },
    ...{ ticketUrl: 'https://a.example', 'note-de': 'Platz', 'note-en': 'Seats', status: 'postponed' },
    ...{ previousDate: '2026-06-05T18:00:00Z', dayChange: '', showDate: '2026-12-01', showTime: '18:00' },
  });
  const least = { ...concertKind.empty, name: 'Lampenfieber', date: '2026-12-04', time: '20:00' };
  expect(toForm(concertOf())).toEqual(least);
  expect(Object.values(concertKind.empty).filter(Boolean)).toEqual(['Europe/Vienna', 'planned']);
  expect(toForm(concertOf({ timeUnknown: true }))).toMatchObject({ time: '', season: '' });
});

test.each<[Partial<ConcertValues>, Partial<Concert>]>([
  [{ venue: 'Bar' }, { venue: 'Bar' }],
  [{ venueId: '' }, { venueId: undefined }],
  [{ support: 'Kassa' }, { support: ['Kassa'] }],
  [{ priceFrom: '20' }, { price: { from: 20, to: 22, currency: 'EUR' } }],
  [{ priceTo: '24' }, { price: { from: 18.5, to: 24, currency: 'EUR' } }],
  [{ priceFrom: '', priceTo: '' }, { price: undefined }],
  [{ 'note-en': '' }, { note: { de: 'Platz' } }],
  [{ 'note-de': '', 'note-en': '' }, { note: undefined }],
  [{ doors: '18:30' }, { doors: '2026-12-04T17:30:00Z' }],
  [{ end: '' }, { end: undefined }],
  [{ time: '20:30' }, { date: '2026-12-04T19:30:00Z' }],
  [
    { isTimeOpen: true, time: '' },
    { timeUnknown: true, date: '2026-12-04T22:59:00Z', end: undefined },
  ],
])('a change of %o changes exactly these fields: %o', (change, expected) => {
  const after = stored(fromForm({ ...toForm(full), ...change }, full));
  expect(after).toEqual(withoutAbsent({ ...full, ...expected }));
});

test('the chosen season alone changes the beginning in a repeated hour', () => {
  const concert = concertOf({ date: '2027-10-31T00:30:00Z' });
  const typed = { ...toForm(concert), season: 'winter' as const };
  expect(stored(fromForm(typed, concert)).date).toBe('2027-10-31T01:30:00Z');
  for (const season of ['', 'summer', 'winter'])
    expect(concertKind.typed.safeParse({ ...typed, season }).success).toBe(true);
  expect([isAmbiguous(typed), isAmbiguous(typedOf()), isAmbiguous({ ...typed, isTimeOpen: true })]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['doors', '08:00', '2026-12-04T07:00:00Z'],
  ['doors', '07:59', null],
  ['doors', '20:00', '2026-12-04T19:00:00Z'],
  ['doors', '20:01', null],
  ['end', '20:00', null],
  ['end', '20:01', '2026-12-04T19:01:00Z'],
  ['end', '08:00', '2026-12-05T07:00:00Z'],
  ['end', '08:01', null],
] as const)(
  'doors and end fit at most twelve hours beside the beginning, else no contract accepts them: %s %s',
  (field, typed, expected) => expect(fromForm(typedOf({ [field]: typed }))[field]).toBe(expected),
);

test('an announcement is in the clock time of the venue, and of two equal times the stored one', () => {
  const show = (fields: Partial<ConcertValues>, base?: Concert) => fromForm(typedOf(fields), base).showFrom;
  const twice = { date: '2027-12-04', showDate: '2027-10-31', showTime: '02:30' };
  expect(show({ showDate: '2026-12-01', showTime: '18:00', timeZone: 'Europe/London' })).toBe(
    '2026-12-01T18:00:00Z',
  );
  expect(show({})).toBeUndefined();
  expect(show(twice)).toBe('2027-10-31T00:30:00Z');
  expect(show(twice, concertOf({ showFrom: '2027-10-31T01:30:00Z' }))).toBe('2027-10-31T01:30:00Z');
});

test('a time that is skipped, or no day, has no beginning', () => {
  expect(fromForm(typedOf({ date: '2027-03-28', time: '02:30' })).date).toBeUndefined();
  expect(fromForm(typedOf({ date: '', doors: '19:00' }))).toMatchObject({ doors: null });
});

/** A record of another program, whose values have no text in the form that means the same. */
const odd = concertOf({
  doors: '2026-12-04T05:00:00Z',
  end: '2026-12-07T22:00:00Z',
  free: true,
  price: { from: 12, currency: 'CHF' },
  note: { de: ' Platz ', en: ' Seats ' },
});

test('a change leaves every other field as it is stored, also one that the form cannot say', () => {
  const fields = withoutStoreFields(odd) as Partial<Concert>;
  expect(fromForm({ ...toForm(odd), name: 'Anders' }, odd)).toEqual({ ...fields, name: 'Anders' });
});

test.each([
  ['a new day', { date: '2026-12-11' }, '2026-12-11T05:00:00Z', '2026-12-14T22:00:00Z'],
  ['another zone', { timeZone: 'Europe/London' }, '2026-12-04T06:00:00Z', '2026-12-07T23:00:00Z'],
] as const)(
  'doors and end keep their clock times and their days before and after it: %s',
  (_, patch, doors, end) => expect(fromForm({ ...toForm(odd), ...patch }, odd)).toMatchObject({ doors, end }),
);

test('doors that would be after the new beginning are on the day before it', () => {
  const concert = concertOf({ doors: '2026-12-04T18:00:00Z' });
  const typed = { ...toForm(concert), date: '2026-12-05', time: '00:30' };
  expect(fromForm(typed, concert).doors).toBe('2026-12-04T18:00:00Z');
});
