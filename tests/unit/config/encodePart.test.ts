import { expect, test } from 'vitest';
import { decodePart, encodePart } from '../../../src/config/encodePart.ts';

test.each(['Lampenfieber', 'a/b?c#d%', 'Ä 音 🔥', '', '\u0000', '👩‍👩‍👧'])(
  '%j comes back from an address as it was',
  (text) => expect(decodePart(encodePart(text))).toBe(text),
);

test.each([
  ['a\ud83d', 'a\ufffd'],
  ['\udd25\ud83d', '\ufffd\ufffd'],
  ['🔥\ud83d🔥', '🔥\ufffd🔥'],
])('half a character in %j becomes the sign for it', (text, expected) =>
  expect(decodePart(encodePart(text))).toBe(expected),
);

test('a broken encoding is no part of an address', () =>
  expect(['%', '%E0%A4%A', '100%'].map(decodePart)).toEqual([undefined, undefined, undefined]));
