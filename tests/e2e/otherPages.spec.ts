import { expect, test } from './fixtures.ts';

test('headings stand beside their texts in a wide window, and no word of the shop lies on its picture', async ({
  page,
  sitePage,
}) => {
  await sitePage.open('gdpr');
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = (part: string) =>
    sitePage.main
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect());
  const [heading, words] = [await box('h2'), await box('h2 + p')];
  expect(words.left).toBeGreaterThan(heading.right);
  expect(Math.abs(words.top - heading.top)).toBeLessThan(1);

  // Its match has dots.
  await page.setViewportSize({ width: 768, height: 1024 });
  await sitePage.open('shop');
  const hand = await box('img');
  for (const part of ['p + p', 'a + a'])
    expect((await box(part)).right).toBeLessThan(hand.left + hand.width / 4);
});
