import { expect, test } from 'vitest';
import { daysLeft } from '../../../../../../src/desk/kit/records/deleted/keptDays.ts';

test.each([
  ['2026-11-22T12:00:00Z', 30],
  ['2026-10-24T12:00:00Z', 1],
  ['2026-10-01T12:00:00Z', 0],
])('a record deleted at %s can be restored for %i days', (deleted, days) =>
  expect(daysLeft(deleted, Date.parse('2026-11-22T12:00:00Z'))).toBe(days),
);
