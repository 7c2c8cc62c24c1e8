import { expect, test } from './fixtures.ts';
import { readmePicture } from './picture.ts';
import { site } from '../../src/config/site.ts';

test('hero: the logo and the picture are there, and what carries a tape is out of reach for pointer and key', async ({
  page,
  t,
  home,
}) => {
  await home.open('home');
  const hero = home.section('hero');
  const name = hero.getByRole('heading', { level: 1, name: site.artist });
  await expect(name.locator('svg').filter({ visible: true })).toHaveCount(1);
  const picture = hero.getByRole('img', { name: t('hero:picture-alt') });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await readmePicture(page, 'phone');

  expect(await home.comingSoon.count()).toBeGreaterThan(3);
  for (const control of await home.comingSoon.all()) {
    await expect(control).toHaveCSS('pointer-events', 'none');
    await control.focus();
    await expect(control).not.toBeFocused();
  }
});
