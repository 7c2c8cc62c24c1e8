import { expect, test } from 'vitest';
import { longest } from '../../../../src/config/contact.ts';
import {
  errorsIn,
  normalizeFields,
  type ContactFields,
} from '../../../../src/records/contact/contactFields.ts';

const fields: ContactFields = {
  ...{ purpose: 'booking', name: 'Ida', email: 'ida@example.com', message: 'Hallo' },
};
const errors = (change: Partial<ContactFields>) => errorsIn({ ...fields, ...change }).map(({ key }) => key);

test('stores texts without the space around them, a name of one line, and equal line ends', () =>
  expect(
    normalizeFields({
      ...{ purpose: ' booking ', name: ' Ida\r\nBcc:\u2028x\u0000 \t Berg ', email: ' ida@example.com\n' },
      message: '\n eins\r\nzwei\rdrei\u0007\tvier\u0000\n ',
    }),
  ).toEqual({
    ...{ purpose: 'booking', name: 'Ida Bcc: x Berg', email: 'ida@example.com' },
    message: 'eins\nzwei\ndrei\tvier',
  }));

test('names every empty field in order', () => {
  expect(errorsIn({ purpose: '', name: '', email: '', message: '' })).toEqual(
    ['purpose', 'name', 'email', 'message'].map((field) => ({ field, key: `error-${field}-required` })),
  );
  expect(errors({})).toEqual([]);
  expect(errors({ purpose: 'else' })).toEqual(['error-purpose-required']);
});

test.each(['name', 'message'] as const)('the %s may be as long as its limit, and no longer', (field) => {
  expect(errors({ [field]: 'x'.repeat(longest[field]) })).toEqual([]);
  expect(errors({ [field]: 'x'.repeat(longest[field] + 1) })).toEqual([`error-${field}-long`]);
});

test('an address may be as long as its limit, and has one error at a time', () => {
  const of = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
  expect(errors({ email: of(longest.email) })).toEqual([]);
  expect(errors({ email: of(longest.email + 1) })).toEqual(['error-email-long']);
  expect(errors({ email: 'x'.repeat(longest.email) })).toEqual(['error-email-invalid']);
  expect(errors({ email: 'x'.repeat(longest.email + 1) })).toEqual(['error-email-long']);
});

test.each([
  'ida',
  'ida@example',
  'ida@example.',
  'ida@.com',
  '@example.com',
  'ida@@example.com',
  'ida@example.com, bob@example.com',
  'Ida <ida@example.com>',
  '"ida@example.com',
  'ida@example.com;',
  'a b@example.com',
])('%j is no address', (email) => expect(errors({ email })).toEqual(['error-email-invalid']));
