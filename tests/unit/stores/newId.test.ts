import { expect, test } from 'vitest';
import { isRecordId, newId } from '../../../src/stores/newId.ts';

test('an id has 24 hexadecimal digits, always the same ones for a key of a kind of record', () => {
  const ids = [newId('concert', 'a'), newId('concert', 'b'), newId('venue', 'a'), newId('picture', 'a')];
  for (const id of [...ids, newId('concert', undefined)]) expect(id).toMatch(/^[\da-f]{24}$/);
  expect(new Set(ids).size).toBe(4);
  expect(newId('concert', 'a')).toBe('ae74f3d227bf943750ea5f4a');
  expect(newId('concert', undefined)).not.toBe(newId('concert', undefined));
});

test.each([
  ['a', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['-a', true],
  ['Ödland 音', true],
  ['a/b', false],
  ['.', false],
  ['__proto__', false],
  ['a?b', false],
  ['a#b', false],
  ['a%2Fb', false],
  ['a\u200b', false],
])('%j can be the id of a record: %s', (text, expected) => expect(isRecordId(text)).toBe(expected));
