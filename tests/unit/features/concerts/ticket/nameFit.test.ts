import { expect, test } from 'vitest';
import { nameFit, tiltOf } from '../../../../../src/features/concerts/ticket/nameFit.ts';

test.each([
  ['Uferlos', 'short'],
  ['Mammutbaum', undefined],
  ['Lampenfieber Festival', 'short'],
  ['Winterwiderhall', undefined],
  ['Die lange Nacht der kurzen Lieder', undefined],
  ['', 'short'],
])('the size of the name “%s” is %s', (name, fit) => expect(nameFit(name)).toEqual({ 'data-fit': fit }));

test('E2 a stamp has one of three angles, by the id of its concert', () => {
  expect(['a', 'b', 'c', 'ab', 'ac'].map(tiltOf)).toEqual([1, 2, undefined, undefined, 1]);
});
