import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ticketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import ConcertColumns from '../../../../../src/features/concerts/list/ConcertColumns.tsx';
import Ticket from '../../../../../src/features/concerts/ticket/Ticket.tsx';
import TicketList from '../../../../../src/features/concerts/list/TicketList.tsx';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../page/shown.ts';

const concert = ticketContent(
  concertOf({
    name: 'Lampenfieber',
    doors: '2026-12-04T18:00:00Z',
    venue: 'Flucc',
    city: 'Wien',
    ticketUrl: 'https://tickets.example.com/1',
    note: { de: 'Mit Sesseln.', en: 'With chairs.' },
  }),
  'de',
  translator('de'),
  '2026',
);
const labels = { tickets: 'Tickets', newTab: 'öffnet in neuem Tab' };
const ticket = (past: boolean, year = '2026') =>
  parse(renderToStaticMarkup(<Ticket concert={concert} labels={labels} year={year} past={past} />));

test('E2 E3 an upcoming concert says weekday, date with year, start, doors, place and note, and sells tickets by a link with a name of its own, in a new tab', () => {
  const root = ticket(false);
  for (const words of ['Fr., 4. Dezember 2026', 'Beginn\u00a020:00', 'Einlass\u00a019:00', 'Flucc, Wien'])
    expect(root.text).toContain(words);
  expect(root.text).toContain('Mit Sesseln.');
  expect(root.querySelector('[data-tickets] a')?.attributes).toMatchObject({
    href: 'https://tickets.example.com/1',
    'aria-label': 'Tickets – 4. Dez., Wien (öffnet in neuem Tab)',
    target: '_blank',
    rel: 'noopener',
  });
});

test('the name of a past concert links to its page in the list of all concerts', () => {
  const list = renderToStaticMarkup(<TicketList concerts={[concert]} labels={labels} year="2026" past />);
  const links = parse(list).querySelectorAll('a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/live/x']);
});

test.each([false, true])('E2 the badge says the year where it is another one (past: %s)', (past) => {
  const badgeIn = (year: string) => ticket(past, year).querySelector('article > span')?.text;
  expect(badgeIn('2026')).toBe('Dez04');
  expect(badgeIn('2025')).toBe('Dez 202604');
  expect(badgeIn('2027')).toBe('Dez 202604');
});

test('E4 a past concert of the home page has no link, time or note', () => {
  const root = ticket(true);
  expect(root.querySelector('a')).toBeNull();
  expect(root.querySelector('[data-past]')).not.toBeNull();
  expect(root.text).toContain('4. Dezember 2026');
  expect(root.text).not.toMatch(/Beginn|Einlass|Sesseln/);
});

test('E3 matinee and evening in one city have links of two names, read back without the time', () => {
  const card = (date: string, city = 'Wien') => {
    const shown = concertOf({ date, city, ticketUrl: 'https://tickets.example.com' }, date);
    return ticketContent(shown, 'de', translator('de'), '2026');
  };
  const [matinee, evening] = [card('2026-12-04T14:00:00Z'), card('2026-12-04T19:00:00Z')];
  const next = card('2026-12-04T20:00:00Z', 'Graz');
  const [plain, ofNext] = ['Tickets – 4. Dez., Wien', 'Tickets – 4. Dez., Graz'];
  const unknown = ['Lesung', 'Tanz'].map((name) => ({
    ...evening,
    name,
    id: name,
    timeUnknown: true as const,
  }));
  for (const List of [ConcertColumns, TicketList]) {
    const linksOf = (concerts: (typeof matinee)[]) => {
      const list = <List concerts={concerts} labels={labels} year="2026" />;
      const root = parse(renderToStaticMarkup(<div data-list="upcoming">{list}</div>));
      return root
        .querySelectorAll('[data-tickets] a')
        .map((link) => link.getAttribute('aria-label')?.split(' (')[0]);
    };
    expect(linksOf([matinee, evening, next])).toEqual([`${plain}, 15:00`, `${plain}, 20:00`, ofNext]);
    expect(linksOf(unknown)).toEqual([`${plain}, Lesung`, `${plain}, Tanz`]);
    expect(linksOf([evening, next])).toEqual([plain, ofNext]);
  }
});
