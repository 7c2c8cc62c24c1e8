import { expect, test } from './fixtures.ts';
import { site } from '../../src/config/site.ts';

test('shop, imprint and GDPR stand under their names, with their texts', async ({ page, sitePage, t }) => {
  for (const route of ['shop', 'imprint', 'gdpr'] as const) {
    await sitePage.open(route);
    await expect(page).toHaveTitle(`${site.artist} – ${t(`navigation:${route}`)}`);
    await expect(sitePage.heading(t(`${route}:heading`))).toBeAttached();
    expect((await sitePage.main.innerText()).length).toBeGreaterThan(150);
  }

  // A wide window is used: headings stand beside their texts.
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = (part: string) =>
    sitePage.main
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect());
  const [heading, words] = [await box('h2'), await box('h2 + p')];
  expect(words.left).toBeGreaterThan(heading.right);
  expect(Math.abs(words.top - heading.top)).toBeLessThan(1);

  // On a smaller one no word of the shop lies on the dots of the match.
  await page.setViewportSize({ width: 768, height: 1024 });
  await sitePage.open('shop');
  const hand = await box('img');
  for (const part of ['p + p', 'a + a'])
    expect((await box(part)).right).toBeLessThan(hand.left + hand.width / 4);
});
