import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { password, longTimeout } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { picture } from './picture.ts';

test('a draft survives a reload and the session @phone', async ({ page, context, noise, concerts, desk }) => {
  noise.allow(/401|403/);
  await concerts.addLink.click();
  await concerts.fill({ name: 'Halb getippt', date: '2027-05-01' });
  await page.reload();
  await expect(concerts.field('name')).toHaveValue('Halb getippt', longTimeout);
  await concerts.fill({ time: '20:00' });
  await context.clearCookies();
  await concerts.submit.click();
  await expect(desk.main.getByText(desk.word('expired'))).toBeVisible(longTimeout);
  await page.reload();
  await expect(desk.field).toBeFocused(longTimeout);
  await expect(desk.main.getByText(desk.word('drafts-wait', { count: 1 }))).toBeVisible();
  await desk.enter(password);
  // It goes out at once.
  await expect(concerts.notice).toContainText('Halb getippt', longTimeout);
  await expect(concerts.row('Halb getippt').getByText(desk.word('draft-waiting'))).toHaveCount(0);
  expect(await concerts.stored('Halb getippt')).toHaveLength(1);
});

test('warns before the session ends; a log-in over the form keeps its texts @desk', async ({
  page,
  desk,
}) => {
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 204, headers: { 'session-seconds-left': '299' } }),
  );
  await desk.open('concerts');
  const concerts = new ConcertDesk(desk);
  await concerts.addLink.click();
  await concerts.fill({ name: 'Kurz vor Schluss' });
  await expect(concerts.status).toContainText(desk.word('session-ends', { count: 5 }));
  await page.unroute('**/api/session');
  await concerts.button('session-stay').click();
  const dialog = page.getByRole('dialog', { name: desk.word('session-stay') });
  await expect(dialog.getByLabel(`${desk.word('password')} (`)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden(longTimeout);
  await expect(concerts.status).toHaveText(desk.word('draft-kept'));
  await expect(concerts.field('name')).toHaveValue('Kurz vor Schluss');
});

test('an area that was never opened says that the connection is gone, and opens when it is back @phone', async ({
  page,
  context,
  noise,
  concerts,
  desk,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Desk: unavailable/);
  await expect(concerts.addLink).toBeVisible(longTimeout);
  await desk.goTo('band');
  const texts = desk.main.locator('[data-row="texts"]');
  await expect(texts).toBeVisible(longTimeout);
  await context.setOffline(true);
  const offline = desk.main.getByText(desk.word('area-offline')).filter({ visible: true });
  await texts.click();
  await expect(offline).toBeVisible(longTimeout);
  await desk.goTo('pictures');
  await expect(offline).toBeVisible(longTimeout);
  await context.setOffline(false);
  await expect(desk.files()).toBeAttached(longTimeout);
  await expect(page).toHaveURL(/#pictures$/);
});

test('F3 a network that breaks while saving stores one concert and loses nothing; it goes out by itself', async ({
  page,
  noise,
  concerts,
  desk,
  language,
}) => {
  const name = { de: 'Abgerissen', en: 'Cut off' }[language];
  noise.allow(/ERR_FAILED/);
  await concerts.addLink.click();
  await concerts.fill({ name, date: '2027-03-04', time: '20:00' });

  // The request arrives, and its response is lost.
  let isBroken = true;
  await page.route('**/api/concerts', async (route) => {
    if (!isBroken || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('failed');
  });
  await concerts.submit.click();
  await expect(concerts.status).toHaveText(desk.word('save-offline'), longTimeout);
  await expect(concerts.submit).toHaveText(desk.word('send-again'));
  await page.getByRole('link', { name: desk.word('back') }).click();
  await expect(concerts.row(name).getByText(desk.word('draft-waiting'))).toBeVisible();
  await picture(page, 'no-network', concerts.row(name));
  // No event of the browser tells that the network is back. The route stays, because an attempt may be on its way.
  isBroken = false;
  await expect(concerts.notice).toContainText(name, longTimeout);
  await expect(concerts.row(name).getByText(desk.word('draft-waiting'))).toHaveCount(0);
  expect(await concerts.stored(name)).toHaveLength(1);
});

test('the second of two editors sees both versions and chooses; a discarded draft comes back by the actions @desk', async ({
  page,
  noise,
  desk,
  colleague,
}) => {
  noise.allow(/412/);
  await desk.open('concerts');
  const mine = new ConcertDesk(desk);
  await mine.add({ name: 'Zu zweit', date: '2027-06-01', time: '20:00' });
  await page.getByRole('link', { name: 'Zu zweit' }).click();

  await colleague.open('concerts');
  await colleague.page.getByRole('link', { name: 'Zu zweit' }).click();
  const theirs = new ConcertDesk(colleague);
  await theirs.fill({ time: '19:30' });
  await theirs.chip('support').click();
  await theirs.fill({ support: 'Vorband' });
  await theirs.submit.click();
  await expect(theirs.notice).toContainText('Zu zweit', longTimeout);

  await mine.fill({ time: '20:30' });
  await mine.chip('price').click();
  await mine.fill({ priceFrom: '18,50' });
  await mine.submit.click();
  await expect(page.getByRole('heading', { name: desk.word('conflict-heading') })).toBeFocused(longTimeout);
  const choice = (group: string, side: 'mine' | 'theirs') =>
    mine.form
      .getByRole('group', { name: desk.word(`concert-${group}`) })
      .getByRole('radio')
      .nth(side === 'mine' ? 0 : 1);
  await expect(choice('price', 'mine')).toBeChecked();
  await expect(choice('support', 'theirs')).toBeChecked();
  await expect(mine.submit).toBeDisabled();
  await expect(mine.status).toContainText(desk.word('concert-time'));
  // A closed page keeps both versions.
  await page.reload();
  await expect(page.getByRole('heading', { name: desk.word('conflict-heading') })).toBeVisible(longTimeout);
  await choice('time', 'mine').check();
  await mine.submit.click();
  await expect(mine.notice).toContainText('Zu zweit', longTimeout);
  expect(await mine.stored('Zu zweit')).toMatchObject([
    {
      date: '2027-06-01T18:30:00Z',
      support: ['Vorband'],
      price: { from: 18.5, currency: 'EUR' },
      revision: 2,
    },
  ]);

  await page.getByRole('link', { name: 'Zu zweit' }).click();
  await mine.fill({ time: '21:00' });
  await mine.button('draft-discard').click();
  await expect(mine.field('time')).toHaveValue('20:30');
  await mine.act('Zu zweit', 'discarded');
  await expect(mine.field('time')).toHaveValue('21:00');
});
