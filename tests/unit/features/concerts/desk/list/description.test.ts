import { expect, test, vi } from 'vitest';
import { dateInWords, describe } from '../../../../../../src/features/concerts/desk/list/description.ts';
import { showsFrom } from '../../../../../../src/features/concerts/desk/list/showsFrom.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const t = translator('de');
const place = { venue: 'Arena', city: 'Wien' };

test.each([
  [{ ...place }, { when: 'Fr., 20:00, Arena, Wien', stamp: '', gap: '', was: '' }],
  [
    { ...place, time: '', isTimeOpen: true },
    { when: 'Fr., Arena, Wien', gap: 'Uhrzeit noch offen' },
  ],
  [{ venue: 'Arena' }, { when: 'Fr., 20:00, Arena', gap: 'Ort noch offen' }],
  [{ status: 'postponed' }, { stamp: 'Verschoben' }],
  [
    { status: 'soldOut', previousDate: '2026-11-27T19:00:00Z' },
    { stamp: 'Ausverkauft', was: 'statt\u00a027. Nov.' },
  ],
  [{ previousDate: '2026-12-04T18:00:00Z' }, { stamp: 'Neue Zeit', was: 'statt 19:00' }],
  [{ previousDate: '2026-11-26T23:30:00Z' }, { stamp: 'Neuer Tag', was: 'statt\u00a026. Nov.' }],
  // The site compares the nights.
  [
    { time: '00:30', previousDate: '2026-12-03T19:00:00Z' },
    { stamp: 'Neue Zeit', was: 'statt 20:00' },
  ],
  // On the day that the site lists it under.
  [
    { ...place, time: '00:30' },
    {
      badge: { day: '03', month: 'Dez', year: '2026' },
      when: 'Nacht von Donnerstag auf Freitag, 00:30, Arena, Wien',
    },
  ],
  [{ date: '' }, { when: '', badge: undefined }],
] as const)('describes %j', (fields, expected) =>
  expect(describe(typedOf(fields), 'de', t)).toMatchObject(expected),
);

test.each([
  ['de', '2027-03-12T16:59:59.999Z', 'Zeigt sich ab Fr., 12. März, 18:00'],
  ['en', '2027-03-12T16:59:59.999Z', 'Shows from Fri 12 Mar, 18:00'],
  ['de', '2027-03-12T17:00:00.000Z', ''],
] as const)('says in %s at %s when visitors will see a concert: “%s”', (locale, now, text) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(showsFrom(concertOf({ showFrom: '2027-03-12T17:00:00Z' }), locale, translator(locale))).toBe(text);
});

test('the date in words has no hour while it is open', () => {
  expect(dateInWords(typedOf(), 'de', t)).toBe('Fr., 4. Dezember 2026, 20:00');
  expect(dateInWords(typedOf({ time: '', isTimeOpen: true }), 'de', t)).toBe('Fr., 4. Dezember 2026');
  expect(dateInWords(typedOf({ time: '00:30' }), 'de', t)).toBe(
    'Do., 3. Dezember 2026, Nacht von Donnerstag auf Freitag, 00:30',
  );
});
