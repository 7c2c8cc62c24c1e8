import { expect, test } from 'vitest';
import { contactMessage } from '../../../../src/records/contact/contactMessage.ts';
import { faultsOf } from '../faults.ts';

const message = {
  ...{ purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo', language: 'de' },
  ...{ received: '2026-11-21T10:00:00.000Z', mail: 'off' },
};

test.each(['off', 'unsent', 'sent'])('a message whose e-mail is %s is read', (mail) =>
  expect(contactMessage.safeParse({ ...message, mail }).success).toBe(true),
);

test.each([
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
])('a message with %j breaks its contract', (change, start) => {
  const faults = faultsOf(contactMessage, { ...message, ...change });
  expect(faults.map((fault) => fault.slice(0, start.length))).toEqual([start]);
});
