import { encodePart } from '../../../../src/config/encodePart.ts';
import { expect, test } from 'vitest';
import { prepareMail } from '../../../../src/records/contact/contactMail.ts';

const prepare = (message: string) => prepareMail('band@example.com', 'Grüße & Küsse', message);
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

/** The longest text of one-byte letters that fits unchanged. */
const room = 2000 - prepare('').href.length;

test('writes address, subject and text, with line breaks as RFC 6068 wants them', () => {
  const { href, isShortened } = prepare('Liebe Band,\n100 % & mehr? +1 #ja');

  expect(href).toMatch(/^mailto:band@example\.com\?subject=Gr%C3%BC%C3%9Fe%20%26%20K%C3%BCsse&body=/);
  expect(bodyOf(href)).toBe('Liebe Band,\r\n100 % & mehr? +1 #ja');
  expect(isShortened).toBe(false);

  const long = prepare('x'.repeat(5000)).href;
  expect(long.length, 'no shorter than needed').toBe(2000);
  expect(bodyOf(long)).toMatch(/^x+ …$/);
});

test.each([
  ['ASCII', 'x', room, false],
  ['ASCII', 'x', room + 1, true],
  ['umlauts, six characters each', 'ä', Math.floor(room / 6) + 1, true],
  ['the longest message', 'x', 5000, true],
  ['the longest message of emoji', '🔥', 2500, true],
])('%s (%s, %i times): shortened is %s', (_, character, times, expected) => {
  const message = character.repeat(times);
  const { href, isShortened } = prepare(message);

  expect(isShortened).toBe(expected);
  expect(href.length).toBeLessThanOrEqual(2000);
  if (expected) expect(message.startsWith(bodyOf(href).replace(/ …$/, ''))).toBe(true);
  else expect(bodyOf(href)).toBe(message);
});

test.each(['half \ud83c of a pair', '\udf00', 'two halves \udf00\ud83c', '\ud83c\n'])(
  'an address holds a sign in the place of half of a pair: %j',
  (message) => {
    expect(bodyOf(prepare(message).href)).toBe(message.toWellFormed().replaceAll('\n', '\r\n'));
    expect(prepareMail(encodePart(message), message, '').href).toContain('%EF%BF%BD');
  },
);
