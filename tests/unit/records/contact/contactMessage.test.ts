import { expect, test } from 'vitest';
import { contactMessage } from '../../../../src/records/contact/contactMessage.ts';
import { faultsOf } from '../faults.ts';

const message = {
  ...{ purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo', language: 'de' },
  ...{ received: '2026-11-21T10:00:00.000Z', mail: 'off' },
};

test.each<[object, string?]>([
  ...['off', 'unsent', 'sent'].map((mail): [object] => [{ mail }]),
  [{ mail: '' }, 'mail'],
  [{ purpose: 'other' }, 'purpose'],
  [{ language: 'fr' }, 'language'],
  [{ received: 'yesterday' }, 'received'],
  [{ name: '' }, 'name is empty: a message has a sender'],
  [{ email: '' }, 'email is empty: a message has an address to answer to'],
  [{ message: '' }, 'message is empty: a message has a text'],
  [{ name: 'n'.repeat(121) }, 'name is longer than 120 characters: shorten it'],
  [{ email: 'n'.repeat(255) }, 'email is longer than 254 characters: shorten it'],
  [{ message: 'n'.repeat(5001) }, 'message is longer than 5000 characters: shorten it'],
])('the faults of a message with %j: %s', (change, ...starts) =>
  expect(faultsOf(contactMessage, { ...message, ...change })).toEqual(
    starts.map((start) => expect.stringMatching(new RegExp(`^${String(start)}`)) as string),
  ),
);
