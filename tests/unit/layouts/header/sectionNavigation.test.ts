import { expect, test } from 'vitest';
import { targetOf } from '../../../../src/layouts/header/sectionNavigation.ts';

const targets = [
  { id: 'hero', path: '/en/', twin: '/', title: 'Match – Indie pop from Vienna' },
  { id: 'live', path: '/en/live', twin: '/live', title: 'Match – Live' },
];

test.each([
  ['/en/', 'hero'],
  ['/en', 'hero'],
  ['/en/live', 'live'],
  ['/en/live/', 'live'],
  ['/en/live/all', undefined],
  ['/live', undefined],
  ['/', undefined],
])('N1 the address %s shows the section %s', (path, id) => {
  expect(targetOf(targets, path)?.id).toBe(id);
});
