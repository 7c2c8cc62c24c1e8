import { expect, test } from 'vitest';
import { newConcert } from '../../../src/records/newConcert.ts';
import { faultsOf } from './faults.ts';

const contract = newConcert(new Date('2026-11-22T12:00:00Z'));
const concert = { name: 'Lampenfieber', date: '2026-12-04T20:00:00+01:00' };

test('every time is sent with its offset and stored in UTC', () => {
  const times = {
    doors: '2026-12-04T19:00:00+01:00',
    end: '2026-12-05T00:30:00+01:00',
    previousDate: '2026-06-05T20:00:00+02:00',
    showFrom: '2026-11-30T18:00:00+01:00',
  };
  expect(contract.parse({ ...concert, ...times })).toMatchObject({
    date: '2026-12-04T19:00:00Z',
    doors: '2026-12-04T18:00:00Z',
    end: '2026-12-04T23:30:00Z',
    previousDate: '2026-06-05T18:00:00Z',
    showFrom: '2026-11-30T17:00:00Z',
  });
});

test('drops what the store assigns', () => {
  const record = contract.parse({ ...concert, id: 'mine', slug: 'mine', revision: 7 });
  expect(record).not.toHaveProperty('id');
  expect(record.slug).toBeUndefined();
  expect(record.revision).toBe(0);
});

const unknownHour = { timeUnknown: true, date: '2026-12-04T23:59:00+01:00' };

const notInOrder = 'end is not after the beginning: after midnight write the next day';

const noDate = 'is no date: write an instant in UTC like 2026-12-04T19:00:00Z';

test.each<[object, string?]>([
  [unknownHour],
  [{ ...unknownHour, date: '2026-12-04T23:59:00+09:00', timeZone: 'Asia/Tokyo' }],
  [{ ...unknownHour, doors: '2026-12-04T19:00:00+01:00' }],
  [{ doors: concert.date, showFrom: concert.date }],
  // No store can hold these instants.
  [{ end: '9999-12-31T23:59:00-01:00' }, `end ${noDate}`],
  [{ previousDate: '0000-01-01T00:00:00+01:00' }, `previousDate ${noDate}`],
  [{ showFrom: '0000-01-01T00:00:00+01:00' }, `showFrom ${noDate}`],
  [{ end: '2026-12-04T20:00:00+01:00' }, notInOrder],
  [{ end: '2026-12-04T01:00:00+01:00' }, notInOrder],
  [{ doors: '2026-12-04T20:01:00+01:00' }, 'doors is after the beginning: write an earlier time'],
  [{ showFrom: '2026-12-04T20:00:01+01:00' }, 'showFrom is after the beginning: write an earlier time'],
  [
    { ...unknownHour, end: '2026-12-05T01:00:00+01:00' },
    'end is known, but the beginning is not: leave it out',
  ],
  [
    { timeUnknown: true },
    'date is not the end of a day in Europe/Vienna: write 23:59 while the hour is unknown',
  ],
  [
    { ...unknownHour, timeZone: 'Asia/Tokyo' },
    'date is not the end of a day in Asia/Tokyo: write 23:59 while the hour is unknown',
  ],
  [
    { end: '2026-12-04T22:00:00' },
    'end is no date: write an instant with its offset like 2026-12-04T20:00:00+01:00',
  ],
  [
    { date: '2037-01-01T20:00:00+01:00' },
    'date is out of range: 1950 at the earliest, ten years ahead at the latest',
  ],
])('the faults of %j: %s', (change, ...sentences) =>
  expect(faultsOf(contract, { ...concert, ...change })).toEqual(sentences),
);
