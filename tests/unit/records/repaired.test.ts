import { expect, test } from 'vitest';
import { concertRecord } from '../../../src/records/concert.ts';
import { inboxMessage } from '../../../src/records/contact/contactMessage.ts';
import { readRepaired } from '../../../src/records/records.ts';

const concert = { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' };
const standIns = { name: '?', date: '1970-01-01T00:00:00Z' };

test.each<[string, unknown, object]>([
  ['a name of control characters', { ...concert, name: '\u0000\u0007' }, { name: '?' }],
  ['half a character', { ...concert, name: 'a\ud83d' }, { name: 'a\ufffd' }],
  ['a name of 100,000 letters', { ...concert, name: 'x'.repeat(100_000) }, { name: 'x'.repeat(60) }],
  ['a long name of flames', { ...concert, name: `x${'🔥'.repeat(130)}` }, { name: `x${'🔥'.repeat(29)}` }],
  ['a name that is no text', { ...concert, name: 7 }, { name: '?' }],
  ['a day that is none', { ...concert, date: 'morgen' }, { name: concert.name, date: standIns.date }],
  ['unknown values', { ...concert, status: 'moved', timeZone: 'Mars', mood: 1 }, { status: 'planned' }],
  ['nothing at all', {}, standIns],
  ['no value', null, standIns],
])('a concert with %s can be opened by the band', (_, fields, expected) =>
  expect(readRepaired(concertRecord, fields, standIns).data).toMatchObject(expected),
);

test('what is usable of a message stays, and its broken values have stand-ins', () => {
  const fields = { purpose: 'merch', name: ['a'], email: 'toni@example.com', message: 'Hallo', mail: 'lost' };
  const { data, faults } = readRepaired(inboxMessage, fields, {
    ...{ purpose: 'general', name: '?', email: '?', message: '?', language: 'de' },
    ...{ received: '1970-01-01T00:00:00Z', mail: 'off' },
  });
  expect(data).toMatchObject({
    purpose: 'merch',
    name: '?',
    email: 'toni@example.com',
    message: 'Hallo',
    mail: 'off',
  });
  expect(faults.length).toBeGreaterThan(0);
});
