import { expect, test } from 'vitest';
import { relativeDay } from '../../../../../../src/features/concerts/desk/form/relativeDay.ts';

// Half past midnight in Vienna, still the day before in UTC.
const now = new Date('2026-11-21T23:30:00Z');

test.each([
  ['2026-11-22', 'Sonntag', 'heute'],
  ['2026-11-23', 'Montag', 'morgen'],
  ['2026-12-04', 'Freitag', 'in 12 Tagen'],
  ['2026-12-20', 'Sonntag', 'in 4 Wochen'],
  ['2026-11-20', 'Freitag', 'vorgestern'],
  ['2028-11-20', 'Montag', 'in 24 Monaten'],
  ['2028-12-01', 'Freitag', 'in 2 Jahren'],
  ['1126-11-22', 'Montag', 'vor 900 Jahren'],
])('%s is a %s, %s', (date, weekday, distance) =>
  expect(relativeDay(date, 'de', now)).toEqual({ weekday, distance }),
);

test('no day has no words', () => expect(relativeDay('', 'en', now)).toBeUndefined());
