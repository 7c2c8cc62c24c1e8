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
import { concertOf, contextIn } from './page/shown.ts';

/** Zones that change their clocks, on both hemispheres, by half an hour, an hour or two, by night or at midnight. */
const zones = [
  ...['Europe/Vienna', 'Europe/London', 'Europe/Dublin', 'Europe/Lisbon', 'Europe/Athens', 'Europe/Chisinau'],
  ...['Atlantic/Azores', 'Antarctica/Troll', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Jerusalem'],
  ...['America/St_Johns', 'America/New_York', 'America/Los_Angeles', 'America/Havana', 'America/Santiago'],
  ...['Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham'],
];
const year = 2027;
const minute = 60_000;

interface Change {
  zone: string;
  /** First instant of the new offset, in milliseconds since 1970. */
  at: number;
  /** Milliseconds ahead of UTC. */
  before: number;
  after: number;
}

/** The changes of the year by the clocks of the process, which know nothing of our code. */
function changesOf(zone: string): Change[] {
  vi.stubEnv('TZ', zone);
  const offset = (instant: number) => -new Date(instant).getTimezoneOffset() * minute;
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(year, 0, 1 + day));
  return days.flatMap((day) => {
    const [before, after] = [offset(day), offset(day + 24 * 60 * minute)];
    if (before === after) return [];
    const at = Array.from({ length: 24 * 60 }, (_, index) => day + (index + 1) * minute).find(
      (instant) => offset(instant) === after,
    );
    return at === undefined ? [] : [{ zone, at, before, after }];
  });
}

const changes = zones.flatMap(changesOf);
const labels = { tickets: 'Tickets', newTab: 'öffnet in neuem Tab' };

test('every zone changes its clocks twice a year', () => {
  expect(changes).toHaveLength(2 * zones.length);
  expect(zones).toHaveLength(20);
});

test.each([
  ['Europe/Vienna', -60],
  ['America/New_York', 300],
  ['Asia/Tokyo', -540],
])(
  'E5 tickets and pages show the time of the venue around every change, for a visitor in %s',
  (visitor, minutes) => {
    vi.stubEnv('TZ', visitor);
    expect(new Date(Date.UTC(year, 0)).getTimezoneOffset()).toBe(minutes);
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
        const card = ticketContent(concert, locale, translator(locale), String(year));
        const ticket = parse(
          renderToStaticMarkup(<Ticket concert={card} labels={labels} year={String(year)} />),
        );
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
