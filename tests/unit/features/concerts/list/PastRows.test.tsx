import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PastRows from '../../../../../src/features/concerts/list/PastRows.tsx';
import { ticketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../page/shown.ts';

const rows = (...changes: object[]) =>
  parse(
    renderToStaticMarkup(
      <PastRows
        concerts={changes.map((change, index) =>
          ticketContent(
            concertOf({ name: 'Uferlos', ...change }, index === 0 ? 'x' : `x${index}`),
            'de',
            translator('de'),
            '2026',
          ),
        )}
      />,
    ),
  );

test('E4 past concerts stand by year, the newest first', () => {
  const years = rows(
    { date: '2026-12-31T23:30:00Z' },
    { date: '2026-03-04T19:00:00Z' },
    { date: '2025-03-04T19:00:00Z' },
  ).querySelectorAll('section');
  // A concert after midnight of the new year belongs to the evening of the old one.
  expect(
    years.map((year) => [
      year.querySelector('h3')?.text,
      ...year.querySelectorAll('time').map((t) => t.text),
    ]),
  ).toEqual([
    ['2026', '31. Dez.', '4. März'],
    ['2025', '4. März'],
  ]);
});

test('E1 a row links its name to its page, and has a time with offset and a place', () => {
  const row = rows({ date: '2026-03-04T19:00:00Z', venue: 'Bootslager 4', city: 'Bregenz' });
  expect(row.querySelector('h4 > a')?.getAttribute('href')).toBe('/live/x');
  expect(row.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-04T20:00:00+01:00');
  expect(row.querySelector('article')?.text).toContain('Bootslager 4, Bregenz');
});

test.each([
  ['cancelled', 'Abgesagt'],
  ['postponed', 'Verschoben'],
])('E2 E8 a row says that its concert was %s, in words and with a struck day', (status, word) => {
  const row = rows({ status, date: '2026-03-04T19:00:00Z' });
  expect(row.querySelector('b')?.text).toBe(word);
  expect(row.querySelector('time > s')?.text).toBe('4. März');
});
