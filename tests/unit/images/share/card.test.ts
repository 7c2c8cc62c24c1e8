import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heroSource } from '../../../../src/images/heroSource.ts';
import { shareCard } from '../../../../src/images/share/card.ts';

test('the share card has the size of Open Graph images, for any line', async () => {
  const cards = await Promise.all(
    ['Indie-Pop aus Wien', 'Ein Satz, der viel länger ist, als auf der Karte Platz hat'].map(shareCard),
  );
  for (const card of cards) {
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  expect(cards[0]).not.toEqual(cards[1]);
});

test.each([
  [['banner.jpg', 'hero.cutout.png', 'hero.jpg'], 'hero.jpg'],
  [['hero-phone.jpg', 'hero.cutout.png', 'hero.plate.png'], 'hero.plate.png'],
])('the picture of the hero is never its cut-out: %j', (files, expected) =>
  expect(heroSource(files).path).toBe(`generated/content/pictures/${expected}`),
);
