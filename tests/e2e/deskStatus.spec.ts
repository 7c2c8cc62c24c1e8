import type { Locator, Page } from '@playwright/test';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { isNight } from '../night.ts';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { atOneMoment } from './pages/doubleClick.ts';
import { framesPass } from './pages/frames.ts';
import { hold } from './pages/hold.ts';
import { picture } from './picture.ts';

test('a concert that is called off takes place after all, without its note; its duplicate has neither; actions stay open while a form is sent; from its page the band gets to its form', async ({
  page,
  language,
  desk,
  admin,
}) => {
  const concerts = new ConcertDesk(desk);
  const name = { de: 'Doch noch', en: 'After all' }[language];
  const [row, more] = [concerts.row(name), concerts.button('more-of', { name })];
  const sheet = page.getByRole('dialog', { name });
  await desk.logIn();
  const evening = {
    date: '2027-07-01T18:00:00Z',
    doors: '2027-07-01T17:00:00Z',
    venue: 'Zwilling',
    city: 'Graz',
  };
  const told = { previousDate: '2027-06-30T18:00:00Z', ticketUrl: 'https://tickets.example.com/1' };
  await addRecord(page, 'concerts', { name, ...evening, ...told });
  await addRecord(page, 'concerts', { name: 'Zweimal offen', date: evening.date });
  await desk.show('concerts');
  await more.click(longTimeout);
  await picture(page, 'concert-actions', sheet);
  await page.goBack();
  await concerts.act(name, 'cancel');
  await picture(page, 'concert-cancel', concerts.form.locator('.lead, .consequences'));
  await concerts.form.locator('[name=concert-note-de]').fill('Krank');
  await concerts.save();
  await expect(row).toContainText(desk.word('stamp-cancelled'), longTimeout);

  await test.step('K7 the back gesture closes its actions', async () => {
    await more.click();
    await expect(sheet.getByRole('link', { name: desk.word('view') })).toHaveAttribute(
      'href',
      /\/live\/.*(doch-noch|after-all)/,
    );
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(row, 'and nothing below').toBeVisible();
    await expect(more).toBeFocused();
  });

  await test.step('a duplicate is planned, for another day', async () => {
    await concerts.act(name, 'duplicate');
    await expect(concerts.field('date')).toHaveValue('');
    await concerts.fill({ name: 'Noch einmal', date: '2027-11-03' });
    await concerts.save();
    const [second] = await concerts.stored('Noch einmal');
    expect(second).toMatchObject({
      ...{ status: 'planned', date: '2027-11-03T19:00:00Z', doors: '2027-11-03T18:00:00Z' },
      ...{ venue: 'Zwilling', city: 'Graz', revision: 0 },
    });
    for (const field of ['note', 'ticketUrl', 'previousDate']) expect(second).not.toHaveProperty(field);
  });

  await test.step('by its form', async () => {
    await row.getByRole('link').click();
    await expect(concerts.form).toContainText(desk.word('stamp-cancelled'));
    await concerts.button('action-reinstate').click();
    await expect(concerts.form).toContainText(desk.word('reinstated-typed'));
    await expect(concerts.button('action-reinstate')).toHaveCount(0);
    await concerts.button('note-remove').click();
    await concerts.submit.click();
    await expect(concerts.notice).toContainText(desk.word('saved', { name }), longTimeout);
    await expect(row).not.toContainText(desk.word('stamp-cancelled'));
    const [stored] = await concerts.stored(name);
    expect([stored?.status, stored?.note]).toEqual(['planned', undefined]);
  });

  await test.step('actions that are open while a form is sent stay open, and the list follows when they close', async () => {
    const name = 'Zweimal offen';
    await concerts.row(name).getByRole('link').click();
    await concerts.fill({ time: '20:30' });
    const release = await hold(page, '**/api/concerts/*');
    await concerts.submit.click();
    // In a narrow window the form alone has them.
    await concerts.button('more-of', { name }).or(desk.button('more')).first().click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    release();
    await answer;
    await expect(concerts.notice).toContainText(name, longTimeout);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#concerts$/);
    await expect(concerts.row(name).getByRole('link')).toBeFocused();
  });

  await test.step('from its page the band gets to its form', async () => {
    const [stored] = await concerts.stored(name);
    expect([stored?.status, stored?.note]).toEqual(['planned', undefined]);
    await page.goto(concertPath(language, String(stored?.slug)));
    await admin.logo.click();
    await admin.dialog.getByRole('link', { name: admin.word('edit-concert') }).click();
    await expect(concerts.field('name')).toHaveValue(name, longTimeout);
  });
});

type Place = [x: number, y: number];

/** Presses a place twice, by finger or mouse; what is `shown` after the first is shown after the second, too. */
async function pressTwiceAt(page: Page, isMobile: boolean, [x, y]: Place, shown: () => Promise<void>) {
  await page.mouse.move(x, y);
  await atOneMoment(page, async () => {
    for (const clickCount of [1, 2]) {
      if (isMobile) await page.touchscreen.tap(x, y);
      else {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
      }
      await shown();
    }
  });
  await framesPass(page);
  await shown();
}

// By day by touch; what counts as a second click is in useSecondClicks.test.ts.
test(`the second tap or click presses nothing that the first has brought there; the notice of a change covers no focus ${isNight ? '@both' : '@phone'}`, async ({
  page,
  isMobile,
  desk,
}) => {
  const concerts = new ConcertDesk(desk);
  const name = 'Ganz unten';
  await desk.logIn();
  await addRecord(page, 'concerts', { name, date: '2027-07-04T18:00:00Z' });
  await desk.show('concerts');
  const [more, sheet] = [concerts.button('more-of', { name }), page.getByRole('dialog', { name })];
  const list = page.url();
  const pressTwice = async (place: Place, shown: Locator) => {
    await pressTwiceAt(page, isMobile, place, () => expect(shown).toBeVisible());
    expect(page.url()).toBe(list);
  };

  await test.step('the sheet of a row, and the notice of a change', async () => {
    await expect(more).toBeVisible(longTimeout);
    // The sheet and the notice come to the end of the window.
    const place = await more.evaluate((button): Place => {
      scrollBy(0, button.getBoundingClientRect().top - 600);
      const { left, top } = button.getBoundingClientRect();
      return [left + 20, top + 20];
    });
    await pressTwice(place, sheet);
    await sheet.getByText(desk.word('action-sold-out'), { exact: true }).click();
    await expect(concerts.notice).toContainText(desk.word('sold-out-now', { name }), longTimeout);
    await expect(more).toBeFocused();
    await expect.poll(() => concerts.isFocusClear(), 'the notice covers no focus').toBe(true);
    const undo = await concerts.undo.evaluate((button): Place => {
      const { right, top } = button.getBoundingClientRect();
      // In a wide window the next notice has its way out here.
      return [right - 20, top + 20];
    });
    await pressTwice(undo, concerts.notice.filter({ hasText: desk.word('undone') }));
  });
});
