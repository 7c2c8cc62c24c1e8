import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarOf } from '../../../../src/features/concerts/calendar/calendar.ts';
import { ticketContent } from '../../../../src/features/concerts/ticket/ticketContent.ts';
import Ticket from '../../../../src/features/concerts/ticket/Ticket.tsx';
import { localeCodes, type Locale } from '../../../../src/config/locales.ts';
import { concertStatuses, type Concert } from '../../../../src/records/concert.ts';
import { concertSheet } from '../../../../src/features/concerts/page/sheet/concertSheet.ts';
import { pageTexts } from '../../../../src/features/concerts/page/pageTexts.ts';
import { cardName, cardTexts } from '../../../../src/features/concerts/page/shareCard.ts';
import { concertEvent } from '../../../../src/features/concerts/page/seo/concertEvent.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { concertOf, contextIn } from './page/shown.ts';

const ticketUrl = 'https://tickets.example.com/1';
const contexts = { de: contextIn('de'), en: contextIn('en') };

/** The state of a concert, as its record says it. */
type State = 'planned' | 'soldOut' | 'cancelled' | 'postponed' | 'moved';

const wordsIn = (locale: Locale) => {
  const { t } = contexts[locale];
  const [soldOut, cancelled] = [t('live:status-soldOut'), t('live:status-cancelled')];
  return { soldOut, cancelled, postponed: t('live:status-postponed'), moved: t('live:new-day') };
};
const words = { de: wordsIn('de'), en: wordsIn('en') };

const stateOf = ({ status, previousDate }: Concert): State =>
  status === 'planned' && previousDate !== undefined ? 'moved' : status;

/** The words on a stamp as a state; none is a planned concert. */
const stateOfStamp = (stamp: string | undefined, locale: Locale): State | undefined =>
  stamp === undefined
    ? 'planned'
    : (Object.entries(words[locale]).find(([, word]) => word === stamp)?.[0] as State);

/** The state that each of the five tells, and whether it sells tickets. */
function toldBy(concert: Concert, locale: Locale) {
  const context = contexts[locale];
  const { t } = context;
  const page = parse(concertSheet({ concert }, context).text);
  const card = ticketContent(concert, locale, t, '2026');
  const list = parse(
    renderToStaticMarkup(<Ticket concert={card} labels={{ tickets: 'Tickets', newTab: '' }} year="2026" />),
  );
  const calendar = calendarOf([concert], {
    ...{ locale, t },
    origin: 'https://match.test',
    venues: new Map(),
  }).replaceAll(/\r\n |\\(?=,)/g, '');
  const { title, description } = pageTexts({ concert }, context);
  const share = cardTexts(concert, context);
  const event = concertEvent(concert, {
    ...{ origin: 'https://match.test', locale, now: context.now, description },
    card: '/share/de.png',
  }) as unknown as { eventStatus: string; offers?: { availability: string } };
  const offOf = (text: string): State | undefined =>
    (['cancelled', 'postponed'] as const).find((status) => text.startsWith(`${t(`calendar:${status}`)}: `));
  const summary = /^SUMMARY:(.*)$/m.exec(calendar)?.[1] ?? '';
  const isIn = (key: State, text: string) => key !== 'planned' && text.includes(words[locale][key]);
  return {
    states: {
      page: stateOfStamp(page.querySelector('.stamp')?.text, locale),
      list: stateOfStamp(list.querySelector('article > p')?.text, locale),
      calendar:
        offOf(summary) ??
        (isIn('soldOut', calendar)
          ? 'soldOut'
          : calendar.includes(translator(locale)('calendar:moved', { date: '' }).trim())
            ? 'moved'
            : 'planned'),
      card: stateOfStamp(share.stamp, locale),
    },
    offOfTexts: [offOf(title), offOf(description), offOf(summary)],
    isSoldOut: [isIn('soldOut', description), event.offers?.availability === 'https://schema.org/SoldOut'],
    eventStatus: event.eventStatus.replace('https://schema.org/Event', ''),
    isVoid: [
      page.querySelector('.turned text')?.text === '??',
      list.querySelector('article > span')?.text === '??',
      share.day === '??' && share.month === '',
      // Read aloud, "??" is two question marks.
      ...[title, description].map((text) => !/ 20\d\d\b|\?\?/.test(text)),
    ],
    // The page of a cancelled concert has a link to the shop, too: there one gets the money back.
    sells: [page.querySelector('.act'), list].map((part) =>
      Boolean(part?.querySelector(`[href="${ticketUrl}"]`)),
    ),
    offers: calendar.includes(ticketUrl),
    title,
  };
}

const eventStatuses: Record<State, string> = {
  planned: 'Scheduled',
  soldOut: 'Scheduled',
  moved: 'Rescheduled',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

function allTellOneState(concert: Concert, locale: Locale): void {
  const state = stateOf(concert);
  const told = toldBy(concert, locale);
  const isOff = state === 'cancelled' || state === 'postponed';
  expect(told.states).toEqual({ page: state, list: state, calendar: state, card: state });
  expect(told.offOfTexts).toEqual(Array(3).fill(isOff ? state : undefined));
  expect(told.isSoldOut).toEqual(Array(2).fill(state === 'soldOut'));
  const isMoved = concert.previousDate !== undefined && !isOff;
  expect(told.eventStatus).toBe(isMoved ? 'Rescheduled' : eventStatuses[state]);
  expect(told.isVoid).toEqual(Array(5).fill(state === 'postponed'));
  const sells = state === 'planned' || state === 'moved';
  expect([...told.sells, told.offers]).toEqual(Array(3).fill(sells));
  expect(told.title.length).toBeLessThanOrEqual(70);
}

test.each(concertStatuses)(
  'of a concert that is %s page, list, calendar, search data and share texts tell the same state, moved or not',
  (status) => {
    const cards = new Map<string, string>();
    for (const locale of localeCodes)
      for (const date of ['2026-12-04T19:00:00Z', '2027-03-15T19:00:00Z'])
        for (const previousDate of [undefined, '2026-10-10T18:00:00Z', '2027-01-15T19:00:00Z']) {
          const fields = { name: 'Lampenfieber', city: 'Wien', ticketUrl, status, date, previousDate };
          const concert = concertOf(fields);
          allTellOneState(concert, locale);
          // One address of a card never shows two states.
          const name = cardName(concert, contexts[locale]);
          const texts = JSON.stringify(cardTexts(concert, contexts[locale]));
          expect(cards.get(name) ?? texts).toBe(texts);
          cards.set(name, texts);
        }
  },
);
