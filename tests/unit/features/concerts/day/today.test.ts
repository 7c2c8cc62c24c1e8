import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { todayScriptAlone } from '../../../../../src/features/concerts/day/dayScripts.ts';

/** Runs the script on a page with one ticket. Returns its word, now and after a tick at another instant. */
function run(time: { dateTime: string; begins?: string }, now: string) {
  let instant = Date.parse(now);
  let tick = () => undefined;
  const article = { dataset: {} as { today?: string } };
  const element = {
    ...{ dateTime: time.dateTime, dataset: { begins: time.begins } },
    closest: () => article,
  };
  const page = {
    document: { currentScript: { dataset: { today: 'Heute' } }, querySelectorAll: () => [element] },
    Date: class extends Date {
      static override now = () => instant;
    },
    setInterval: (listener: () => undefined) => {
      tick = listener;
    },
  };
  // Scripts find the names of `self` as their own.
  runInNewContext(todayScriptAlone, Object.assign(page, { self: page }));
  return {
    word: article.dataset.today,
    at: (later: string) => {
      instant = Date.parse(later);
      tick();
      return article.dataset.today;
    },
  };
}

const evening = { dateTime: '2026-12-04T20:00:00+01:00' };
const night = { dateTime: '2027-05-15T00:30:00+02:00' };
const tokyo = { dateTime: '2027-05-14T19:00:00+09:00' };
const unknown = { dateTime: '2027-05-14', begins: '2027-05-14T23:59:00+02:00' };

test.each([
  ['the evening before', evening, '2026-12-03T22:59:59Z', undefined],
  ['from midnight', evening, '2026-12-03T23:00:00Z', 'Heute'],
  ['the night belongs to the evening', evening, '2026-12-05T03:59:59Z', 'Heute'],
  ['until five', evening, '2026-12-05T04:00:00Z', undefined],
  ['a start after midnight, on its evening', night, '2027-05-14T16:00:00Z', 'Heute'],
  ['before the midnight of Tokyo', tokyo, '2027-05-13T14:59:59Z', undefined],
  ['from the midnight of Tokyo', tokyo, '2027-05-13T15:00:00Z', 'Heute'],
  ['an unknown hour, from midnight', unknown, '2027-05-13T22:00:00Z', 'Heute'],
  ['the day before', unknown, '2027-05-13T21:59:59Z', undefined],
])('E9 the ticket of the day has its word: %s', (_, time, now, word) =>
  expect(run(time, now).word).toBe(word),
);

test('E9 an open page follows the clock', () => {
  const page = run(evening, '2026-12-03T22:00:00Z');
  expect(page.at('2026-12-03T23:00:00Z')).toBe('Heute');
  expect(page.at('2026-12-05T04:00:00Z')).toBeUndefined();
});
