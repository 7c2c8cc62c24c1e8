import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withOffset } from '../../../../src/lib/dates/dates.ts';
import { localInstants } from '../../../../src/lib/dates/localTime.ts';

test.each([
  ['in winter', '2026-12-04', '20:00', '2026-12-04T20:00:00+01:00'],
  ['in summer', '2027-06-19', '20:00', '2027-06-19T20:00:00+02:00'],
  ['at midnight', '2027-01-01', '00:00', '2027-01-01T00:00:00+01:00'],
  ['on a leap day', '2028-02-29', '19:30', '2028-02-29T19:30:00+01:00'],
  ['before the skipped hour', '2027-03-28', '01:59', '2027-03-28T01:59:00+01:00'],
  ['after the skipped hour', '2027-03-28', '03:00', '2027-03-28T03:00:00+02:00'],
  ['before the doubled hour', '2027-10-31', '01:59', '2027-10-31T01:59:00+02:00'],
  ['after the doubled hour', '2027-10-31', '03:00', '2027-10-31T03:00:00+01:00'],
  ['on the evening of a change', '2027-03-28', '20:00', '2027-03-28T20:00:00+02:00'],
  ['in summer, before there was summer time', '1950-07-01', '20:00', '1950-07-01T20:00:00+01:00'],
])('one instant %s: %s, %s', (_, day, time, instant) => expect(localInstants(day, time)).toEqual([instant]));

test.each([
  ['the skipped hour begins', '2027-03-28', '02:00'],
  ['amid the skipped hour', '2027-03-28', '02:30'],
  ['the skipped hour ends', '2027-03-28', '02:59'],
  ['another year', '2029-03-25', '02:30'],
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
