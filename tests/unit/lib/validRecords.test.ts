import { expect, test, vi } from 'vitest';
import { concert } from '../../../src/contracts/concert.ts';
import { validRecords } from '../../../src/lib/validRecords.ts';
import { concertOf } from '../concert.ts';

const good = { name: 'Probe', date: '2026-12-04T19:00:00Z' };

test('leaves out and names a broken record, and returns all others with their defaults', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const records = [
    { id: 'one', ...good, venue: ' Arena ', city: undefined },
    { id: 'two', ...good, date: 'bald' },
    { id: 'three', ...good, price: 12 },
    { id: 'four', date: good.date },
    { id: 'five', ...good, access: { de: 'Stufenlos.' } },
    good,
    null,
  ];

  expect(validRecords('concert', concert, records)).toEqual([
    concertOf({ id: 'one', ...good, venue: 'Arena' }),
  ]);
  expect(warned.mock.calls.flat()).toEqual([
    'The concert two is left out: date breaks its contract.',
    'The concert three is left out: price breaks its contract.',
    'The concert four is left out: name breaks its contract.',
    'The concert five is left out: access breaks its contract.',
    'The concert without an id is left out: id breaks its contract.',
    'The concert without an id is left out: its type breaks its contract.',
  ]);
});
