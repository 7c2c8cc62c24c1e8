import { readFile } from 'node:fs/promises';
import type { ListedMessage } from '../../src/records/contact/contactMessage.ts';
import { dayOffset } from '../../scripts/test/samplesDay.js';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { validMessage } from './pages/ContactPage.ts';
import { Desk } from './pages/Desk.ts';
import { atOneMoment } from './pages/doubleClick.ts';
import { paths } from './words.ts';

test('the band reads a visitor’s message, answers it, makes a concert of it, deletes it with undo, and hands out and erases what it holds of a person @phone', async ({
  page,
  context,
  noise,
  contact,
  desk,
  t,
}) => {
  // The session has ended.
  noise.allow(/401/);
  const concerts = new ConcertDesk(desk);
  const { name, email } = validMessage;
  const letter = 'Liebe Band,\n\nam 3. Juli 2027 hätten wir noch einen Abend frei.';
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
    await page.goto(paths.contact.de);
    await expect(page.getByText(t('contact:not-yet'))).toBeVisible();
    await expect(contact.form).toHaveCount(0);
    await expect(contact.mail).toHaveAttribute('href', /^mailto:/);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${paths.contact.de}?message=Seid+ihr+da`);
    await expect(contact.field('message')).toHaveValue('Seid ihr da');
    await expect(contact.form).toBeVisible();
    await page.unroute('**/api/contact');
  });

  await test.step('a visitor writes', async () => {
    await contact.open();
    await contact.purpose('booking').check();
    await contact.write({ ...validMessage, message: letter });
    await contact.button.tap();
    await expect(contact.poster).toBeVisible();
  });

  await test.step('log-in on one’s own phone', async () => {
    await page.goto(paths.desk.de);
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
    await expect(row).toBeVisible(longTimeout);
    expect(await violations(page)).toEqual([]);
    await row.tap();
    await expect(heading(name)).toBeFocused();
    await expect(desk.main.getByText('am 3. Juli 2027')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const answer = page.getByRole('link', { name: desk.word('message-answer'), exact: true });
    await expect(answer).toHaveAttribute(
      'href',
      /^mailto:toni@example\.com\?subject=Re%3A%20Match&body=.*%3E%20Liebe%20Band/,
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
  });

  await test.step('a note of a press without a network waits on the phone, and is sent by itself', async () => {
    const noted = async () => {
      const list = (await (await page.request.get('/api/messages')).json()) as ListedMessage[];
      return list.map(({ answered, kept }) => ({ answered, kept }));
    };
    await expect.poll(noted).toEqual([{ answered: true, kept: true }]);
    noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.route('**/api/messages/*', (route) => route.abort());
    await action('message-again').tap();
    await expect(concerts.notice).toContainText(desk.word('change-waits'));
    await expect(action('message-done')).toBeVisible();
    expect(await noted()).toEqual([{ answered: true, kept: true }]);
    await page.unroute('**/api/messages/*');
    await readAgain();
    await expect.poll(noted).toEqual([{ answered: false, kept: true }]);
    // In the place of the tap before, and maybe as soon as a second one.
    await action('message-done').press('Enter');
    await expect(concerts.notice).toContainText(desk.word('message-done-now'));
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
    await expect(page.getByRole('link', { name: desk.word('message-became') })).toContainText('3. Juli 2027');
    await action('message-delete').tap();
    await expect(row).toHaveCount(0);
    await concerts.undo.tap();
    await expect(row).toBeFocused();
    await row.tap();
    await action('message-delete').tap();
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: desk.word('deleted-heading') }).tap();
    await page.getByRole('button', { name: `${desk.word('restore')}: ${name}` }).tap();
    await page.goto(`${paths.desk.de}#messages/booking`);
    await expect(row).toBeVisible(longTimeout);
  });

  await test.step('a message past its 180 days that is kept no longer is deleted, with undo', async () => {
    const others = desk.main.locator('a[href^="#messages/1-"]').filter({ visible: true });
    await page.route('**/api/messages?desk*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as ListedMessage[];
      const [first] = list;
      const others = Array.from({ length: 12 }, (_, index) => ({
        ...first,
        id: `1-${index}`,
        name: 'Andere',
      }));
      const json = [...others, ...list].map((each) => ({ ...each, received: '2026-04-01T12:00:00Z' }));
      await route.fulfill({ response, json });
    });
    await readAgain();
    await expect(others.first()).toBeVisible(longTimeout);
    await row.tap();
    await expect(action('message-unkeep')).toContainText(desk.word('message-unkeep-deletes'));
    // A tap in the place of the row, this soon after it, counts as the second of a double click.
    await action('message-unkeep').press('Enter');
    await expect(concerts.notice).toContainText(desk.word('deleted-now', { name }));
    await expect.poll(() => concerts.isFocusClear(), 'the notice covers no focus').toBe(true);
    await concerts.undo.tap();
    await expect(row).toBeFocused();
    await page.unroute('**/api/messages?desk*');
    await readAgain();
    await expect(others).toHaveCount(0, longTimeout);
  });

  const capitals = email.replace('toni', 'TONI');
  const writeAgain = async (message: string) => {
    const form = { ...validMessage, purpose: 'booking', name: 'Vroni', message };
    const answer = await page.request.post('/api/contact', {
      headers: { origin: new URL(page.url()).origin },
      form: { ...form, email: capitals, language: 'de' },
    });
    expect(answer.ok()).toBe(true);
  };
  const another = desk.main.getByRole('link', { name: 'Vroni' });

  await test.step('a notice stands on no other message', async () => {
    await writeAgain('Noch etwas.');
    await readAgain();
    await expect(another).toBeVisible(longTimeout);
    await row.tap();
    await action('message-again').press('Enter');
    await expect(concerts.notice).toContainText(desk.word('message-again-now'));
    await page.goBack();
    await another.tap();
    await expect(heading('Vroni')).toBeFocused();
    await expect(concerts.notice).toHaveCount(0);
    await page.goBack();
  });

  await test.step('a person’s data, also what arrives while it is open', async () => {
    await another.press('Enter');
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
    const tab = new Desk(await context.newPage(), 'de');
    await tab.page.goto(`${paths.desk.de}#messages`);
    const letter = tab.main.getByRole('link', { name: 'Vroni' });
    await letter.tap();
    await expect(tab.main.getByText('Ein Allerletztes.')).toBeVisible();

    await action('leave-everywhere').tap();
    const dialog = page.getByRole('dialog', { name: desk.word('leave-everywhere') });
    await dialog.locator('[name=password]').fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(desk.word('error-wrong'));
    expect(await violations(page, 'dialog[open]')).toEqual([]);
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
