import { expect, test, vi } from 'vitest';
import { concert } from '../../../src/records/concert.ts';
import { validRecords } from '../../../src/lib/validRecords.ts';
import { concertOf } from '../concert.ts';

const good = { name: 'Probe', date: '2026-12-04T19:00:00Z' };

const noDate = 'date is no date: write an instant in UTC like 2026-12-04T19:00:00Z';

test('leaves out and names a record without a usable required field, and unusable optional fields; adds defaults', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const records = [
    { id: 'one', ...good, venue: ' Arena ', city: undefined },
    { id: 'two', ...good, date: 'bald' },
    { id: 'three', ...good, price: 12, tax: 20 },
    { id: 'four', date: good.date },
    good,
    null,
  ];

  expect(validRecords('concert', concert, records)).toEqual([
    concertOf({ id: 'one', ...good, venue: 'Arena' }),
    concertOf({ id: 'three', ...good }),
  ]);
  expect(warned.mock.calls.flat()).toEqual([
    `The concert two is left out: ${noDate}`,
    'The concert three: price Invalid input',
    'The concert four is left out: name is missing: write the name of the concert',
    'The concert without an id is left out: id Invalid input',
    'The concert without an id is left out: Invalid input',
  ]);
});
