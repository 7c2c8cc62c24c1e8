import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { password, longTimeout } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { changeRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { picture } from './picture.ts';

test('a draft survives a reload and the session; an area that was never opened says that the connection is gone, and opens when it is back @phone', async ({
  page,
  context,
  noise,
  concerts,
  desk,
}) => {
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

  await test.step('an area that was never opened', async () => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Desk: unavailable/);
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
});

test('F3 the desk warns before the session ends; a network that breaks while saving stores one concert and loses nothing; the second of two editors sees both versions and chooses', async ({
  page,
  noise,
  desk,
  language,
}) => {
  noise.allow(/ERR_FAILED|412/);
  const name = { de: 'Abgerissen', en: 'Cut off' }[language];
  const concerts = new ConcertDesk(desk);

  await test.step('a log-in over the form keeps its texts', async () => {
    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 204, headers: { 'session-seconds-left': '299' } }),
    );
    await desk.open('concerts');
    await concerts.addLink.click();
    await concerts.fill({ name });
    await expect(concerts.status).toContainText(desk.word('session-ends', { count: 5 }));
    await page.unroute('**/api/session');
    await concerts.button('session-stay').click();
    const dialog = page.getByRole('dialog', { name: desk.word('session-stay') });
    await expect(dialog.getByLabel(`${desk.word('password')} (`)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden(longTimeout);
    await expect(concerts.status).toHaveText(desk.word('draft-kept'));
    await expect(concerts.field('name')).toHaveValue(name);
  });

  await test.step('a network that breaks while saving; it goes out by itself', async () => {
    await concerts.fill({ date: '2027-03-04', time: '20:00' });
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
    await page.reload();
    await expect(concerts.row(name).getByText(desk.word('draft-waiting'))).toBeVisible(longTimeout);
    // No event of the browser tells that the network is back. The route stays, because an attempt may be on its way.
    isBroken = false;
    await expect(concerts.notice).toContainText(name, longTimeout);
    await expect(concerts.row(name).getByText(desk.word('draft-waiting'))).toHaveCount(0);
    expect(await concerts.stored(name)).toHaveLength(1);
  });

  await test.step('the second of two editors', async () => {
    const [stored] = await concerts.stored(name);
    await page.getByRole('link', { name }).click();
    const theirs = { date: '2027-03-04T18:30:00Z', support: ['Vorband'] };
    await changeRecord(page, `concerts/${String(stored?.id)}`, theirs);
    await concerts.fill({ time: '20:30' });
    await concerts.chip('price').click();
    await concerts.fill({ priceFrom: '18,50' });
    await concerts.submit.click();
    const conflict = page.getByRole('heading', { name: desk.word('conflict-heading') });
    await expect(conflict).toBeFocused(longTimeout);
    expect(await violations(page)).toEqual([]);
    const choice = (group: string, side: 'mine' | 'theirs') =>
      concerts.form
        .getByRole('group', { name: desk.word(`concert-${group}`) })
        .getByRole('radio')
        .nth(side === 'mine' ? 0 : 1);
    await expect(choice('price', 'mine')).toBeChecked();
    await expect(choice('support', 'theirs')).toBeChecked();
    await expect(concerts.submit).toBeDisabled();
    await expect(concerts.status).toContainText(desk.word('concert-time'));
    // A closed page keeps both versions.
    await page.reload();
    await expect(conflict).toBeVisible(longTimeout);
    await choice('time', 'mine').check();
    await concerts.submit.click();
    await expect(concerts.notice).toContainText(name, longTimeout);
    expect(await concerts.stored(name)).toMatchObject([
      {
        date: '2027-03-04T19:30:00Z',
        support: ['Vorband'],
        price: { from: 18.5, currency: 'EUR' },
        revision: 2,
      },
    ]);
  });
});
