import { expect, test } from 'vitest';
import { toConcertDocument } from '../../../../../../src/features/concerts/sync/firestore/concertDocument.ts';

const timestamp = (instant: string) => ({ toDate: () => new Date(instant), seconds: 0, nanoseconds: 0 });

test('timestamps become instants in UTC, whole seconds of them; the id is added', () => {
  const data = {
    name: 'Probe',
    date: timestamp('2026-12-04T19:00:00.789Z'),
    doors: null,
    free: true,
    price: { from: 22.5, currency: 'EUR' },
    support: ['Fernlicht'],
    history: [timestamp('2026-06-05T18:00:00Z')],
    note: { de: 'Stehplätze', en: 'Standing' },
    id: 'forged',
  };
  expect(toConcertDocument('one', data)).toEqual({
    ...{ ...data, id: 'one', date: '2026-12-04T19:00:00Z', doors: undefined },
    history: ['2026-06-05T18:00:00Z'],
  });
});

test('a reference and a place, of other programs, are left out', () => {
  class Reference {
    client = this;
  }
  const data = { name: 'Probe', venue: new Reference(), more: { promoter: new Reference() } };
  expect(toConcertDocument('one', data)).toEqual({ id: 'one', name: 'Probe', more: {} });
});
