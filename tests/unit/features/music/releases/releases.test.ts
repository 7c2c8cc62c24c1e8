import { expect, test, vi } from 'vitest';
import { isNew } from '../../../../../src/features/music/releases/releases.ts';

const release = { release_date: '2026-11-06', release_date_precision: 'day' } as const;

test.each([
  ['the evening before', '2026-11-05T22:59:59Z', false],
  ['midnight in Vienna, day 0', '2026-11-05T23:00:00Z', true],
  ['day 31', '2026-12-07T12:00:00Z', true],
  ['the last second of day 31 in Vienna', '2026-12-07T22:59:59Z', true],
  ['midnight in Vienna, day 32', '2026-12-07T23:00:00Z', false],
])('Specification, section 9: NEW! for 31 days after the release date (%s)', (_, now, expected) => {
  expect(isNew(release, new Date(now))).toBe(expected);
});

test('a change of the clock makes no day longer', () => {
  const spring = { release_date: '2027-03-01', release_date_precision: 'day' } as const;
  expect(isNew(spring, new Date('2027-04-01T21:59:59Z'))).toBe(true);
  expect(isNew(spring, new Date('2027-04-01T22:00:00Z'))).toBe(false);
});

test.each([
  ['2026-11', 'month'],
  ['2026', 'year'],
] as const)('never where only the %s of it is known', (release_date, release_date_precision) => {
  expect(isNew({ release_date, release_date_precision }, new Date('2026-11-10T12:00:00Z'))).toBe(false);
});

test.each([
  ['in the hour that decides', '2026-11-05T22:30:00Z', 1],
  ['in the same hour of another day', '2026-11-21T22:30:00Z', 0],
  ['at another hour of that day', '2026-11-05T23:00:00Z', 0],
])('the clock of Vienna is asked only where summer or winter decides (%s)', (_, now, times) => {
  using clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  isNew(release, new Date(now));
  expect(clock).toHaveBeenCalledTimes(times);
});
