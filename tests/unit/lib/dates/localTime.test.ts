import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayIn,
  eveningDay,
  eveningOf,
  eveningYear,
  localInstants,
  nextYear,
  withOffset,
  yearIn,
} from '../../../../src/lib/dates/localTime.ts';

test.each([
  ['the skipped hour begins', '2027-03-28', '02:00'],
  ['amid the skipped hour', '2027-03-28', '02:30'],
  ['the skipped hour ends', '2027-03-28', '02:59'],
  ['a day that no calendar has', '2027-02-29', '20:00'],
  ['a month that no calendar has', '2027-13-01', '20:00'],
  ['an hour that no clock shows', '2027-01-01', '24:00'],
  ['nothing', '', ''],
  ['words', 'morgen', 'abend'],
])('no instant where %s: %s, %s', (_, day, time) => expect(localInstants(day, time)).toEqual([]));

test.each([
  ['2027-10-31', '02:00'],
  ['2027-10-31', '02:30'],
  ['2027-10-31', '02:59'],
  ['2028-10-29', '02:30'],
])('two instants in the repeated hour, summer time first: %s, %s', (day, time) =>
  expect(localInstants(day, time)).toEqual([`${day}T${time}:00+02:00`, `${day}T${time}:00+01:00`]),
);

test('finds every minute again from its day and time in Vienna', () => {
  const minutes = fc.integer({ min: Date.UTC(1950, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = withOffset(new Date(minute * 60_000));
      expect(localInstants(instant.slice(0, 10), instant.slice(11, 16))).toContain(instant);
    }),
  );
});

test.each([
  ['Europe/London', '2027-10-31', '01:30', ['+01:00', '+00:00']],
  ['America/New_York', '2027-03-14', '02:30', []],
  ['America/New_York', '2027-11-07', '01:30', ['-04:00', '-05:00']],
  // Half an hour only.
  ['Australia/Lord_Howe', '2027-04-04', '01:45', ['+11:00', '+10:30']],
  ['Australia/Lord_Howe', '2027-10-03', '02:15', []],
  // The clocks go back at midnight, so the last hour of the day comes twice.
  ['America/Havana', '2027-11-07', '00:30', ['-04:00', '-05:00']],
  ['Asia/Tokyo', '2027-10-31', '02:30', ['+09:00']],
])('finds the instants of another zone: %s, %s, %s', (timeZone, day, time, offsets) =>
  expect(localInstants(day, time, timeZone)).toEqual(offsets.map((offset) => `${day}T${time}:00${offset}`)),
);

test.each([
  ['midnight', '2027-05-14T22:00:00Z', '14'],
  ['00:30', '2027-05-14T22:30:00Z', '14'],
  ['04:59', '2027-05-15T02:59:59Z', '14'],
  ['05:00', '2027-05-15T03:00:00Z', '15'],
  ['04:30 in the night that summer time begins', '2027-03-28T02:30:00Z', '27'],
  ['05:30 on the day that summer time begins', '2027-03-28T03:30:00Z', '28'],
  ['02:30, the second one of the night that summer time ends', '2027-10-31T01:30:00Z', '30'],
  ['04:30 in the night that summer time ends', '2027-10-31T03:30:00Z', '30'],
])('a start before 05:00 belongs to the evening before: %s', (_, instant, day) =>
  expect(dayIn(eveningOf(new Date(instant))).slice(-2)).toBe(day),
);

test.each([
  ['2026-12-31T22:59:59Z', '2026', '2026-12-31T23:00:00Z'],
  ['2026-12-31T23:00:00Z', '2027', '2027-12-31T23:00:00Z'],
  ['2027-07-01T12:00:00Z', '2027', '2027-12-31T23:00:00Z'],
])('Vienna’s year at %s is %s, the next one begins at %s', (instant, year, next) => {
  expect(yearIn(new Date(instant))).toBe(year);
  expect(nextYear(new Date(instant))).toBe(Date.parse(next));
});

test.each([
  ['2027-01-01T04:59:00+01:00', '2026-12-31', '2026'],
  ['2027-01-01T05:00:00-11:00', '2027-01-01', '2027'],
  ['2026-12-31T23:59:00+14:00', '2026-12-31', '2026'],
])('the evening of %s is %s, in %s', (dateTime, day, year) =>
  expect([eveningDay(dateTime), eveningYear(dateTime)]).toEqual([day, year]),
);

const evening = new Date('2027-01-16T20:00:00Z');
test.each([
  ['day', dayIn(evening, 'Asia/Tokyo'), '2027-01-17'],
  ['offset', withOffset(evening, 'Asia/Tokyo'), '2027-01-17T05:00:00+09:00'],
  ['offset of London in winter', withOffset(evening, 'Europe/London'), '2027-01-16T20:00:00+00:00'],
  ['offset with minutes', withOffset(evening, 'Asia/Kathmandu'), '2027-01-17T01:45:00+05:45'],
  ['evening', dayIn(eveningOf(new Date('2027-01-16T19:59:59Z'), 'Asia/Tokyo'), 'Asia/Tokyo'), '2027-01-16'],
])('the local time of a zone: %s', (_, found, expected) => expect(found).toBe(expected));
