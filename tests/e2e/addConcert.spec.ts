import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { patience } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { Desk } from './pages/Desk.ts';
import { inBothLanguages } from './words.ts';

for (const [locale, where] of inBothLanguages) {
  test.describe(locale, where, () => {
    test('a concert is added by keyboard, in Vienna’s time wherever that is typed, and stands on an open page at once', async ({
      page,
      context,
    }) => {
      const tabs = new ConcertTabs(await context.newPage(), locale);
      await tabs.open();
      const admin = new Desk(page, locale);
      await admin.open('concerts');
      const desk = new ConcertDesk(admin);

      // F2 an invalid value has an error at its field and stays.
      await desk.field('tickets').fill('tickets.example.com');
      await desk.field('name').focus();
      await page.keyboard.press('Enter');
      await expect(desk.field('name')).toBeFocused();
      for (const [field, error] of [
        ['name', 'name'],
        ['date', 'date'],
        ['time', 'time'],
        ['tickets', 'ticketUrl'],
      ] as const) {
        await expect(desk.field(field)).toHaveAttribute('aria-invalid', 'true');
        await expect(desk.field(field)).toHaveAccessibleDescription(
          new RegExp(admin.word(`error-concert-${error}`)),
        );
      }
      await expect(desk.field('tickets')).toHaveValue('tickets.example.com');

      const name = `Zugabe ${locale}`;
      await page.keyboard.type(name);
      await desk.field('tickets').fill('https://tickets.example.com/1');
      await desk.field('venue').fill('Arena');

      // A time that does not exist, then one that exists twice.
      await desk.field('date').fill('2027-03-28');
      await desk.field('time').fill('02:30');
      await desk.field('time').press('Enter');
      await expect(desk.field('time')).toHaveAccessibleDescription(
        new RegExp(admin.word('error-concert-skipped')),
      );
      await desk.field('date').fill('2027-10-31');
      await desk.field('name').press('Enter');
      await expect(desk.season('summer')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(desk.season('winter')).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(desk.status).toContainText(name, patience);
      await expect(desk.field('name')).toHaveValue('');

      const ticket = tabs.tickets('upcoming').filter({ hasText: name });
      // On a wide window a concert in their midst changes the rows of those in view.
      if (locale === 'en') await tabs.showNew();
      await expect(ticket.locator('time')).toHaveAttribute('datetime', '2027-10-31T02:30:00+01:00', patience);
      await expect(ticket).toHaveCount(1);
    });

    test('F3 a network that breaks while saving, and a double click store one concert and lose nothing', async ({
      page,
      noise,
    }) => {
      noise.allow(/ERR_FAILED/);
      const admin = new Desk(page, locale);
      await admin.open('concerts');
      const desk = new ConcertDesk(admin);
      const name = `Abgerissen ${locale}`;
      await desk.fill({ name, date: '2027-03-04', time: '20:00', city: 'Linz' });

      // The request arrives, and its response is lost.
      await page.route('**/api/concerts', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort('failed');
      });
      await desk.add.click();
      await expect(desk.status).toHaveText(admin.word('concert-offline'), patience);
      await expect(desk.field('name')).toHaveValue(name);
      await expect(desk.field('city')).toHaveValue('Linz');

      await page.unroute('**/api/concerts');
      await desk.add.dblclick();
      await expect(desk.status).toContainText(name, patience);
      await expect(desk.field('name')).toHaveValue('');
      const answer = await page.request.get('/api/concerts');
      const kept = (await answer.json()) as { name: string }[];
      expect(kept.filter((concert) => concert.name === name)).toHaveLength(1);
    });
  });
}
