import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';
import { readmePicture } from './picture.ts';
import { site } from '../../src/config/site.ts';

test('the logo and the picture are there, what carries a tape is out of reach for pointer and key, and tickets look as they must', async ({
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

  await test.step('E2 E4 a name stands in capitals, the stamp of a moved concert above its tickets; past concerts are greyed', async () => {
    const moved = home.concerts.ticket('Schnulzenball');
    const name = moved.getByRole('heading', { name: 'Schnulzenball' });
    await name.scrollIntoViewIfNeeded();
    await expect(name).toHaveCSS('text-transform', 'uppercase');
    const stamp = await moved.getByText(t('live:new-day')).boundingBox();
    const sale = await moved.locator('[data-tickets]').boundingBox();
    expect((stamp?.y ?? NaN) + (stamp?.height ?? NaN)).toBeLessThan(sale?.y ?? NaN);

    const upcoming = home.concerts.tickets('upcoming').first();
    const stock = await upcoming.evaluate((ticket) => getComputedStyle(ticket).backgroundColor);
    for (const ticket of await each(home.concerts.tickets('past'))) {
      await expect(ticket).toHaveCSS('pointer-events', 'none');
      await expect(ticket).not.toHaveCSS('background-color', stock);
    }
  });
});
