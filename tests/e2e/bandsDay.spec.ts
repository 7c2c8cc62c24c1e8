// A day of the band on the desk, at the size of a phone: by touch in German, by the keyboard in English.
import { concertsRefresh } from '../../src/features/concerts/behaviour.ts';
import { withOffset } from '../../src/lib/dates/localTime.ts';
import { isNight, sized } from '../night.ts';
import { expect } from './fixtures.ts';
import { test } from './movedClock.ts';
import { addConcerts } from './pages/addConcerts.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { validMessage } from './pages/ContactPage.ts';
import { picture } from './picture.ts';
import { PictureDesk, press, tap } from './pages/PictureDesk.ts';
import { paths } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const dayMs = 86_400_000;
const oldConcerts = sized(40, 400);
const oldName = (index: number) => `Altes Konzert ${String(index).padStart(3, '0')}`;

/** Past concerts, a week apart. */
const pastConcerts = Array.from({ length: oldConcerts }, (_, index) => ({
  name: oldName(index),
  date: new Date(Date.UTC(2014, 0, 3, 19) + index * 7 * dayMs).toISOString(),
}));

// By day its parts have their own journeys (inbox.spec.ts, deskPictures.spec.ts, deskAccess.spec.ts).
if (isNight || process.env.HANDBOOK === 'write')
  test('a day of the band: pictures, a message that becomes a concert announced for tomorrow, an old edit taken back, and everybody logged out', async ({
    page,
    context,
    baseURL,
    isMobile,
    language,
    noise,
    contact,
    desk,
    setAhead,
  }) => {
    test.slow();
    // The session has ended.
    noise.allow(/401/);
    const activate = isMobile ? tap : press;
    const concerts = new ConcertDesk(desk);
    const pictures = new PictureDesk(desk);
    const link = (key: string) => desk.main.getByRole('link', { name: desk.word(key), exact: true });
    const back = () => activate(page.getByRole('link', { name: desk.word('back') }));
    const action = (key: string) => desk.main.getByRole('button', { name: desk.word(key) });
    const goTo = (area: string) =>
      activate(page.getByRole('navigation').getByRole('link', { name: desk.word(`area-${area}`) }));
    await addConcerts(baseURL ?? '', pastConcerts);
    const visitor = await context.newPage();
    await visitor.clock.install();
    const tabs = new ConcertTabs(visitor, language);
    await tabs.open();
    await page.bringToFront();

    await test.step('a visitor writes', async () => {
      await contact.open();
      await contact.purpose('booking').check();
      const message = {
        de: 'Am 3. Juli 2027 hätten wir noch einen Abend frei.',
        en: 'We still have an evening free on 3 July 2027.',
      }[language];
      await contact.write({ ...validMessage, message });
      await contact.button.click();
      await expect(contact.poster).toBeVisible();
    });

    await test.step('log-in on one’s own phone', async () => {
      await page.goto(paths.desk[language]);
      await picture(page, 'log-in', desk.main.locator('.entrance :is(h1, form)'));
      await activate(page.getByLabel(desk.word('own-device')), 'Space');
      await desk.field.fill(password);
      await activate(page.getByRole('button', { name: desk.word('log-in'), exact: true }));
      await expect(page.getByRole('navigation').first()).toBeVisible(longTimeout);
    });

    await test.step('three pictures, two of them described; one moved, one deleted and back', async () => {
      await goTo('pictures');
      await expect(pictures.rows.first()).toBeVisible(longTimeout);
      await pictures.upload(['eins.jpg', 'zwei.jpg', 'drei.jpg']);
      const fields = ['alt-de', 'alt-en'].flatMap((name) => [
        `[for=picture-${name}]`,
        `[name=picture-${name}]`,
      ]);
      await pictures.describe(['eins.jpg', 'zwei.jpg'], activate, () =>
        picture(page, 'picture-texts', pictures.form.locator(fields.join())),
      );
      await back();
      const [one, two] = [`eins.jpg alt-${language}`, `zwei.jpg alt-${language}`] as const;
      await activate(pictures.row(one));
      await picture(page, 'picture-order', pictures.form.locator('.moves'));
      await activate(desk.button('picture-later-place'));
      await expect(pictures.notice).toContainText(one, longTimeout);
      await back();
      await activate(pictures.row(two));
      await activate(desk.button('picture-delete'));
      await expect(pictures.row(two)).toHaveCount(0, longTimeout);
      await activate(desk.button('undo'));
      await expect(pictures.row(two)).toBeVisible(longTimeout);
      await expect.poll(async () => (await desk.storedAs('zwei.jpg')).length).toBe(1);
    });

    const { name } = validMessage;
    await test.step('a message, answered and made a concert that is announced tomorrow', async () => {
      await goTo('messages');
      await activate(desk.main.getByRole('link', { name }));
      await picture(
        page,
        'message',
        desk.main.locator('.letter, .message-actions ul:first-child li:nth-child(-n + 2)'),
      );
      // The mail program stays closed.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
      await activate(page.getByRole('link', { name: desk.word('message-answer'), exact: true }));
      await expect(concerts.notice).toContainText(desk.word('message-answered-now'));
      await activate(action('message-concert'));
      await expect(concerts.field('date')).toHaveValue('2027-07-03', longTimeout);
      await activate(concerts.chip('showFrom'));
      const shows = withOffset(new Date(Date.now() + dayMs));
      await concerts.fill({
        name,
        time: '20:00',
        showDate: shows.slice(0, 10),
        showTime: shows.slice(11, 16),
      });
      await activate(concerts.submit);
      await expect(concerts.notice).toContainText(name, longTimeout);
      expect(await concerts.stored(name)).toEqual([]);
    });

    await test.step('the open page shows it tomorrow', async () => {
      await expect(tabs.ticket(name)).toHaveCount(0);
      setAhead(dayMs + 60_000);
      const told = visitor.waitForResponse(
        async (response) =>
          response.url().endsWith('/api/concerts') && (await response.text()).includes(name),
      );
      await visitor.clock.fastForward(concertsRefresh);
      await told;
      await expect(tabs.ticket(name)).toHaveCount(1, longTimeout);
      await visitor.close();
    });

    await test.step('an old concert is found among many, changed, and the change taken back', async () => {
      const old = oldName(13);
      await goTo('concerts');
      await activate(
        desk.main.getByRole('navigation').getByRole('link', { name: desk.word('concerts-past') }),
      );
      await expect(concerts.row('Altes Konzert')).toHaveCount(oldConcerts, longTimeout);
      await desk.main.getByRole('searchbox').fill(old);
      await expect(concerts.row('Altes Konzert')).toHaveCount(1);
      await activate(concerts.row(old).getByRole('link'));
      await concerts.fill({ time: '19:30' });
      await activate(concerts.submit);
      await expect(concerts.submit).toHaveCount(0, longTimeout);
      const stored = async () => (await concerts.stored(old)).map(({ date }) => date);
      const changed = await stored();
      await concerts.act(old, 'history', activate);
      const changes = desk.main.locator('.deleted li');
      await expect(changes.first()).toContainText('→ 19:30', longTimeout);
      await activate(changes.first().getByRole('button'));
      await expect.poll(stored, longTimeout).not.toEqual(changed);
      // Over the concert's form to the list.
      await back();
      await expect(concerts.form).toBeVisible();
      await back();
      await expect(concerts.row(old)).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#concerts/past');
    });

    await test.step('log out everywhere', async () => {
      await activate(action('leave-everywhere'));
      const dialog = page.getByRole('dialog', { name: desk.word('leave-everywhere') });
      await picture(page, 'leave-everywhere', dialog);
      await dialog.locator('[name=password]').fill(password);
      await page.keyboard.press('Enter');
      await expect(desk.main.getByRole('status').first()).toHaveText(desk.word('left-everywhere'));
      expect((await page.request.get('/api/messages')).status()).toBe(401);
      await expect(link('concert')).toHaveCount(0);
    });
  });
