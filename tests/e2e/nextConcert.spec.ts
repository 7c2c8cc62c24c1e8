import { expect, test } from './fixtures.ts';
import { answerConcerts } from './pages/concertsApi.ts';

test('the hero follows the tickets when a nearer concert arrives and goes @phone', async ({ page, tabs }) => {
  const line = page.locator('.next-concert a:visible');
  await page.clock.setFixedTime(new Date('2027-01-11T12:00:00Z'));
  const added = {
    ...{ id: 'added', name: 'Ein Abend mehr', date: '2027-01-12T23:30:00Z', venue: 'Zum Nachbarn' },
    ...{ status: 'planned', free: false },
  };
  const api = { list: [added] };
  await answerConcerts(page, api);
  await tabs.open();
  // 00:30 on Wednesday is listed under Tuesday.
  await expect(line).toContainText('Di., 12. Jän.');
  await expect(line).toContainText('Zum Nachbarn');
  await expect(line).toHaveAttribute('href', /\/live\/added$/);

  api.list = [];
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line).not.toContainText('Zum Nachbarn');
  const next = tabs.tickets('upcoming').first();
  await expect(line).toHaveAttribute('href', (await next.locator('h4 a').getAttribute('href')) ?? '');
  await expect(line).toContainText((await next.locator('[data-place]').textContent()) ?? '');
});
