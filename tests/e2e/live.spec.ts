import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';

test('E2 E4 a name stands in capitals, the stamp of a moved concert above its tickets; past concerts are greyed', async ({
  home,
  t,
}) => {
  await home.open('home');
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
