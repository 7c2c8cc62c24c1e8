import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seed, sized } from '../../../night.ts';

const facts = '../../../../src/config/site.ts';
const tags = '../../../../generated/languages.ts';
const [dayMs, hourMs] = [86_400_000, 3_600_000];

/** The last ones change their clocks at midnight, and are furthest from UTC. */
const zones = [
  ...['Europe/Vienna', 'Pacific/Auckland', 'America/New_York', 'Asia/Kolkata'],
  ...['America/Santiago', 'Pacific/Kiritimati', 'Pacific/Niue'],
];

afterEach(() => {
  vi.doUnmock(facts);
  vi.doUnmock(tags);
  vi.resetModules();
});

/** The modules of a band with these facts. */
async function bandWith(change: { homeZone?: string; languages?: { de: string; en: string } }) {
  vi.resetModules();
  vi.doMock(facts, async (original) => ({ ...(await original<object>()), ...change }));
  if (change.languages) vi.doMock(tags, () => ({ languages: change.languages }));
  return {
    ...(await import('../../../../src/lib/dates/dates.ts')),
    ...(await import('../../../../src/features/music/releases/releases.ts')),
    ...(await import('../../../../src/lib/dates/localTime.ts')),
    ...(await import('../../../../src/lib/dates/nextChange.ts')),
    ...(await import('../../../../src/features/concerts/desk/form/relativeDay.ts')),
  };
}

/** The day of a zone's clocks, as `2026-11-21`. */
function calendarOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (instant: number) => format.format(instant);
}

describe.each(zones)('a band in %s', (zone) => {
  const dayAt = calendarOf(zone);
  // Any minute of some days, most of them where clocks change or a year begins.
  const day = fc.oneof(
    fc.constantFrom(...['2027-03-14', '2027-03-28', '2027-04-04', '2027-09-05', '2027-10-31', '2027-12-31']),
    fc.integer({ min: 0, max: 4 * 365 }).map((days) => iso(Date.UTC(2026, 0, 1) + days * dayMs)),
  );
  const instant = fc
    .tuple(day, fc.integer({ min: -1440, max: 2 * 1440 }))
    .map(([date, minutes]) => Date.parse(date) + minutes * 60_000);
  const property = async (holds: (band: Awaited<ReturnType<typeof bandWith>>, at: number) => void) => {
    const band = await bandWith({ homeZone: zone });
    fc.assert(
      fc.property(instant, (at) => holds(band, at)),
      { seed, numRuns: sized(100, 300) },
    );
  };

  test('NEW! is there from the release day to the 31st day after it, and looked at again at the beginning of each day', () =>
    property(({ isNew, nextQuarter }, at) => {
      for (const age of [-1, 0, 31, 32])
        expect(isNew(iso(Date.parse(dayAt(at)) - age * dayMs), new Date(at))).toBe(age >= 0 && age <= 31);
      expect(dayAt(nextQuarter(at) - 1)).toBe(dayAt(at));
    }));

  test('a calendar day in words is that day', () =>
    property(({ dayInWords, releaseDate, relativeDay, longDate }, at) => {
      const date = dayAt(at);
      const words = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' });
      const weekdays = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'UTC' });
      const [expected, weekday] = [words.format(Date.parse(date)), weekdays.format(Date.parse(date))];
      expect(dayInWords('de', date)).toBe(expected);
      expect(dayInWords('de', date, longDate)).toContain(expected);
      expect(releaseDate('de', { release_date: date, release_date_precision: 'day' })).toBe(expected);
      expect(relativeDay(date, 'de', new Date(at))).toEqual({ weekday, distance: 'heute' });
    }));

  test('its year begins at its midnight, and a build is due at the first instant of a release day', () =>
    property(({ nextYear, yearIn, nextChange }, at) => {
      const year = dayAt(at).slice(0, 4);
      const next = nextYear(new Date(at));
      expect(yearIn(new Date(at))).toBe(year);
      expect([dayAt(next - 1), dayAt(next)]).toEqual([`${year}-12-31`, `${Number(year) + 1}-01-01`]);
      const release = iso(Date.parse(dayAt(at)) + 2 * dayMs);
      const releases = [{ release_date: release, release_date_precision: 'day' as const }];
      const due = nextChange({ concerts: [], releases, fromServices: false }, new Date(at))?.getTime() ?? 0;
      expect(dayAt(due)).toBe(release);
      expect(dayAt(due - 1) < release).toBe(true);
      expect(due - at).toBeLessThan(3 * dayMs + hourMs);
    }));
});

test.each([
  ['de-DE', 'en-IE', 'Sa., 16. Januar 2027', 'Sat 16 January 2027'],
  ['de-CH', 'en-US', 'Sa., 16. Januar 2027', 'Sat, January 16, 2027'],
])('dates are those of %s and %s, with clocks from 00:00 to 23:59', async (de, en, ...expected) => {
  const { clockTime, longDate, shortWeekday } = await bandWith({ languages: { de, en } });
  const midnight = new Date('2027-01-15T23:00:00Z');
  expect([longDate('de', midnight), longDate('en', midnight)]).toEqual(expected);
  expect([clockTime('de', midnight), clockTime('en', midnight)]).toEqual(['00:00', '00:00']);
  expect(shortWeekday('en', midnight)).toBe('Sat');
});

function iso(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
