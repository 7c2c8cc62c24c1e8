import { expect, test } from 'vitest';
import { readFields, writeFields } from '../../../../src/services/firestore/values.ts';

const record = {
  name: 'Lampenfieber',
  date: '2026-12-04T19:00:00Z',
  previousDate: '2026-06-05T18:00:00Z',
  timeUnknown: false,
  price: { from: 22, to: 25.5, currency: 'EUR' },
  support: ['Fernlicht', 'Die zweite Kassa'],
  note: { de: 'Mit Sesseln.', en: 'With chairs.' },
  revision: 3,
  venue: undefined,
};

test('writes each value under its type, named fields as timestamps, and leaves out absent ones', () =>
  expect(writeFields(record, ['date', 'previousDate'])).toEqual({
    name: { stringValue: 'Lampenfieber' },
    date: { timestampValue: '2026-12-04T19:00:00Z' },
    previousDate: { timestampValue: '2026-06-05T18:00:00Z' },
    timeUnknown: { booleanValue: false },
    price: {
      mapValue: {
        fields: {
          from: { integerValue: '22' },
          to: { doubleValue: 25.5 },
          currency: { stringValue: 'EUR' },
        },
      },
    },
    support: {
      arrayValue: { values: [{ stringValue: 'Fernlicht' }, { stringValue: 'Die zweite Kassa' }] },
    },
    note: {
      mapValue: { fields: { de: { stringValue: 'Mit Sesseln.' }, en: { stringValue: 'With chairs.' } } },
    },
    revision: { integerValue: '3' },
  }));

test('reads what it has written', () =>
  expect(readFields(writeFields(record, ['date', 'previousDate']))).toEqual(record));

test('reads timestamps with fractions, empty lists and nulls of other programs', () =>
  expect(
    readFields({
      date: { timestampValue: '2026-12-04T19:00:00.123456Z' },
      support: { arrayValue: {} },
      note: { nullValue: null },
    }),
  ).toEqual({ date: '2026-12-04T19:00:00Z', support: [], note: undefined }));
