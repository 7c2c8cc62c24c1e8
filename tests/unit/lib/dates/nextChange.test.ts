import { assert, constantFrom, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isPast } from '../../../../src/features/concerts/concerts.ts';
import { isNew } from '../../../../src/features/music/releases/releases.ts';
import { endOf } from '../../../../src/records/concertRules.ts';
import { eveningYear, withOffset, yearIn } from '../../../../src/lib/dates/localTime.ts';
import { nextChange } from '../../../../src/lib/dates/nextChange.ts';

const nothing = { concerts: [], releases: [], fromServices: false };
const released = (release_date: string, release_date_precision: 'day' | 'month' | 'year' = 'day') => ({
  release_date,
  release_date_precision,
});
const concert = (date: string, timeZone = 'Europe/Vienna') => ({ date, timeZone, timeUnknown: false });
const now = new Date('2026-11-21T12:00:00Z');
const next = (shown: Partial<Parameters<typeof nextChange>[0]>, from = now) =>
  nextChange({ ...nothing, ...shown }, from)?.toISOString();

test('returns nothing where nothing depends on the time, and never the current instant', () => {
  const midnight = new Date('2026-12-03T23:00:00Z');
  expect(next({ releases: [released('2026-12-04')] }, midnight)).toBe('2027-01-04T23:00:00.000Z');
  expect(next({})).toBeUndefined();
  expect(next({ concerts: [concert('2025-11-20T19:00:00Z')] })).toBeUndefined();
  expect(next({ releases: [released('2026-10', 'month'), released('2027', 'year')] })).toBeUndefined();
});

test.each([
  ['a concert of the next year', '2027-02-06T19:00:00Z', '2026-12-31T23:00:00.000Z'],
  ['a start after midnight on New Year’s Eve', '2026-12-31T23:30:00Z', '2026-12-31T23:00:00.000Z'],
  ['a concert in two years', '2028-02-29T19:00:00Z', '2028-02-29T19:00:00.001Z'],
  ['in two years at the venue', '2027-12-31T20:30:00Z', '2027-12-31T20:30:00.001Z', 'Asia/Tokyo'],
])('badges show another year when one begins: %s', (_, date, expected, timeZone = 'Europe/Vienna') =>
  expect(next({ concerts: [concert(date, timeZone)] })).toBe(expected),
);

test('with a service on, the next build is the first daily run a week later, or an earlier change', () => {
  expect(next({ fromServices: true })).toBe('2026-11-28T11:00:00.000Z');
  expect(next({ fromServices: true, concerts: [concert('2026-11-22T19:00:00Z')] })).toBe(
    '2026-11-22T19:00:00.001Z',
  );
});

test('nothing differs before the instant, and something differs after it', () => {
  const days = ['2026-11-06', '2026-12-24', '2027-02-24', '2027-03-28', '2027-10-31'];
  const concerts = ['2026-12-04T19:00:00Z', '2027-03-28T01:00:00Z', '2027-10-31T00:30:00Z'].map((date) =>
    concert(date, 'America/New_York'),
  );
  const look = (at: number) =>
    JSON.stringify([
      days.map((day) => isNew(day, new Date(at))),
      concerts.map((concert) => isPast(concert, new Date(at))),
      concerts.map((concert) => endOf(concert) < at),
      concerts.map(
        ({ date, timeZone }) => eveningYear(withOffset(new Date(date), timeZone)) === yearIn(new Date(at)),
      ),
    ]);
  const within = {
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2027-10-01T00:00:00Z'),
    noInvalidDate: true,
  };
  assert(
    property(date(within), constantFrom(0, 0.5, 1), (from, share) => {
      const change = nextChange({ ...nothing, releases: days.map((day) => released(day)), concerts }, from);
      const at = change?.getTime() ?? NaN;
      const before = from.getTime() + Math.floor((at - 1 - from.getTime()) * share);
      return look(before) === look(from.getTime()) && look(at) !== look(from.getTime());
    }),
  );
});
