import type { Route } from '@playwright/test';
import { isNight } from '../night.ts';
import { expect } from './fixtures.ts';
import { siteOfEach as test, sharedSite } from './ownSite.ts';
import { password, longTimeout } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';

const names = Array.from({ length: 10 }, (_, index) => `Wartendes ${index + 1}. Konzert`);

// By day each of the three alone (deskFaults.spec.ts), and all of them with a fake server (queue.test.ts).
if (isNight)
  test('concerts wait for a server, a log-in and a colleague, and all arrive once @phone', async ({
    page,
    context,
    site,
    noise,
    desk,
    colleague,
  }) => {
    test.slow();
    // The server that stops cuts off what it is answering.
    noise.allow(/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|401|403|412/);
    await desk.open('concerts');
    const concerts = new ConcertDesk(desk);
    const back = page.getByRole('link', { name: desk.word('back') });
    await concerts.add({ name: 'Zu zweit', date: '2027-06-01', time: '20:00' });

    await site.whileDown(async () => {
      for (const [index, name] of names.entries()) {
        await concerts.addLink.click();
        await concerts.fill({ name, date: `2027-05-${10 + index}`, time: '20:00' });
        await concerts.submit.click();
        await expect(concerts.status).toHaveText(desk.word('save-offline'), longTimeout);
        await back.click();
      }
      await page.getByRole('link', { name: 'Zu zweit' }).click();
      await concerts.fill({ time: '20:30' });
      await concerts.submit.click();
      await expect(concerts.status).toHaveText(desk.word('save-offline'), longTimeout);
      await back.click();
      // The session ends with the cookie, before the server is back.
      await context.clearCookies();
    });

    // A colleague, on another phone, changes one of them first.
    await colleague.open('concerts');
    await colleague.page.getByRole('link', { name: 'Zu zweit' }).click();
    const theirs = new ConcertDesk(colleague);
    await theirs.fill({ time: '19:30' });
    await theirs.submit.click();
    await expect(theirs.notice).toContainText('Zu zweit', longTimeout);

    // The desk has asked in vain by itself; nobody presses anything but the log-in.
    await expect(desk.main.getByText(desk.word('expired'))).toBeVisible({ timeout: 90_000 });
    await desk.enter(password);
    const waiting = desk.main.getByText(desk.word('draft-waiting'), { exact: true });
    await expect(waiting).toHaveCount(0, { timeout: 90_000 });
    for (const name of names) expect(await concerts.stored(name), name).toHaveLength(1);
    // The colleague's change stands, and both versions are on the screen.
    expect(await concerts.stored('Zu zweit')).toMatchObject([{ date: '2027-06-01T17:30:00Z', revision: 1 }]);
    await expect(concerts.row('Zu zweit').getByText(desk.word('draft-conflict'))).toBeVisible();
    await page.getByRole('link', { name: 'Zu zweit' }).click();
    await expect(page.getByRole('heading', { name: desk.word('conflict-heading') })).toBeVisible();
  });

// Of a single tap: useNotices.test.ts; of every order of changes: queue.test.ts.
sharedSite(
  'an evening without a network: every change of a concert waits, through a reload too, and arrives without a press @phone',
  async ({ page, noise, desk }) => {
    noise.allow(/ERR_FAILED/);
    const concerts = new ConcertDesk(desk);
    const [gone, old, renamed, added] = ['Gelöschtes', 'Umbenanntes', 'Abgesagtes', 'Neues'].map(
      (word) => `${word} ohne Netz`,
    ) as [string, string, string, string];
    await desk.logIn();
    for (const name of [gone, old]) await addRecord(page, 'concerts', { name, date: '2027-07-01T18:00:00Z' });
    await desk.show('concerts');
    await expect(concerts.row(old)).toBeVisible(longTimeout);

    const refuse = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : route.abort());
    await page.route('**/api/**', refuse);
    const back = page.getByRole('link', { name: desk.word('back') });
    const keep = async () => {
      await concerts.submit.click();
      await expect(concerts.status).toHaveText(desk.word('save-offline'), longTimeout);
      await back.click();
    };
    await concerts.act(gone, 'delete');
    await expect(concerts.notice).toContainText(desk.word('change-waits'));
    // Two changes of one concert are no conflict.
    await page.getByRole('link', { name: old }).click();
    await concerts.fill({ name: renamed });
    await keep();
    await concerts.act(renamed, 'cancel');
    await keep();
    // The list of venues is not asked for again.
    await page.route('**/api/venues?*', (route) => route.abort());
    await concerts.addLink.click();
    await concerts.fill({
      name: added,
      date: '2027-07-03',
      time: '20:00',
      venue: 'Neue Halle',
      city: 'Wels',
    });
    await keep();
    await page.unroute('**/api/venues?*');
    await page.reload();
    // The new venue waits, too, in a list that is not shown.
    const waiting = desk.main.getByText(desk.word('draft-waiting'), { exact: true });
    for (const name of [renamed, added]) await expect(concerts.row(name)).toBeVisible(longTimeout);
    await expect(concerts.row(gone)).toHaveCount(0);
    await expect(waiting.filter({ visible: true })).toHaveCount(2);
    expect(await concerts.stored(gone)).toHaveLength(1);
    await desk.goTo('start');
    for (const name of [gone, renamed, added]) {
      const [said = ''] = desk.word('due-sent', { name }).split(' (');
      await expect(desk.main.getByText(said).filter({ visible: true }).first(), name).toBeVisible(
        longTimeout,
      );
    }
    await desk.goTo('concerts');

    await page.unroute('**/api/**', refuse);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(waiting).toHaveCount(0, longTimeout);
    const stored = async () => {
      const of = async (name: string) =>
        (await concerts.stored(name)).map(({ status, date }) => [status, date]);
      return Promise.all([gone, renamed, added].map(of));
    };
    await expect
      .poll(stored, longTimeout)
      .toEqual([[], [['cancelled', '2027-07-01T18:00:00Z']], [['planned', '2027-07-03T18:00:00Z']]]);
    const venues = (await (await page.request.get('/api/venues')).json()) as { id: string; name: string }[];
    const venue = venues.find(({ name }) => name === 'Neue Halle');
    expect(await concerts.stored(added)).toMatchObject([{ venueId: venue?.id, venue: 'Neue Halle' }]);
  },
);
