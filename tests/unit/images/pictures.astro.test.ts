import { expect, test } from 'vitest';
import { choosePath, picture } from '../../../src/images/pictures.ts';

const paths = [
  '../content/members/nora.plate.png',
  '../content/members/jakob.jpg',
  '../content/members/mila.JPG',
  '../content/gallery/nora.webp',
  '../content/pictures/hero.plate.png',
  '../content/pictures/hero-phone.plate.png',
  '../content/members/elias.plate.png',
  '../content/members/elias.jpg',
];

test.for<[what: string, name: string, path: string]>([
  ['a plate', 'members/nora', '../content/members/nora.plate.png'],
  ['a photograph', 'members/jakob', '../content/members/jakob.jpg'],
  ['a photograph straight from a camera', 'members/mila', '../content/members/mila.JPG'],
  ['the same name in another folder', 'gallery/nora', '../content/gallery/nora.webp'],
  ['not another name that begins alike', 'pictures/hero', '../content/pictures/hero.plate.png'],
])('%s is found by its folder and name', ([, name, path]) => expect(choosePath(name, paths)).toBe(path));

test.each([
  [
    'otto',
    'There is no picture "members/otto": put one in bands/match as members/otto.jpg, or as members/otto.plate.png.',
  ],
  [
    'elias',
    'There is more than one picture "members/elias": keep one of bands/match/members/elias.plate.png, bands/match/members/elias.jpg.',
  ],
])('names a missing picture, and two of one name, with the fix: %s', (name, sentence) =>
  expect(() => choosePath(`members/${name}`, paths)).toThrow(sentence),
);

test('reads the size of a picture, also of a drawing', () => {
  expect(picture('pictures/disc')).toMatchObject({ kind: 'plate', size: { width: 1100, height: 1100 } });
  const { size, kind } = picture('pictures/hero');
  expect(kind).toBe('plate');
  expect(size.width).toBeGreaterThan(size.height);
});
