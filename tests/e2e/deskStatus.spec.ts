import type { Locator, Page } from '@playwright/test';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { isNight } from '../night.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { addRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { atOneMoment } from './pages/doubleClick.ts';
import { framesPass } from './pages/frames.ts';
import { hold } from './pages/hold.ts';
import { picture } from './picture.ts';
import { paths } from './words.ts';

test('a concert that is called off takes place after all, without its note; a past one offers only what fits; actions stay open while a form is sent', async ({
  page,
  language,
  concerts,
  desk,
  admin,
}) => {
  const name = { de: 'Doch noch', en: 'After all' }[language];
  const [row, more] = [concerts.row(name), concerts.button('more-of', { name })];
  const sheet = page.getByRole('dialog', { name });
  await concerts.add({ name, date: '2027-07-01', time: '20:00' });
  await more.click();
  await picture(page, 'concert-actions', sheet);
  await page.goBack();
  await concerts.act(name, 'cancel');
  await picture(page, 'concert-cancel', concerts.form.locator('.lead, .consequences'));
  await concerts.form.locator('[name=concert-note-de]').fill('Krank');
  await concerts.save();
  await expect(row).toContainText(desk.word('stamp-cancelled'), longTimeout);

  await test.step('K7 its actions fit, and the back gesture closes them', async () => {
    await more.click();
    await expect(sheet.getByText(desk.word('action-sold-out'), { exact: true })).toHaveCount(0);
    await expect(sheet.getByRole('link', { name: desk.word('view') })).toHaveAttribute(
      'href',
      /\/live\/.*(doch-noch|after-all)/,
    );
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(row, 'and nothing below').toBeVisible();
    await expect(more).toBeFocused();
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
    await concerts.add({ name, date: '2027-10-01', time: '20:00' });
    await concerts.row(name).getByRole('link').click();
    await concerts.fill({ time: '20:30' });
    const release = await hold(page, '**/api/concerts/*');
    await concerts.submit.click();
    await concerts.button('more-of', { name }).click();
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

  await test.step('a past concert offers only what fits', async () => {
    const name = 'War einmal';
    await concerts.addLink.click();
    await concerts.fill({ name, date: '2020-02-02', time: '20:00' });
    await concerts.submit.click();
    const row = concerts.row(name).getByRole('link');
    await expect(row, 'the row in the list of past concerts').toBeFocused(longTimeout);
    await concerts.button('more-of', { name }).click();
    const actions = page.getByRole('dialog', { name }).locator('b');
    await expect(actions).toHaveText(
      ['action-edit', 'action-duplicate', 'action-share', 'view', 'action-history', 'action-delete'].map(
        (key) => desk.word(key),
      ),
    );
    await page.keyboard.press('Escape');
    await row.click();
    await concerts.fill({ date: '2020-02-03' });
    await expect(concerts.form.getByRole('group', { name: desk.word('moved-question') })).toHaveCount(0);
    await page.goBack();

    const [stored] = await concerts.stored(name);
    await page.goto(`${paths.desk[language]}#concerts/${String(stored?.id)}/cancel`);
    await concerts.save();
    await expect(concerts.row(name)).toContainText(desk.word('stamp-cancelled'), longTimeout);
    await concerts.act(name, 'reinstate-past');
    await expect(concerts.notice).toContainText(desk.word('reinstated-past', { name }), longTimeout);
    expect(await concerts.stored(name)).toMatchObject([{ status: 'planned' }]);
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
test(`the second tap or click presses nothing that the first has brought there; the notice of a change covers no focus; a duplicate is planned for another day ${isNight ? '@both' : '@phone'}`, async ({
  page,
  isMobile,
  desk,
}) => {
  const concerts = new ConcertDesk(desk);
  const [name, twice] = ['Ganz unten', 'Noch einmal'];
  const moving = ['Erster', 'Zweiter'];
  await desk.logIn();
  for (const each of [name, ...moving])
    await addRecord(page, 'concerts', { name: each, date: '2027-07-03T18:00:00Z' });
  const evening = { name: twice, date: '2027-11-02T19:00:00Z', doors: '2027-11-02T18:00:00Z' };
  await addRecord(page, 'concerts', {
    ...{
      ...evening,
      status: 'cancelled',
      previousDate: '2027-11-01T19:00:00Z',
      venue: 'Zwilling',
      city: 'Graz',
    },
    ...{ note: { de: 'Nur heute', en: 'Today only' }, ticketUrl: 'https://tickets.example.com/1' },
  });
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

  const middleOf = async (control: Locator): Promise<Place> => {
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2];
  };

  await test.step('of a list whose rows move up under the second press one press counts, to its last row', async () => {
    for (const each of moving) {
      await concerts.act(each, 'delete');
      await expect(concerts.notice).toContainText(desk.word('deleted-now', { name: each }), longTimeout);
    }
    await page.locator('[data-row=deleted]').click();
    const rows = page.getByRole('button', { name: desk.word('restore') });
    for (const left of [1, 0]) {
      const place = await middleOf(rows.first());
      await pressTwiceAt(page, isMobile, place, () => expect(rows).toHaveCount(left));
    }
    await page.goBack();
  });

  await test.step('two tabs count both', async () => {
    const tabs = page.getByRole('navigation', { name: desk.word('concert-lists') }).locator('a:not(.link)');
    const current = (index: number) => () => expect(tabs.nth(index)).toHaveAttribute('aria-current', 'page');
    await pressTwiceAt(page, isMobile, await middleOf(tabs.nth(1)), current(1));
    await atOneMoment(page, async () => {
      for (const index of [0, 1, 0]) {
        await tabs.nth(index).click();
        await current(index)();
      }
    });
  });

  await test.step('a duplicate has neither note nor ticket link', async () => {
    await concerts.act(twice, 'duplicate');
    await expect(concerts.field('name')).toHaveValue(twice, longTimeout);
    await expect(concerts.field('date')).toHaveValue('');
    await concerts.fill({ date: '2027-11-03' });
    await concerts.submit.click();
    await expect(concerts.notice).toContainText(desk.word('saved', { name: twice }), longTimeout);
    await expect(concerts.row(twice)).toHaveCount(2);
    const [first, second] = await concerts.stored(twice);
    expect(first).toMatchObject({ status: 'cancelled', note: { de: 'Nur heute' }, revision: 0 });
    expect(second).toMatchObject({
      ...{ status: 'planned', date: '2027-11-03T19:00:00Z', doors: '2027-11-03T18:00:00Z' },
      ...{ venue: 'Zwilling', city: 'Graz', revision: 0 },
    });
    for (const field of ['note', 'ticketUrl', 'previousDate']) expect(second).not.toHaveProperty(field);
  });
});
