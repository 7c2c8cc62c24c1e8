import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { localeCodes } from '../../../../src/config/locales.ts';
import { ticketContent } from '../../../../src/features/concerts/ticket/ticketContent.ts';
import Ticket from '../../../../src/features/concerts/ticket/Ticket.tsx';
import { facts } from '../../../../src/features/concerts/page/sheet/facts.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { sized } from '../../../night.ts';
import { clockChanges, zones } from './calendar/calendars.ts';
import { concertOf, contextIn } from './page/shown.ts';

const minute = 60_000;
const changes = zones.flatMap((zone) =>
  clockChanges(zone).map((change) => ({
    zone,
    at: change.epochMilliseconds,
    /** Milliseconds ahead of UTC. */
    before: change.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1e6,
    after: change.offsetNanoseconds / 1e6,
  })),
);
const labels = { tickets: 'Tickets', newTab: 'öffnet in neuem Tab' };

test.each([
  ['Europe/Vienna', -60],
  ['America/New_York', 300],
  ['Asia/Tokyo', -540],
])(
  'E5 tickets and pages show the time of the venue around every change, for a visitor in %s',
  (visitor, minutes) => {
    vi.stubEnv('TZ', visitor);
    expect(new Date(Date.UTC(2027, 0)).getTimezoneOffset()).toBe(minutes);
    const record = fc.record({
      change: fc.constantFrom(...changes),
      distance: fc.integer({ min: -36 * 60, max: 36 * 60 }),
      locale: fc.constantFrom(...localeCodes),
    });
    fc.assert(
      fc.property(record, ({ change: { zone, at, before, after }, distance, locale }) => {
        const instant = at + distance * minute;
        const clock = new Date(instant + (distance < 0 ? before : after)).toISOString();
        const date = new Date(instant).toISOString();
        const concert = concertOf({ date, timeZone: zone });
        const card = ticketContent(concert, locale, translator(locale), '2027');
        const ticket = parse(renderToStaticMarkup(<Ticket concert={card} labels={labels} year="2027" />));
        const shown = ticket.querySelector('time')?.getAttribute('datetime') ?? '';
        expect(shown.slice(0, 16)).toBe(clock.slice(0, 16));
        expect(Date.parse(shown)).toBe(instant);
        expect(ticket.querySelector('time + span')?.text).toContain(`\u00a0${clock.slice(11, 16)}`);
        expect(facts({ concert }, contextIn(locale)).text).toContain(`>${clock.slice(11, 16)}</b>`);
        const evening = new Date(Date.parse(clock) - 5 * 60 * minute).toISOString();
        expect(card.badge).toMatchObject({ day: evening.slice(8, 10), year: evening.slice(0, 4) });
      }),
      { numRuns: sized(40, 667) },
    );
  },
);
