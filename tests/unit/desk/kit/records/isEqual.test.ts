import { expect, test } from 'vitest';
import { isEqual } from '../../../../../src/desk/kit/records/isEqual.ts';

const concert = { name: 'a', support: ['b', 'c'], price: { from: 18, currency: 'EUR' } };

test.each([
  ['in another order', { price: { currency: 'EUR', from: 18 }, support: ['b', 'c'], name: 'a' }, true],
  ['with a field that is undefined', { ...concert, city: undefined }, true],
  ['with another name', { ...concert, name: 'x' }, false],
  ['with one field more', { ...concert, city: 'Wien' }, false],
  ['with another price', { ...concert, price: { from: 18.5, currency: 'EUR' } }, false],
  ['with a shorter list', { ...concert, support: ['b'] }, false],
  ['with a list in another order', { ...concert, support: ['c', 'b'] }, false],
  ['with null for a value', { ...concert, price: null }, false],
])('compares values %s', (_, other, equal) =>
  expect([isEqual(concert, other), isEqual(other, concert)]).toEqual([equal, equal]),
);
