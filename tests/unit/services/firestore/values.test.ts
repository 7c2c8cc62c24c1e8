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

test('writes each value under its type, named fields as timestamps, leaves out absent ones, and reads it again', () => {
  const written = writeFields(record, ['date', 'previousDate']);
  expect(written).toMatchObject({
    name: { stringValue: 'Lampenfieber' },
    previousDate: { timestampValue: '2026-06-05T18:00:00Z' },
    timeUnknown: { booleanValue: false },
    price: { mapValue: { fields: { from: { integerValue: '22' }, to: { doubleValue: 25.5 } } } },
    support: { arrayValue: { values: [{ stringValue: 'Fernlicht' }, {}] } },
  });
  expect(written).not.toHaveProperty('venue');
  expect(readFields(written)).toEqual(record);
});

test('reads timestamps with fractions, empty lists and nulls of other programs', () =>
  expect(
    readFields({
      date: { timestampValue: '2026-12-04T19:00:00.123456Z' },
      support: { arrayValue: {} },
      note: { nullValue: null },
    }),
  ).toEqual({ date: '2026-12-04T19:00:00Z', support: [], note: undefined }));
