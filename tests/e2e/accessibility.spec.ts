import { isNight, sized } from '../night.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { slugOf } from '../../src/records/concertRules.ts';
import { expect, test } from './fixtures.ts';
import { Admin } from './pages/Admin.ts';
import { AllPictures } from './pages/AllPictures.ts';
import { comingConcerts } from './pages/concertsApi.ts';
import { violations } from './pages/axe.ts';
import { HomePage } from './pages/HomePage.ts';
import { addresses, localeCodes, showsItsOwn } from './words.ts';

const hourMs = 3_600_000;

/** By day one page beside the text of 404.html: the form, its answer and the handbook are looked at where they are used. */
const layouts = ['live-all'];

for (const locale of isNight ? localeCodes : (['de'] as const))
  test(`G8 axe finds nothing on the pages, at 404.html, in an open member, in the menu, in the log-in and in the large view of a picture (${locale}) @phone`, async ({
    page,
  }) => {
    const [home, admin] = [new HomePage(page, locale), new Admin(page, locale)];
    const look = async (where: string, part?: string) =>
      expect.soft(await violations(page, part), where).toEqual([]);
    await page.goto('/404.html');
    await look('404.html');
    for (const address of addresses) {
      if (!showsItsOwn(address) || address.locale !== locale) continue;
      if (!isNight && !layouts.includes(address.route)) continue;
      await home.open(address.route);
      await home.layOutEverything();
      await look(address.path);
    }

    await test.step('T1 C4 M1 the home page with an open member, with tabs that move, and with the menu open', async () => {
      await home.concerts.open('past');
      await home.layOutEverything();
      await home.card('Nora').locator('summary').click();
      await expect(home.card('Nora')).toHaveAttribute('open');
      await look('home');
      await home.header.reveal();
      await expect(home.header.menu).toBeVisible();
      await look('the menu', 'header');
    });

    await test.step('D4 the log-in', async () => {
      await page.keyboard.press('Escape');
      await admin.logo.click();
      await expect(admin.dialog).toBeVisible();
      await admin.field.fill('x');
      await admin.field.fill('');
      await expect(admin.field).toHaveAttribute('aria-invalid', 'true');
      await look('the log-in', 'dialog[open]');
    });

    await test.step('D1 all pictures, and one of them large', async () => {
      const allPictures = new AllPictures(page, locale);
      await allPictures.open();
      await look('all pictures');
      await allPictures.enlarge(0);
      await allPictures.expectLoaded(0);
      await look('the large view', 'dialog[open]');
    });
  });

test('E9 G8 G10 around its day a concert has no fault for axe; its stub keeps its word and place in forced colours @phone', async ({
  page,
  home,
  language,
  t,
}) => {
  const [concert] = await comingConcerts(page);
  if (!concert) throw new Error('There is no concert to come.');
  const { concerts } = home;
  const days = [
    [-1, 'upcoming'],
    [1, 'past'],
    [-72, 'upcoming'],
    [-26, 'upcoming'],
  ] as const;
  for (const [hours, list] of days.slice(0, sized(1, 4)))
    await test.step(`${hours} hours after it begins`, async () => {
      await page.clock.setFixedTime(Date.parse(concert.date) + hours * hourMs);
      await concerts.open(list);
      const ticket = concerts.panel(list).locator(`article[data-id="${concert.id}"]`);
      await expect(ticket).toBeVisible();
      expect.soft(await violations(page, ':is(#hero, #live)'), 'list').toEqual([]);
      if (hours > -24) {
        await expect(ticket).toHaveAttribute('data-today', t('live:today'));
        const stub = () =>
          ticket.evaluate((article) => {
            const { content, top, inlineSize, visibility } = getComputedStyle(article, '::before');
            return [content, top, inlineSize, visibility, JSON.stringify(article.getBoundingClientRect())];
          });
        const before = await stub();
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await stub(), 'in forced colours').toEqual(before);
        await page.emulateMedia({ forcedColors: 'none' });
      }
      await page.goto(concertPath(language, slugOf(concert)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await violations(page), 'page').toEqual([]);
    });
});
