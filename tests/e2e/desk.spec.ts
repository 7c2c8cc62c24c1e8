import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { patience } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { Desk } from './pages/Desk.ts';
import { inBothLanguages, paths, text } from './words.ts';

for (const [locale, where] of inBothLanguages) {
  test.describe(locale, where, () => {
    test('a concert’s life: added, sold out, moved, cancelled, deleted and restored, and an open page follows', async ({
      page,
      context,
    }) => {
      const tabs = new ConcertTabs(await context.newPage(), locale);
      await tabs.open();
      const desk = new Desk(page, locale);
      await desk.open('concerts');
      const concerts = new ConcertDesk(desk);
      const name = `Zugabe ${locale}`;
      const stamp = (key: string) =>
        concerts
          .row(name)
          .getByRole('link')
          .getByText(desk.word(`stamp-${key}`), { exact: true });

      await concerts.addLink.click();
      await expect(page.getByRole('heading', { name: desk.word('concert-new') })).toBeFocused();
      await concerts.fill({ name, date: '2026-12-30' });
      await concerts.button('time-open').click();
      await expect(concerts.status).toHaveText(desk.word('draft-kept'));
      await concerts.submit.click();
      await expect(concerts.notice).toContainText(desk.word('saved', { name }), patience);
      await expect(concerts.notice).toContainText(desk.word('site-shows'));
      await tabs.showNew();
      await expect(tabs.ticket(name)).toHaveCount(1, patience);
      await expect(concerts.row(name)).toContainText(desk.word('gap-time'));

      await concerts.act(name, 'sold-out');
      await expect(stamp('soldOut')).toBeVisible(patience);
      await concerts.button('undo').click();
      await expect(stamp('soldOut')).toHaveCount(0, patience);

      await concerts.act(name, 'move');
      await expect(concerts.submit).toBeDisabled();
      await concerts.fill({ date: '2026-12-31', time: '20:00' });
      await concerts.submit.click();
      await expect(stamp('moved')).toBeVisible(patience);
      expect(await concerts.stored(name)).toMatchObject([
        {
          date: '2026-12-31T19:00:00Z',
          previousDate: '2026-12-30T22:59:00Z',
          timeUnknown: false,
          revision: 3,
        },
      ]);

      await concerts.act(name, 'cancel');
      await expect(page.getByText(desk.word('cancel-address'))).toBeVisible();
      await concerts.submit.click();
      await expect(stamp('cancelled')).toBeVisible(patience);

      await concerts.act(name, 'delete');
      await expect(concerts.row(name)).toHaveCount(0, patience);
      await concerts.button('undo').click();
      await expect(stamp('cancelled')).toBeVisible(patience);
      await concerts.act(name, 'delete');
      await expect(concerts.row(name)).toHaveCount(0, patience);
      await page.getByRole('link', { name: desk.word('deleted-heading') }).click();
      const deleted = desk.main.locator('.deleted').getByRole('listitem').filter({ hasText: name });
      await deleted.getByRole('button').click();
      await expect(concerts.notice).toContainText(desk.word('restored', { name }), patience);
      await expect(deleted).toHaveCount(0);
      await page.goBack();
      await expect(stamp('cancelled')).toBeVisible();
    });

    test('every screen has an address: back returns to the row, a reload to the form, and the other language to both', async ({
      page,
    }) => {
      const desk = new Desk(page, locale);
      await desk.open('concerts');
      const concerts = new ConcertDesk(desk);
      const name = `Adresse ${locale}`;
      await concerts.add({ name, date: '2027-03-04', time: '20:00' });
      await page.getByRole('link', { name }).click();
      const [, form = ''] = page.url().split('#');
      expect(form).toMatch(/^concerts\/./);
      await page.goBack();
      await expect(page.getByRole('link', { name })).toBeFocused();
      await page.goForward();
      await expect(concerts.form.locator('[data-screen-heading]')).toBeFocused();
      await page.reload();
      await expect(concerts.field('name')).toHaveValue(name, patience);
      await page.goto(`${paths.desk[locale]}#concerts/no-such-concert`);
      await expect(desk.main.getByText(desk.word('concert-missing'))).toBeVisible(patience);
      await page.goto(`${paths.desk[locale]}#pictures`);
      const other = locale === 'de' ? 'en' : 'de';
      await desk.main.getByRole('link', { name: other === 'de' ? 'Deutsch' : 'English' }).click();
      await expect(page).toHaveURL(`${paths.desk[other]}#pictures`);
      await expect(
        page.getByRole('heading', { level: 1, name: text(other, 'desk:way-pictures') }),
      ).toBeVisible(patience);
    });
  });
}

test(
  'the form asks for what is missing or ambiguous in place, and keeps every text',
  { tag: '@desk' },
  async ({ page }) => {
    const desk = new Desk(page, 'de');
    await desk.open('concerts');
    const concerts = new ConcertDesk(desk);
    await concerts.addLink.click();
    await concerts.button('add-tickets').click();
    await expect(concerts.field('ticketUrl')).toBeFocused();
    await page.keyboard.type('tickets.example.com');
    await page.keyboard.press('Control+Enter');
    await expect(concerts.field('name')).toBeFocused();
    for (const field of ['name', 'date', 'time', 'ticketUrl'] as const) {
      await expect(concerts.field(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(concerts.field(field)).toHaveAccessibleDescription(
        new RegExp(desk.word(`error-concert-${field}`)),
      );
    }
    await expect(concerts.status).toHaveText(
      desk.word('save-wrong', { reason: desk.word('error-concert-name') }),
    );
    await concerts.fill({
      name: 'Doppelt',
      ticketUrl: 'https://tickets.example.com/1',
      date: '2027-03-28',
      time: '02:30',
    });
    await concerts.submit.click();
    await expect(concerts.field('time')).toHaveAccessibleDescription(
      new RegExp(desk.word('error-concert-skipped')),
    );
    await concerts.fill({ date: '2027-10-31', time: '02:30' });
    await concerts.submit.click();
    await expect(concerts.season('summer')).toBeFocused();
    await concerts.season('winter').check();
    await concerts.submit.click();
    await expect(concerts.notice).toContainText('Doppelt', patience);
    expect(await concerts.stored('Doppelt')).toMatchObject([{ date: '2027-10-31T01:30:00Z' }]);
  },
);

test(
  'the venue is a combobox: arrows choose, Enter never sends, and its town and id come along',
  { tag: '@desk' },
  async ({ page }) => {
    const desk = new Desk(page, 'de');
    await desk.open('concerts');
    const concerts = new ConcertDesk(desk);
    await concerts.add({
      name: 'Erstes Mal',
      date: '2027-04-01',
      time: '20:00',
      venue: 'Kulturkeller Nord',
      city: 'Wien',
    });
    await concerts.addLink.click();
    await concerts.fill({ name: 'Zweites Mal', date: '2027-04-02', time: '20:00' });
    await concerts.field('venue').pressSequentially('kultur');
    const option = page.getByRole('option', { name: /Kulturkeller Nord/ });
    await expect(option).toBeVisible();
    await expect(concerts.field('venue')).toHaveAttribute('aria-expanded', 'true');
    await concerts.field('venue').press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await concerts.field('venue').press('Enter');
    await expect(concerts.field('venue')).toHaveValue('Kulturkeller Nord');
    await expect(page.getByRole('option')).toHaveCount(0);
    await concerts.submit.click();
    await expect(concerts.notice).toContainText('Zweites Mal', patience);
    const [[first], [second]] = [await concerts.stored('Erstes Mal'), await concerts.stored('Zweites Mal')];
    expect(second).toMatchObject({ venue: 'Kulturkeller Nord', city: 'Wien', venueId: first?.venueId });
    expect(first?.venueId).toMatch(/./);
  },
);
