import { expect, test } from 'vitest';
import { addressOf, kindIn, tabAfter } from '../../../../../src/features/concerts/tabs/tabs.ts';

test.each([
  ['', 'upcoming'],
  ['?concerts=past', 'past'],
  ['?a=1&concerts=past', 'past'],
  ['?concerts=upcoming', 'upcoming'],
  ['?concerts=nonsense', 'upcoming'],
  ['?concerts', 'upcoming'],
  ['?other=past', 'upcoming'],
])('T4 the address %j asks for %s', (search, kind) => {
  expect(kindIn(search)).toBe(kind);
});

test.each([
  ['past', 'https://match.example/live', 'https://match.example/live?concerts=past'],
  ['past', 'https://match.example/live?a=1', 'https://match.example/live?a=1&concerts=past'],
  ['past', 'https://match.example/live?concerts=past', 'https://match.example/live?concerts=past'],
  ['upcoming', 'https://match.example/live?concerts=past&a=1', 'https://match.example/live?a=1'],
  ['upcoming', 'https://match.example/live?concerts=past#concerts-past', 'https://match.example/live'],
] as const)('T4 %s at %s', (kind, address, expected) => {
  expect(addressOf(kind, address)).toBe(expected);
});

test.each([
  ['ArrowRight', 'upcoming', 'past'],
  ['ArrowRight', 'past', 'upcoming'],
  ['ArrowLeft', 'upcoming', 'past'],
  ['ArrowLeft', 'past', 'upcoming'],
  ['Home', 'past', 'upcoming'],
  ['Home', 'upcoming', 'upcoming'],
  ['End', 'upcoming', 'past'],
  ['ArrowDown', 'upcoming', undefined],
  ['Tab', 'past', undefined],
] as const)('T3 %s on %s leads to %s', (key, active, target) => {
  expect(tabAfter(key, active)).toBe(target);
});
