import { expect, test } from 'vitest';
import {
  addressOf,
  fieldPart,
  isAnyList,
  isList,
  readScreen,
} from '../../../../../src/desk/kit/screen/screens.ts';

test.each([
  ['#concerts', { area: 'concerts', parts: [] }],
  ['#concerts/2026-12-04-a/move', { area: 'concerts', parts: ['2026-12-04-a', 'move'] }],
  ['#concerts/a%2Fb%20c', { area: 'concerts', parts: ['a/b c'] }],
])('reads and writes the address %s', (address, screen) => {
  expect(readScreen(address)).toEqual(screen);
  expect(addressOf(readScreen(address)?.area ?? 'pictures', ...screen.parts)).toBe(address);
});

test('an address may end with the control that takes the focus, or with a part that is no valid encoding', () => {
  const address = addressOf('concerts', 'one', 'move', fieldPart('concert-date'));
  expect(readScreen(address)).toEqual({ area: 'concerts', parts: ['one', 'move'], field: 'concert-date' });
  expect(readScreen('#concerts/100%')).toEqual({ area: 'concerts', parts: ['100%'] });
  for (const fragment of ['', '#', '#main']) expect(readScreen(fragment)).toBeUndefined();
});

test.each([
  ['#concerts', true, true],
  ['#concerts/past', true, true],
  ['#concerts/past/what', false, false],
  ['#concerts/one', false, false],
  // The bar of areas stays on these, too.
  ['#concerts/venues', false, true],
  ['#band/people', false, true],
  ['#band/people/ada', false, false],
])('%s shows the list of an area: %s; any list: %s', (address, ofArea, any) => {
  const screen = readScreen(address);
  expect(screen && [isList(screen), isAnyList(screen)]).toEqual([ofArea, any]);
});
