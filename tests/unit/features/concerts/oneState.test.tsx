import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarOf } from '../../../../src/features/concerts/calendar/calendar.ts';
import { versionedRecords } from '../../../../src/stores/versionedRecords.ts';
import { memoryDocuments } from '../../../fakes/memoryDocuments.ts';
import { sized } from '../../../night.ts';
import { ticketContent } from '../../../../src/features/concerts/ticket/ticketContent.ts';
import Ticket from '../../../../src/features/concerts/ticket/Ticket.tsx';
import type { Locale } from '../../../../src/config/locales.ts';
import { concertRecord, type Concert, type ConcertRecord } from '../../../../src/records/concert.ts';
import { concertSheet } from '../../../../src/features/concerts/page/sheet/concertSheet.ts';
import { pageTexts } from '../../../../src/features/concerts/page/pageTexts.ts';
import { cardName, cardTexts } from '../../../../src/features/concerts/page/shareCard.ts';
import { concertEvent } from '../../../../src/features/concerts/page/seo/concertEvent.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { contextIn } from './page/shown.ts';

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

/** Concerts that were compared; the same fields tell the same. */
const compared = new Set<string>();

function allTellOneState(concert: Concert, locale: Locale): void {
  const key = JSON.stringify([locale, { ...concert, id: '', slug: '', revision: 0, updatedAt: '' }]);
  if (compared.has(key)) return;
  compared.add(key);
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

const actions = ['sellOut', 'plan', 'move', 'postpone', 'cancel', 'duplicate', 'delete', 'restore'] as const;

/** Changes that the desk sends, from the stored record; `undefined` where the desk offers no such change. */
function changeOf(
  action: (typeof actions)[number],
  { status, date, ...rest }: Concert,
  day: number,
): Partial<ConcertRecord> | undefined {
  const isOff = status === 'cancelled' || status === 'postponed';
  const moved = `2027-0${1 + (day % 9)}-15T19:00:00Z`;
  if (action === 'sellOut') return isOff ? undefined : { status: 'soldOut' };
  if (action === 'plan') return { status: 'planned' };
  if (action === 'cancel') return { status: 'cancelled' };
  if (action === 'postpone') return { status: 'postponed' };
  if (action !== 'move' || moved === date) return undefined;
  const { previousDate = date } = rest;
  // Back to the first day is no move.
  const former = previousDate === moved ? undefined : previousDate;
  return { date: moved, previousDate: former, status: status === 'soldOut' ? status : 'planned' };
}

const steps = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(8)), { minLength: 1, maxLength: 8 });

test('after every step of any sequence of changes, page, list, calendar, search data and share texts tell the same state', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom<Locale>('de', 'en'), async (sequence, locale) => {
      const store = versionedRecords<ConcertRecord>(memoryDocuments(), {
        name: 'concert',
        former: memoryDocuments(),
        inOrder: () => 0,
        addressOf: (id, _, slug = id) => Promise.resolve(slug),
      });
      const first = concertRecord.parse({
        name: 'Lampenfieber',
        date: '2026-12-04T19:00:00Z',
        city: 'Wien',
        ticketUrl,
      });
      let shown: Concert = await store.add('c0', first);
      let isDeleted = false;
      const cards = new Map<string, string>();
      for (const [index, [action, day]] of sequence.entries()) {
        const { id, revision } = shown;
        if (action === 'delete' && !isDeleted) {
          await store.remove(id, revision);
          isDeleted = true;
        } else if (action === 'restore' && isDeleted) {
          shown = await store.restore(id);
          isDeleted = false;
        } else if (action === 'duplicate' && !isDeleted) {
          const { name, city } = shown;
          shown = await store.add(
            `c${index + 1}`,
            concertRecord.parse({ name, city, date: '2027-11-05T19:00:00Z', ticketUrl }),
          );
        } else if (!isDeleted) {
          const change = changeOf(action, shown, day);
          if (change) shown = await store.rewrite(id, (concert) => ({ ...concert, ...change }));
        }
        const listed = await store.list();
        expect(listed.some((concert) => concert.id === shown.id)).toBe(!isDeleted);
        for (const concert of listed) allTellOneState(concert, locale);
        // One address of a card never shows two states.
        for (const concert of listed) {
          const name = cardName(concert, contexts[locale]);
          const texts = JSON.stringify(cardTexts(concert, contexts[locale]));
          expect(cards.get(name) ?? texts).toBe(texts);
          cards.set(name, texts);
        }
      }
    }),
    { numRuns: sized(40, 1000) },
  );
});
