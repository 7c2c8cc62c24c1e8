import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { concertFile } from '../../../../src/stores/repository/concertFile.ts';
import { faultsOf } from '../../records/faults.ts';

const concert = { name: 'Lampenfieber', date: '2026-12-04 20:00' };

test('reads every time in the zone of the record', () => {
  const times = { doors: '2026-12-04 19:00', end: '2026-12-05 00:30', previousDate: '2026-06-05 20:00' };
  expect(concertFile.parse(concert).date).toBe('2026-12-04T19:00:00Z');
  expect(concertFile.parse({ ...concert, ...times, timeZone: 'Europe/London' })).toMatchObject({
    date: '2026-12-04T20:00:00Z',
    doors: '2026-12-04T19:00:00Z',
    end: '2026-12-05T00:30:00Z',
    previousDate: '2026-06-05T19:00:00Z',
  });
});

test.each([
  ['an instant in UTC', { date: '2026-12-04T19:00:00Z' }, '2026-12-04T19:00:00Z'],
  ['an instant with its offset', { date: '2027-10-31T02:30:00+02:00' }, '2027-10-31T00:30:00Z'],
  ['a day whose hour is unknown', { date: '2026-12-04', timeUnknown: true }, '2026-12-04T22:59:00Z'],
  [
    'a day whose hour is unknown, elsewhere',
    { date: '2026-12-04', timeUnknown: true, timeZone: 'Asia/Tokyo' },
    '2026-12-04T14:59:00Z',
  ],
  [
    'a day with two last minutes',
    { date: '2026-10-24', timeUnknown: true, timeZone: 'Asia/Beirut' },
    '2026-10-24T21:59:00Z',
  ],
])('reads %s', (_, fields, date) => expect(concertFile.parse({ ...concert, ...fields }).date).toBe(date));

test('a former day may be written without its hour', () =>
  expect(concertFile.parse({ ...concert, previousDate: '2026-06-05' }).previousDate).toBe(
    '2026-06-05T21:59:00Z',
  ));

const noDate = 'is no date: write the local time like 2026-12-04 20:00';

test.each([
  [{ date: 'bald' }, `date ${noDate}`],
  [{ date: '2027-02-29 20:00' }, `date ${noDate}`],
  [{ date: '2026-12-04 20:60' }, `date ${noDate}`],
  [{ doors: '19:00' }, `doors ${noDate}`],
  [{ free: true, price: { from: 18, currency: 'EUR' } }, 'free is true beside a price: leave one out'],
  [
    { date: '2026-12-04' },
    'date names no hour: write it like 2026-12-04 20:00, or "timeUnknown": true for the beginning',
  ],
  [
    { timeUnknown: true },
    'date names an hour, but timeUnknown is true: write 2026-12-04, or leave timeUnknown out',
  ],
  [
    { date: '2027-03-28 02:30' },
    'date does not exist in Europe/Vienna, where the clocks go forward: write an offset, like 2027-03-28T02:30:00+01:00',
  ],
  [
    { date: '2027-10-31 02:30' },
    'date exists twice in Europe/Vienna, where the clocks go back: write 2027-10-31T02:30:00+02:00 or 2027-10-31T02:30:00+01:00',
  ],
  [
    { date: '2027-03-14 03:00', doors: '2027-03-14 02:30', timeZone: 'America/New_York' },
    'doors does not exist in America/New_York, where the clocks go forward: write an offset, like 2027-03-14T02:30:00-05:00',
  ],
  [
    { date: '2027-10-31 20:00', previousDate: '2027-10-31 01:15', timeZone: 'Europe/London' },
    'previousDate exists twice in Europe/London, where the clocks go back: write 2027-10-31T01:15:00+01:00 or 2027-10-31T01:15:00+00:00',
  ],
  [
    { timeZone: 'Europe/Wien' },
    'timeZone is no time zone: write a name of the IANA database like Europe/Lisbon',
  ],
  [{ end: '2026-12-04 01:00' }, 'end is not after the beginning: after midnight write the next day'],
  [{ date: undefined }, 'date is no date: write an instant in UTC like 2026-12-04T19:00:00Z'],
])('stops at %j: %s', (change, sentence) =>
  expect(faultsOf(concertFile, { ...concert, ...change })[0]).toBe(sentence),
);

const folder = 'generated/content/concerts';
test.each(readdirSync(folder))('nobody has converted a time to UTC by hand: %s', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/);
  expect(faultsOf(concertFile, JSON.parse(text))).toEqual([]);
});
