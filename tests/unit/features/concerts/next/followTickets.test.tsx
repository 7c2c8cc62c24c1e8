import { HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ticketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import Ticket from '../../../../../src/features/concerts/ticket/Ticket.tsx';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import type { Concert } from '../../../../../src/records/concert.ts';
import { concertOf } from '../../../concert.ts';

/** Properties that the parser's elements lack. */
Object.defineProperties(HTMLElement.prototype, {
  dateTime: {
    get(this: HTMLElement) {
      return this.getAttribute('datetime');
    },
  },
  dataset: {
    get(this: HTMLElement) {
      return { ends: this.getAttribute('data-ends'), evening: this.getAttribute('data-evening') };
    },
  },
  href: {
    get(this: HTMLElement) {
      return this.getAttribute('href');
    },
    set(this: HTMLElement, address: string) {
      this.setAttribute('href', address);
    },
  },
});

const past = concertOf({ id: 'past', name: 'Vorbei', date: '2027-05-01T18:00:00Z' });
const off = concertOf({ id: 'off', name: 'Abgesagt', date: '2027-05-02T18:00:00Z', status: 'cancelled' });
const evening = concertOf({
  ...{ id: 'evening', name: 'Abend', date: '2027-05-07T18:00:00Z' },
  ...{ venue: 'Flucc', city: 'Wien' },
});
const night = concertOf({ id: 'night', name: 'Nacht', date: '2027-04-30T22:30:00Z' });
const unknown = concertOf({ id: 'unknown', name: 'Offen', date: '2027-05-01T21:59:00Z', timeUnknown: true });

/** The links of the hero over these tickets, after the script. */
async function linesOver(tickets: readonly Concert[], lang: 'de' | 'en', now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const page = parse(
    renderToStaticMarkup(
      <>
        <div className="next-concert">
          <a href="/live/old">
            <b>
              Nächstes Konzert <span>Do., 1. Apr.</span>
            </b>{' '}
            <span>Graz</span>
          </a>
          <a href="/live/second">Zweites</a>
          <a href="/kontakt">Bucht uns</a>
        </div>
        <div data-list="upcoming">
          {tickets.map((concert) => (
            <Ticket
              key={concert.id}
              concert={ticketContent(concert, lang, translator(lang), '2027')}
              labels={{ tickets: 'Tickets', newTab: 'öffnet in neuem Tab' }}
              year="2027"
            />
          ))}
        </div>
      </>,
    ),
  );
  vi.stubGlobal('document', {
    readyState: 'complete',
    documentElement: { lang: lang === 'de' ? 'de-AT' : 'en-GB' },
    querySelectorAll: page.querySelectorAll.bind(page),
  });
  await import('../../../../../src/features/concerts/next/followTickets.js');
  const links = page.querySelectorAll('.next-concert a') as (HTMLElement & { hidden: boolean })[];
  return links.flatMap(({ hidden, text, attributes }) =>
    hidden ? [] : [`${attributes.href ?? ''}: ${text}`],
  );
}

beforeEach(() => {
  vi.resetModules();
});

test.each([
  ['de', '/live/evening: Nächstes Konzert Fr., 7. Mai Flucc, Wien'],
  ['en', '/en/live/evening: Nächstes Konzert Fri 7 May Flucc, Wien'],
] as const)('shows the first ticket that is neither past nor off: %s', async (lang, line) =>
  expect(await linesOver([past, off, evening], lang, '2027-05-01T18:00:01Z')).toEqual([line]),
);

test('shows the evening of a start after midnight, also across months, and no place where it is unknown', async () =>
  expect(await linesOver([night, evening], 'de', '2027-04-30T22:00:00Z')).toEqual([
    '/live/night: Nächstes Konzert Fr., 30. Apr. ',
  ]));

test('shows a concert at an unknown hour until its day ends', async () =>
  expect(await linesOver([unknown, evening], 'de', '2027-05-01T20:00:00Z')).toEqual([
    '/live/unknown: Nächstes Konzert Sa., 1. Mai ',
  ]));

test.each([
  ['all are past', [past]],
  ['there are no tickets', []],
])('shows the link for bookers when %s', async (_, tickets) =>
  expect(await linesOver(tickets, 'de', '2027-06-01T00:00:00Z')).toEqual(['/kontakt: Bucht uns']),
);
