import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';
import { concerts, literally } from './words.ts';

test('E2 E3 E4 the concerts of the build', async ({ home, t, language }) => {
  await home.open('home');
  await test.step('E2 E3 a ticket shows month and day, its name in capitals, the beginning, and tickets where there is a link', async () => {
    const festival = home.concerts.ticket('Lampenfieber Festival');
    const name = festival.getByRole('heading', { name: 'Lampenfieber Festival' });
    await name.scrollIntoViewIfNeeded();
    await expect(name).toHaveCSS('text-transform', 'uppercase');
    await expect(festival).toContainText(/(Dez|Dec)04/);
    await expect(festival).toContainText(t('live:begins', { time: '20:00' }));
    const tickets = festival.getByRole('link', {
      name: new RegExp(`^${literally(t('live:tickets'))} – .*${literally(t('page:new-tab'))}`),
    });
    await expect(tickets).toHaveAttribute('href', /^https:/);
    await expect(tickets).toHaveAttribute('target', '_blank');

    const selling = concerts.filter(({ ticketUrl, status }) => ticketUrl && status === 'planned');
    const names = await home.concerts
      .panel('upcoming')
      .locator('[data-tickets] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
    expect(new Set(names).size, 'link names differ').toBe(names.length);
    const links = await home.concerts
      .panel('upcoming')
      .locator('[data-tickets] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(selling.map(({ ticketUrl }) => ticketUrl)).toEqual(expect.arrayContaining(links));
    expect(links.length).toBeGreaterThan(0);
  });

  await test.step('E2 the stamp of a moved concert stands above its tickets', async () => {
    const moved = home.concerts.ticket('Schnulzenball');
    await expect(moved).toContainText(
      t('live:former-day', { date: language === 'de' ? 'Sa., 30. Jän.' : 'Sat 30 Jan' }).replaceAll(
        ' ',
        '\u00a0',
      ),
    );
    const stamp = await moved.getByText(t('live:new-day')).boundingBox();
    const sale = await moved.locator('[data-tickets]').boundingBox();
    expect((stamp?.y ?? NaN) + (stamp?.height ?? NaN)).toBeLessThan(sale?.y ?? NaN);
  });

  await test.step('E4 past concerts are greyed and not clickable', async () => {
    const past = home.concerts.tickets('past');
    const upcoming = home.concerts.tickets('upcoming').first();
    await expect(past.locator('a, button, [tabindex]')).toHaveCount(0);
    const stock = await upcoming.evaluate((ticket) => getComputedStyle(ticket).backgroundColor);
    for (const ticket of await each(past)) {
      await expect(ticket).toHaveCSS('pointer-events', 'none');
      await expect(ticket).not.toHaveCSS('background-color', stock);
    }
  });
});
