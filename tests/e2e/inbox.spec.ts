import { readFile } from 'node:fs/promises';
import type { ListedMessage } from '../../src/records/contact/contactMessage.ts';
import { dayOffset } from '../../scripts/test/samplesDay.js';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { validMessage } from './pages/ContactPage.ts';
import { Desk } from './pages/Desk.ts';
import { atOneMoment } from './pages/doubleClick.ts';
import { picture } from './picture.ts';
import { paths } from './words.ts';

// A phone in either language, for the pictures of the handbook.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the band reads a visitor’s message, answers it, makes a concert of it, deletes it with undo, and hands out and erases what it holds of a person', async ({
  page,
  context,
  noise,
  contact,
  desk,
  language,
  t,
}) => {
  // The session has ended.
  noise.allow(/401/);
  const concerts = new ConcertDesk(desk);
  const { name, email } = validMessage;
  const letter = {
    de: 'Am 3. Juli 2027 hätten wir noch einen Abend frei.',
    en: 'We still have an evening free on 3 July 2027.',
  }[language];
  const heading = (words: string) => page.getByRole('heading', { name: words, exact: true });
  const row = desk.main.locator('a[href^="#messages/"]').filter({ hasText: name, visible: true });
  const action = (key: string) => desk.main.getByRole('button', { name: desk.word(key) });
  const readAgain = () => page.evaluate(() => dispatchEvent(new Event('online')));
  const count = page
    .getByRole('navigation')
    .getByText(desk.word('messages-new', { count: 1 }), { exact: false });

  await test.step('a contact page whose messages nobody reads shows the address in the place of the form, but never of a typed text', async () => {
    await page.route('**/api/contact', async (route) => {
      if (route.request().method() === 'GET') await route.fulfill({ json: { isOpen: false } });
      else await route.fallback();
    });
    await page.goto(paths.contact[language]);
    await expect(page.getByText(t('contact:not-yet'))).toBeVisible();
    await expect(contact.form).toHaveCount(0);
    await expect(contact.mail).toHaveAttribute('href', /^mailto:/);
  });

  await test.step('a visitor writes, whose text an address has begun', async () => {
    await page.clock.install();
    await page.goto(`${paths.contact[language]}?message=Seid+ihr+da`);
    await expect(contact.field('message')).toHaveValue('Seid ihr da');
    await page.unroute('**/api/contact');
    await contact.endShortestWriting();
    await contact.purpose('booking').check();
    await contact.write({ ...validMessage, message: letter });
    await contact.button.tap();
    await expect(contact.poster).toBeVisible();
  });

  await test.step('log-in on one’s own phone', async () => {
    await page.goto(paths.desk[language]);
    await picture(page, 'log-in', desk.main.locator('.entrance :is(h1, form)'));
    await desk.field.fill(password);
    await page.getByLabel(desk.word('show-password')).tap();
    await expect(desk.field).toHaveAttribute('type', 'text');
    await page.getByLabel(desk.word('own-device')).tap();
    await page.getByRole('button', { name: desk.word('log-in'), exact: true }).tap();
    await expect(count).toBeAttached(longTimeout);
    const cookies = await page.context().cookies();
    const { expires = 0 } = cookies.find(({ name }) => name === '__Host-session') ?? {};
    // Cookies have the browser's clock.
    const now = (Date.now() - dayOffset) / 1000;
    expect(Math.round((expires - now) / 86_400)).toBe(30);
  });

  await test.step('reading and answering', async () => {
    await desk.goTo('messages');
    await row.tap(longTimeout);
    await expect(heading(name)).toBeFocused();
    await picture(
      page,
      'message',
      desk.main.locator('.letter, .message-actions ul:first-child li:nth-child(-n + 2)'),
    );
    expect(await violations(page)).toEqual([]);
    const answer = page.getByRole('link', { name: desk.word('message-answer'), exact: true });
    await expect(answer).toHaveAttribute(
      'href',
      /^mailto:toni@example\.com\?subject=Re%3A%20Match&body=.*%3E%20(Am|We)%20/,
    );
    // The mail program stays closed.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await answer.tap();
    await expect(concerts.notice).toContainText(desk.word('message-answered-now'));
    await expect(concerts.notice).not.toContainText(desk.word('change-waits'));
    await atOneMoment(page, async () => {
      await action('message-again').tap();
      await expect(concerts.notice).toContainText(desk.word('message-again-now'));
      // The second tap of a double tap, which finds the opposite in the same place.
      await action('message-done').tap();
    });
    await action('message-done').press('Enter');
    await expect(concerts.notice).toContainText(desk.word('message-done-now'));
    await action('message-keep').tap();
    await expect(action('message-unkeep')).toBeVisible();
    await expect
      .poll(async () => (await (await page.request.get('/api/messages')).json()) as ListedMessage[])
      .toMatchObject([{ answered: true, kept: true }]);
  });

  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('desk:new:')));

  await test.step('a concert of it, begun once however often it is asked for, and never by mistake', async () => {
    await action('message-concert').press('Enter');
    await expect(concerts.field('date')).toHaveValue('2027-07-03', longTimeout);
    // Nobody's own name becomes the public one.
    await expect(concerts.field('name')).toHaveValue('');
    await page.goBack();
    await expect(heading(name)).toBeVisible();
    expect(await drafts()).toEqual([]);
    // A tap in the same place, this soon after the first one, counts as the second of a double click.
    await action('message-concert').press('Enter');
    await concerts.fill({ name, time: '20:00' });
    await page.goBack();
    await action('message-concert').tap();
    await expect(concerts.field('time')).toHaveValue('20:00');
    await concerts.submit.tap();
    await expect(concerts.notice).toContainText(name, longTimeout);
    expect(await concerts.stored(name)).toMatchObject([{ date: '2027-07-03T18:00:00Z' }]);
  });

  await test.step('deleting with undo, and restoring later', async () => {
    await desk.goTo('messages');
    await expect(row).toBeVisible();
    await expect(count).toHaveCount(0);
    await row.tap();
    await expect(page.getByRole('link', { name: desk.word('message-became') })).toContainText(
      { de: '3. Juli 2027', en: '3 July 2027' }[language],
    );
    await action('message-delete').tap();
    await expect(row).toHaveCount(0);
    await concerts.undo.tap();
    await expect(row).toBeFocused();
    await row.press('Enter');
    await action('message-delete').press('Enter');
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: desk.word('deleted-heading') }).tap();
    await page.getByRole('button', { name: `${desk.word('restore')}: ${name}` }).tap();
    await page.goto(`${paths.desk[language]}#messages/booking`);
    await expect(row).toBeVisible(longTimeout);
  });

  const capitals = email.replace('toni', 'TONI');
  const writeAgain = async (message: string) => {
    const form = { ...validMessage, purpose: 'booking', name: 'Vroni', message };
    const answer = await page.request.post('/api/contact', {
      headers: { origin: new URL(page.url()).origin },
      form: { ...form, email: capitals, language },
    });
    expect(answer.ok()).toBe(true);
  };
  const another = desk.main.getByRole('link', { name: 'Vroni' });

  await test.step('a person’s data, also what arrives while it is open', async () => {
    await writeAgain('Noch etwas.');
    await readAgain();
    await another.press('Enter', longTimeout);
    await action('message-concert').press('Enter');
    await concerts.fill({ time: '20:00' });
    expect(await drafts()).toHaveLength(1);
    await page.goBack();
    await writeAgain('Und noch etwas.');
    await page.getByRole('link', { name: desk.word('person') }).tap();
    await expect(
      desk.main.getByText(desk.word('person-messages', { email: capitals, count: 3 })),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await action('person-file').tap();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({
      person: capitals,
      messages: [
        { message: 'Und noch etwas.' },
        { message: 'Noch etwas.' },
        { name, email, message: letter, kept: true },
      ],
    });
    await writeAgain('Ein Letztes.');
    await desk.main.getByRole('button', { name: desk.word('person-erase-all', { count: 3 }) }).tap();
    await expect(concerts.notice).toContainText(desk.word('person-erased', { email: capitals }));
    expect(await drafts()).toEqual([]);
    await expect(desk.main.getByText(desk.word('messages-none'))).toBeVisible();
    const left = await page.request.get('/api/messages?deleted');
    expect(await left.json()).toEqual([]);
  });

  await test.step('log out everywhere: another tab hides the letters too', async () => {
    await writeAgain('Ein Allerletztes.');
    const tab = new Desk(await context.newPage(), language);
    await tab.page.goto(`${paths.desk[language]}#messages`);
    const letter = tab.main.getByRole('link', { name: 'Vroni' });
    await letter.tap();
    await expect(tab.main.getByText('Ein Allerletztes.')).toBeVisible();

    await action('leave-everywhere').tap();
    const dialog = page.getByRole('dialog', { name: desk.word('leave-everywhere') });
    await picture(page, 'leave-everywhere', dialog);
    await dialog.locator('[name=password]').fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(desk.word('error-wrong'));
    await dialog.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(desk.main.getByRole('status').first()).toHaveText(desk.word('left-everywhere'));
    await expect(desk.field).toBeVisible();
    expect((await page.request.get('/api/messages')).status()).toBe(401);

    await expect(tab.field).toBeVisible();
    await expect(tab.main.getByText('Ein Allerletztes.')).toBeHidden();
    await tab.enter(password);
    await expect(tab.main.getByText('Ein Allerletztes.')).toBeVisible(longTimeout);
  });
});
