import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { concertStatuses } from '../../../../../src/records/concert.ts';
import { withOffset } from '../../../../../src/lib/dates/localTime.ts';
import { localeCodes } from '../../../../../src/config/locales.ts';
import { sized } from '../../../../night.ts';
import { clockChanges, concertOf, read, write, zones } from './calendars.ts';

const instants = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace(/\.\d+Z$/, 'Z'));
const texts = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .filter((text) => text.trim() !== '');
const pairs = fc.record({ de: texts, en: texts });
const amounts = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const records = fc
  .record(
    {
      id: fc.string({ minLength: 1, maxLength: 30 }),
      name: texts,
      date: instants,
      timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      timeUnknown: fc.boolean(),
      doors: instants,
      end: instants,
      previousDate: instants,
      venue: texts,
      city: texts,
      ticketUrl: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
      status: fc.constantFrom(...concertStatuses),
      free: fc.boolean(),
      price: fc.tuple(amounts, amounts).map(([from, more]) => ({ from, to: from + more, currency: 'EUR' })),
      support: fc.array(texts, { minLength: 1, maxLength: 3 }),
      note: pairs,
      access: pairs,
      revision: fc.nat(),
      updatedAt: instants,
    },
    { requiredKeys: ['id', 'name', 'date'] },
  )
  .map((fields) => ({
    ...{
      timeZone: 'Europe/Vienna',
      timeUnknown: false,
      status: 'planned' as const,
      free: false,
      revision: 0,
    },
    ...fields,
  }));
const sets = fc.uniqueArray(records, { selector: ({ id }) => id, maxLength: 4 });

test('every calendar of any set of concerts is valid, and another program reads what the records say', () =>
  fc.assert(
    fc.property(sets, fc.constantFrom(...localeCodes), (concerts, locale) => {
      const text = write(concerts, locale);
      const { events, zones } = read(text);

      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(events.map(({ uid }) => uid)).toEqual(
        concerts.map(({ id }) => `${encodeURIComponent(id)}@match.example`),
      );
      for (const [index, { start, end, tzid, ...event }] of events.entries()) {
        const concert = concerts[index];
        if (!concert) throw new Error('The calendar has more events than concerts.');
        expect(event.sequence).toBeGreaterThanOrEqual(concert.revision);
        expect(event.stamp).toBe(event.changed);
        expect(end.compare(start)).toBe(1);
        expect(start.isDate).toBe(concert.timeUnknown);
        if (!concert.timeUnknown)
          expect(start.toJSDate().toISOString()).toBe(concert.date.replace('Z', '.000Z'));
        if (tzid !== undefined) expect(zones).toContain(tzid);
      }
    }),
    { numRuns: sized(25, 2000) },
  ));

test('a calendar is the same byte for byte whenever it is written, while no record changes', () => {
  vi.useFakeTimers();
  fc.assert(
    fc.property(sets, fc.date({ noInvalidDate: true }), (concerts, later) => {
      vi.setSystemTime(new Date('2026-11-22T10:00:00Z'));
      const first = write(concerts);
      vi.setSystemTime(later);
      expect(write(concerts)).toBe(first);
    }),
    { numRuns: sized(8, 200) },
  );
});

test.each(zones)('around both clock changes in %s a calendar says the local time of the page', (timeZone) => {
  const quarters = sized(20, 50);
  const dates = clockChanges(timeZone).flatMap((change) =>
    Array.from({ length: quarters }, (_, index) =>
      change
        .toInstant()
        .add({ minutes: (index - quarters / 2) * 15 })
        .toString(),
    ),
  );
  const concerts = dates.map((date, index) => concertOf({ id: `c${String(index)}`, timeZone, date }));
  const { events } = read(write(concerts));

  for (const [index, { start, tzid }] of events.entries()) {
    const date = new Date(dates[index] ?? '');
    expect(start.toJSDate()).toEqual(date);
    if (tzid) expect(start.toString().slice(0, 16)).toBe(withOffset(date, timeZone).slice(0, 16));
  }
  // UTC only near the hour that autumn repeats.
  expect(events.filter(({ tzid }) => tzid === undefined).length).toBeLessThan(25);
});
