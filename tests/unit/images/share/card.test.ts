import sharp from 'sharp';
import { expect, test } from 'vitest';
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
