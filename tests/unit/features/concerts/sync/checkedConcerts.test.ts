import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { concertRecord } from '../../../../../src/records/concert.ts';
import { readTolerantly } from '../../../../../src/records/records.ts';
import { validConcerts } from '../../../../../src/features/concerts/sync/checkedConcerts.ts';

const good = { name: 'Probe', date: '2026-12-04T19:00:00Z' };

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', ' Wien ', 'a'.repeat(80), 'a'.repeat(81), 'a'.repeat(120), 'a'.repeat(121)),
);
const instants = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    ...['2026-12-04T19:00:00Z', '2026-12-04T19:00Z', '2026-02-29T19:00:00Z', '2028-02-29T19:00:00Z'],
    ...['2026-12-04T24:00:00Z', '2026-12-04T20:00:00+01:00', '2026-12-04', ' 2026-12-04T19:00:00Z', 'bald'],
    ...['2026-13-01T19:00:00Z', '2026-04-31T19:00:00Z', '2026-12-04T19:60:00Z', '2026-12-04 19:00:00Z'],
  ),
);
const addresses = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'https://a.example',
    ' https://a.example ',
    'http://a.example',
    'javascript:alert(1)',
    'HTTPS://A.EXAMPLE',
    'https:',
    'a.example',
  ),
);
const pairs = fc.oneof(
  fc.record({ de: texts, en: texts }, { requiredKeys: [] }),
  fc.constant({ de: 'x', en: 'x', fr: 'x' }),
  texts,
);
const ids = fc.constantFrom('halle', 'halle-2', 'Halle', 'a--b', '-a', 'a'.repeat(120), 'a'.repeat(121));
const amounts = fc.constantFrom(0, 22, 22.5, 22.55, 22.555, -1, 10_000, 10_000.01, Infinity, '22');
const prices = fc.record(
  { from: amounts, to: amounts, currency: fc.constantFrom('EUR', 'GBP', 'eur', 'EURO', ' EUR') },
  { requiredKeys: ['from', 'currency'] },
);
const anything = fc.constantFrom(undefined, null, 0, 1, true, [], {}, Number.NaN);
const documents = fc.record(
  {
    name: fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: anything }),
    date: fc.oneof({ weight: 3, arbitrary: instants }, { weight: 1, arbitrary: anything }),
    timeZone: fc.oneof(
      fc.constantFrom('Europe/London', 'America/New_York', 'UTC', '+01:00', 'Europe/Wien', 'europe/vienna'),
      anything,
    ),
    timeUnknown: fc.oneof(fc.boolean(), anything),
    doors: fc.oneof(instants, anything),
    end: fc.oneof(instants, anything),
    previousDate: fc.oneof(instants, anything),
    venueId: fc.oneof(ids, anything),
    venue: fc.oneof(texts, anything),
    city: fc.oneof(texts, anything),
    ticketUrl: fc.oneof(addresses, anything),
    status: fc.oneof(
      fc.constantFrom('planned', 'cancelled', 'postponed', 'soldOut', 'toString', 'moved'),
      anything,
    ),
    free: fc.oneof(fc.boolean(), anything),
    note: fc.oneof(pairs, anything),
    access: fc.oneof(pairs, anything),
    price: fc.oneof(prices, prices, fc.constant({ from: 1, currency: 'EUR', tax: 2 }), anything),
    support: fc.oneof(fc.array(texts, { maxLength: 12 }), fc.array(fc.constant(' Fernlicht ')), anything),
    slug: fc.oneof(ids, anything),
    revision: fc.oneof(fc.constantFrom(0, 1, 12, -1, 0.5, 2 ** 53), anything),
    entry: anything,
  },
  { requiredKeys: [] },
);

test('what the page takes is what the contract takes, and as the contract makes it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const agree = (fields: Record<string, unknown>) => {
    const { data } = readTolerantly(concertRecord, fields);
    expect(validConcerts([{ ...fields, id: 'one' }])).toEqual(data ? [{ ...data, id: 'one' }] : []);
  };
  fc.assert(fc.property(documents, agree), { numRuns: 150 });
  // One field at a time, so that many of them pass.
  const single = fc.tuple(documents, fc.nat()).map(([fields, index]) => {
    const entries = Object.entries(fields);
    return entries[index % entries.length];
  });
  fc.assert(
    fc.property(single, (entry) => agree({ ...good, ...(entry && { [entry[0]]: entry[1] }) })),
    { numRuns: 2000 },
  );
});

test('only a document without a usable name or date is left out; both are named, and so is an unusable field', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const documentsOfStore = [
    { id: 'one', ...good },
    { id: 'two', ...good, date: 'bald' },
    { id: 'three', ...good, price: 12, entry: 'a field of a newer version' },
    { id: 'four', date: good.date },
  ];

  expect(validConcerts(documentsOfStore).map(({ id }) => id)).toEqual(['one', 'three']);
  expect(warned.mock.calls.flat()).toEqual([
    'The concert two is left out: date breaks its contract.',
    'The concert three is shown without price, which breaks its contract.',
    'The concert four is left out: name breaks its contract.',
  ]);
});
