import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';

test('a concert of the repository is on the desk: sold out, deleted and restored there, and pages follow @phone', async ({
  page,
  context,
  concerts,
  language,
  t,
}) => {
  const name = 'Nachtbuskonzert';
  const tabs = new ConcertTabs(await context.newPage(), language);
  await tabs.open();

  await concerts.act(name, 'sold-out');
  await expect(tabs.ticket(name)).toContainText(t('live:status-soldOut'), longTimeout);
  await concerts.act(name, 'delete');
  await expect(concerts.row(name)).toHaveCount(0, longTimeout);
  await expect(tabs.ticket(name)).toHaveCount(0, longTimeout);
  expect((await page.request.get('/live/2027-05-15-nachtbuskonzert.ics')).status()).toBe(410);

  // A page that is opened now has the ticket in its HTML.
  await tabs.open();
  await expect(tabs.ticket(name)).toHaveCount(0, longTimeout);
  await concerts.button('undo').click();
  await expect(concerts.row(name)).toBeVisible(longTimeout);
});
