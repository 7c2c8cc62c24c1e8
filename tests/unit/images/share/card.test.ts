import { expect, test } from 'vitest';
import { heroSource } from '../../../../src/images/heroSource.ts';

test.each([
  [['banner.jpg', 'hero.cutout.png', 'hero.jpg'], 'hero.jpg'],
  [['hero-phone.jpg', 'hero.cutout.png', 'hero.plate.png'], 'hero.plate.png'],
])('the picture of the hero is never its cut-out: %j', (files, expected) =>
  expect(heroSource(files).path).toBe(`generated/content/pictures/${expected}`),
);
