import { expect, test } from 'vitest';
import { recipes } from '../../../../src/images/recipes.ts';
import { separate } from '../../../../src/images/render/separations.ts';

/** One bright pixel of a photograph, in the air or on a figure. */
const paperOf = (layer: number, layered: boolean, name: keyof typeof recipes): number => {
  const plate = { width: 1, height: 1, enlargement: 1, photograph: true, layered };
  return separate({ ...plate, data: Uint8Array.of(255, 255, layer) }, recipes[name]).key[0] ?? NaN;
};

test.each([
  ['hero', 0, true, 0],
  // Without a cut-out nothing stands in front of the name.
  ['hero', 255, false, 0],
  ['hero', 255, true, 1],
  ['live', 255, true, 0],
  ['banner', 0, true, 1],
  ['portrait', 255, false, 1],
] as const)(
  'a bright pixel of a photograph as %s, layer %i, with a cut-out: %j, has paper ink: %d',
  (name, layer, layered, ink) => expect(paperOf(layer, layered, name)).toBe(ink),
);

test('a photograph under black letters is red where it is dark', () => {
  const plate = { width: 2, height: 1, enlargement: 1, photograph: true, layered: true };
  const { red, key } = separate({ ...plate, data: Uint8Array.of(0, 0, 255, 255, 255, 255) }, recipes.disc);
  expect([[...red], [...key]]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});
