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
  'ida@.com',
  '@example.com',
  'ida@example.com, bob@example.com',
  'Ida <ida@example.com>',
  'a b@example.com',
  'ida\ue000@example.com',
  // It would be sent to another host than the one that was typed, or to none.
  'ida@example.com/at',
  'ida@exam%2eple.com',
  'ida@example.com。',
  'ida@127.0.0.1',
  'ida@0x7f.1',
  'ida@example.com!',
])('%j is no address', (email) => expect(errors({ email })).toEqual(['error-email-invalid']));

test.each(['ida@käfer.wien', 'ida@ｅxample.com', 'ida@пример.рф', "o'ida+x%y@4.example-1.com"])(
  '%j is an address',
  (email) => expect(errors({ email })).toEqual([]),
);

test.each([
  '\u200bida@example.com',
  'ida@example.com\ufeff',
  'ida\u00ad@example.com',
  '\u202aida@example.com\u202c',
  'ida@example.com\u0007',
  'ida\ufe0f@example.com',
  'ida@example.com\u2800',
  '\ufffcida@example.com',
])('an address loses what nobody sees and copying brings: %j', (email) =>
  expect(normalizeFields({ purpose: '', name: '', email, message: '' }).email).toBe('ida@example.com'),
);

test('a name and a message need one visible sign', () => {
  const errorsOf = (text: string) => {
    const { name, message } = normalizeFields({ purpose: '', name: text, email: '', message: text });
    return errors({ name, message });
  };
  for (const text of [
    '\u200b',
    '\u3164\u115f',
    '\ufeff \u00ad',
    '\u0000\u0007',
    '\ufe0f',
    '\ufffc',
    '\u0301',
  ])
    expect(errorsOf(text), text).toEqual(['error-name-required', 'error-message-required']);
  for (const text of ['?', '7', '🔥', '\ud83d', '音', '\u200bI', '"'])
    expect(errorsOf(text), text).toEqual([]);
});

test('no half of a character passes: an address with one would throw', () => {
  const text = 'a\ud83d b\udd25 \ud83d\udd25';
  const { name, email, message } = normalizeFields({
    purpose: '',
    name: text,
    email: `${text}@x.at`,
    message: text,
  });
  for (const each of [name, email, message]) expect(() => encodeURIComponent(each)).not.toThrow();
  expect(message).toBe('a\ufffd b\ufffd 🔥');
});
