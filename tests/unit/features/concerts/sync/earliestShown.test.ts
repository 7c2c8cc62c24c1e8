import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { earliestShown } from '../../../../../src/features/concerts/sync/earliestShown.ts';

const ticket = (dateTime: string) => `<article><time datetime="${dateTime}">a date</time></article>`;
const root = parse(`
  <div data-list="upcoming">${ticket('2020-01-01T20:00:00+01:00')}</div>
  <div data-list="past">${ticket('2026-06-01T20:00:00+02:00')}${ticket('2026-01-01T20:00:00+01:00')}</div>
`) as unknown as Element;

test.each([
  ['older ones are left out', root, 3, '2026-01-01T19:00:00Z'],
  ['every one is shown', root, 2, undefined],
  ['none is shown', parse('<div data-list="past"></div>') as unknown as Element, 1, undefined],
])('the earliest past ticket, in UTC, where %s', (_, page, pastCount, since) => {
  expect(earliestShown(page, pastCount)).toBe(since);
});
