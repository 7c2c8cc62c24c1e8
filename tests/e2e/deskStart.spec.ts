import type { Route } from '@playwright/test';
import packageFile from '../../package.json' with { type: 'json' };
import { locales } from '../../src/config/locales.ts';
import type { Attention } from '../../src/records/built/attention.ts';
import { collections } from '../../src/records/kinds.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { changeRecord } from './pages/changeRecord.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { hold } from './pages/hold.ts';
import { picture, pictureTime, readmePicture } from './picture.ts';
import { paths } from './words.ts';

/** A day as the form holds it, so many days after the clock of the page. */
const inDays = (days: number) =>
  new Date(pictureTime.getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('Start leads to the very field of each thing that needs attention, and back to its row; its line about the HTML orders a build, follows it, and says why it was refused', async ({
  page,
  desk,
  noise,
  language,
}) => {
  const concerts = new ConcertDesk(desk);
  const name = { de: 'Noch offen', en: 'Still open' }[language];
  const item = (words: string) => desk.main.getByRole('listitem').filter({ hasText: words });
  const mine = (key: string) =>
    item(name).getByRole('link', { name: desk.word(`due-${key}-link`), exact: true });
  /** A form has no bar. */
  const toStart = () => page.evaluate(() => location.assign('#start'));
  const title = desk.main.getByRole('heading', { level: 1 });

  await test.step('the first screen, with what the imprint lacks', async () => {
    await page.clock.setFixedTime(pictureTime);
    await page.goto(paths.desk[language]);
    await desk.enter(password);
    await expect(title).toHaveAccessibleName(desk.word('title-desk').replaceAll(/[[\]]/g, ''));
    await expect(desk.main.getByRole('heading', { name: desk.word('due-week') })).toBeVisible(longTimeout);
    const imprint = desk.main.getByRole('link', { name: desk.word('step-imprint'), exact: true });
    await expect(imprint).toHaveAttribute('href', '#band/imprint/~fact-ownerName');
    // The build of this site reads no store.
    const unread = collections.map((kind) => desk.word(`html-${kind}`));
    const list = new Intl.ListFormat(locales[language].tag).format(unread);
    await expect(desk.main.getByText(desk.word('html-unread', { list }), { exact: false })).toBeVisible();
    await expect(desk.main.getByText(desk.word('version', { version: packageFile.version }))).toBeVisible();
  });

  await test.step('a concert without time, venue and ticket link', async () => {
    await desk.goTo('concerts');
    await readmePicture(page, 'desk');
    await concerts.addLink.click();
    await concerts.fill({ name, date: inDays(6) });
    await picture(
      page,
      'concert-form',
      concerts.form.locator('> :is(header, div:not(.form-actions))').filter({ visible: true }),
    );
    await toStart();
    await expect(item(name)).toContainText(desk.word('due-draft', { name }));
    await mine('draft').click();
    await expect(concerts.field('name')).toHaveValue(name);
    await concerts.button('time-open').click();
    await concerts.submit.click();
    await expect(concerts.notice).toContainText(name, longTimeout);
  });

  await test.step('what it lacks', async () => {
    await toStart();
    await expect(mine('tickets')).toBeVisible();
    await picture(page, 'start', item(name).filter({ hasNotText: desk.word('due-tickets-link') }));
  });

  for (const [key, field] of [
    ['time', 'time'],
    ['venue', 'venue'],
    ['tickets', 'ticketUrl'],
  ] as const)
    await test.step(`${key}: the field has the focus, and the way back leads to the row`, async () => {
      await toStart();
      await mine(key).click();
      await expect(concerts.field(field)).toBeFocused(longTimeout);
      await page.goBack();
      await expect(item(name).getByRole('link').first()).toBeFocused();
    });

  await test.step('once it is done, it is gone', async () => {
    await mine('time').press('Enter');
    await concerts.fill({ time: '20:00' });
    await concerts.submit.click();
    await expect(concerts.notice).toContainText(name, longTimeout);
    await expect(page).toHaveURL(/#start$/);
    await expect(mine('venue')).toBeVisible();
    await expect(mine('time')).toHaveCount(0);
  });

  await test.step('an open question about access, and a country’s zone that is folded', async () => {
    await desk.main
      .getByRole('link', { name: desk.word('due-access-link') })
      .first()
      .click();
    await expect(page.locator('[type=radio][name^=venue-]:focus')).toHaveCount(1, longTimeout);
    await page.evaluate(() => location.replace(location.hash.replace(/~.*/, '~venue-timeZone')));
    await page.reload();
    await expect(page.locator('[name=venue-timeZone]')).toBeVisible(longTimeout);
    await toStart();
  });

  await test.step('a picture, whose script and list come later than the address', async () => {
    const answer = await page.request.get('/api/cloudinary?full');
    const [picture] = (await answer.json()) as { id: string }[];
    await changeRecord(page, `cloudinary/${picture?.id ?? ''}`, { credit: null });
    await page.reload();
    await desk.main.getByText(desk.word('due-sometime')).click(longTimeout);
    await desk.main.getByRole('link', { name: desk.word('due-pictures-link') }).click();
    await expect(page.locator('[name=picture-credit]')).toBeFocused(longTimeout);
  });

  await test.step('its texts are on their way, and it is gone once they are stored', async () => {
    const texts = { 'alt-de': 'Vier von hinten.', 'alt-en': 'Four from behind.', credit: 'Ida' };
    for (const [field, text] of Object.entries(texts))
      await page.locator(`[name=picture-${field}]`).fill(text);
    const answer = await hold(page, '**/api/cloudinary/*');
    await desk.button('save').click();
    await toStart();
    await desk.main.getByText(desk.word('due-sometime')).click();
    const [sent = ''] = desk.word('due-sent', { name: texts[`alt-${language}`] }).split(' (');
    const draft = item(sent).filter({ hasText: /\d\d:\d\d\)/ });
    const pictures = desk.main.getByRole('link', { name: desk.word('due-pictures-link') });
    await expect(draft).toBeVisible();
    await expect(pictures).toBeVisible();
    answer();
    await expect(draft).toHaveCount(0, longTimeout);
    await expect(pictures).toHaveCount(0, longTimeout);
  });

  await test.step('the line about the HTML', async () => {
    noise.allow(/409|ERR_FAILED/);
    /** Changes of the API's answer: the build of this site reads no store. */
    let changes: Partial<Attention> = { differences: ['concerts', 'gallery'], unread: [], canRebuild: true };
    await page.route('**/api/attention', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as Attention), ...changes },
      });
    });
    const askAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const line = desk.main.getByRole('region', { name: desk.word('html') });
    const button = line.getByRole('button');
    const status = line.getByRole('status');
    const answerOrder = async (answer: (route: Route) => Promise<void>) => {
      await page.unroute('**/api/rebuild');
      await page.route('**/api/rebuild', answer);
      // By key: so soon after the click before, in its place, another would be the second half of a double click.
      await button.press('Enter');
    };

    await askAgain();
    await expect(button).toHaveText(desk.word('html-order'), longTimeout);
    await answerOrder((route) => {
      changes = { ...changes, order: 'ordered' };
      return route.fulfill({ status: 202 });
    });
    await expect(status).toHaveText(desk.word('html-ordered'));
    await expect(button).toHaveCount(0);

    changes = { ...changes, order: 'failed' };
    await askAgain();
    await expect(status).toHaveText(desk.word('html-failed'));
    await answerOrder((route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { title: 'Schon bestellt.' },
      }),
    );
    await expect(status).toHaveText('Schon bestellt.');
    await answerOrder((route) => route.abort());
    await expect(status).toHaveText(desk.word('html-unsent'));

    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(button).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
});
