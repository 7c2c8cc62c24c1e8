import { expect, test } from 'vitest';
import { idOfKey, isReached, isStandIn } from '../../../src/stores/keys.ts';

const same = { toId: (key: string) => key, toKey: (id: string) => id };

test.each([
  ['concerts', 'Konzert Nr. 1'],
  ['pictures', 'aB3_-9'],
  ['people', 'new-york'],
] as const)('in %s the key %j is the id', (name, key) => expect(idOfKey(name, key, same)).toBe(key));

test.each([
  ['concerts', 'a/b'],
  ['concerts', ''],
  ['concerts', 'past'],
  ['concerts', 'venues'],
  ['concerts', 'new:1'],
  ['messages', 'booking'],
  ['venues', 'Arena'],
  ['people', 'deleted'],
] as const)('in %s an id stands for the key %j, always the same', (name, key) => {
  const id = idOfKey(name, key, same);
  expect(isStandIn(id)).toBe(true);
  expect([idOfKey(name, key, same), idOfKey(name, id, same)]).toEqual([id, id]);
  expect(idOfKey(name, `${key}x/`, same)).not.toBe(id);
});

test('an id stands for a key that its plain id does not lead back to', () => {
  const keys = { toKey: (id: string) => id.replace('-', '/'), toId: (key: string) => key.replace('/', '-') };
  expect(idOfKey('messages', '9/a-b', keys)).toBe('9-a-b');
  expect(isStandIn(idOfKey('messages', '9-a/b', keys))).toBe(true);
});

test.each([
  ['a/b', true],
  ['100%', true],
  ['a%20b', true],
  ['x'.repeat(600), true],
  ['x'.repeat(601), false],
  ['', false],
  ['..', false],
  ['../messages/a', false],
  ['a/%2e%2E/b', false],
  ['..%2Fb', false],
  ['/a', false],
  ['a/', false],
  ['a\\b', false],
  ['a?b', false],
  ['a#b', false],
  ['a ', false],
  ['a\tb', false],
  ['a\ud83d', false],
])('a call of the store reaches the key %j: %s', (key, expected) => expect(isReached(key)).toBe(expected));
