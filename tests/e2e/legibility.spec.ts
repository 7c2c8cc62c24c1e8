import type { Page } from '@playwright/test';
import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { Admin, longTimeout } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { Desk } from './pages/Desk.ts';
import { each } from './pages/each.ts';
import { framesPass } from './pages/frames.ts';
import { HomePage } from './pages/HomePage.ts';
import {
  badges,
  brokenBadges,
  coveredWords,
  lostWords,
  overlappingControls,
  sideways,
} from './pages/legibility.ts';
import { SitePage } from './pages/SitePage.ts';
import { smallTargets } from './pages/targets.ts';
import { addresses, localeCodes, paths, showsItsOwn } from './words.ts';

/** A window, and a reader's own styles, under which every word must stay within reach. */
interface Reading {
  name: string;
  width: number;
  height: number;
  css?: string;
  /** Text size of the browser, in CSS pixels. */
  textSize?: number;
}

const textSpacing = `
  *, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** The hardest come first. */
const readings: Reading[] = [
  { name: 'with text of 200 % on a small phone', width: 320, height: 640, textSize: 32 },
  { name: 'with the text spacing of WCAG 1.4.12', width: 320, height: 640, css: textSpacing },
  { name: 'with text of 200 % on a desk', width: 1440, height: 900, textSize: 32 },
  // Twice the size on a desk is half the window (WCAG 1.4.4, 1.4.10).
  { name: 'at 200 % of a phone', width: 195, height: 422 },
  { name: 'at 200 % of a desk', width: 640, height: 400 },
  { name: 'in a window of 320 px', width: 320, height: 640 },
  { name: 'with text of 200 % on a phone', width: 390, height: 844, textSize: 32 },
  { name: 'with text of 125 % on a small phone', width: 320, height: 640, textSize: 20 },
  { name: 'with text of 150 % on a tablet', width: 768, height: 1024, textSize: 24 },
  { name: 'with the text spacing of WCAG 1.4.12 on a desk', width: 1280, height: 800, css: textSpacing },
];

/** The readings of a run: all of them at night. */
const hardest = (count: number) => readings.slice(0, sized(count, readings.length));

/** The strips take a new height a moment after the text. */
const settled = expect.configure({ soft: true, timeout: 5000 });

/** Text size of the page's body, in CSS pixels. */
const bodySize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

/** Brings the page into the window, and under the text size and styles, of a reading. */
async function read(sitePage: SitePage, { width, height, css, textSize }: Reading): Promise<void> {
  await sitePage.page.setViewportSize({ width, height });
  await sitePage.setTextSize(textSize);
  await sitePage.setStyle(css);
  // The window and the text size reach the page one after the other.
  await framesPass(sitePage.page);
}

// By day in German, whose words are longer.
for (const locale of isNight ? localeCodes : (['de'] as const))
  test(`G4 no page and no open member loses a word or scrolls sideways, and the log-in scrolls only down (${locale}) @desk`, async ({
    page,
  }) => {
    test.slow();
    const [home, admin] = [new HomePage(page, locale), new Admin(page, locale)];
    /** Opens each member, and the log-in. */
    const checkOpened = async (reading: Reading) => {
      const where = `home ${reading.name}`;
      for (const card of await each(home.cards)) {
        await card.evaluate((details) => details.setAttribute('open', ''));
        expect.soft(await lostWords(page, '#members'), where).toEqual([]);
      }
      await admin.logo.click();
      await expect(admin.dialog).toBeVisible(longTimeout);
      const overhang = await admin.dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(overhang, where).toBe(0);
      await page.keyboard.press('Escape');
    };
    for (const { route, path } of addresses.filter((each) => each.locale === locale && showsItsOwn(each))) {
      await home.open(route);
      await home.layOutEverything();
      // No card's words may be lost once its panel has its full size.
      await home.addStyle('*, ::before, ::after { transition: none !important }');
      // Of the home page the third one, too: in a wide window it has its columns.
      for (const reading of hardest({ home: 3, 'live-all': 2 }[String(route)] ?? 1)) {
        await read(home, reading);
        const where = `${path} ${reading.name}`;
        expect.soft(await lostWords(page), where).toEqual([]);
        expect.soft(await sideways(page), where).toBe(0);
        await settled.poll(() => coveredWords(page), where).toEqual([]);
        expect.soft(await overlappingControls(page), where).toEqual([]);
        expect.soft(await bodySize(page), where).toBe((17 / 16) * (reading.textSize ?? 16));
        if (route === 'home') await checkOpened(reading);
      }
      // The next page begins with it.
      await home.setTextSize();
    }
  });

const concert = 'concerts/2026-12-04-lampenfieber';

/** The screens of the desk: the address, a control that ends their loading, and one to press, which opens a sheet or tells errors. */
const screens: [address: string, ready: string, press?: string][] = [
  ['start', '.version'],
  ['concerts', '.concert-row button', '.concert-row button'],
  ['concerts/new', '[name=concert-name]', '[type=submit]'],
  [`${concert}/cancel`, '[type=submit]'],
  // Their descriptions stand in their place until they are loaded.
  ['pictures', '.picture-grid img'],
  ['pictures/streichholz', '[name=picture-credit]'],
  ['band/looks', '[name=fact-ink]'],
  ['band/texts/members-heading', '[name=text-de]'],
  ['band/people/new', '.chips button', '[type=submit]'],
  ['band/places/hero', '.photo-actions button', '.photo-actions button'],
  ['band/releases/new', '[name=release-name]', '[type=submit]'],
];

/** The same forms and lists once more, with other words. */
const alike: typeof screens = [
  [`${concert}/move`, '[name=concert-date]'],
  ['concerts/venues', '.rows a'],
  ['band', 'a[data-row=looks]'],
  ['band/sections', '[type=checkbox]'],
  ['band/links', '[name=fact-links]'],
  ['band/imprint', '[name=fact-ownerName]'],
  ['band/texts', 'a[data-row=members-heading]'],
  ['band/people', '.own-actions button'],
  [concert, '[name=concert-name]'],
  ['concerts/deleted', '[data-screen-heading]'],
  ['band/places', 'a[data-row=hero]'],
  ['band/releases', '.own-actions button'],
  ['band/videos/new', '[name=video-video]', '[type=submit]'],
];

const low: Reading = { name: 'on its side', width: 844, height: 390 };

// The words alone differ.
for (const language of isNight ? localeCodes : (['de'] as const))
  test(`G4 G8 no screen of the desk loses a word, scrolls sideways, has a small control or a fault for axe (${language}) @desk`, async ({
    page,
  }) => {
    test.slow();
    const [desk, sitePage] = [new Desk(page, language), new SitePage(page, language)];
    await desk.open('band');
    const check = async (name: string) => {
      for (const reading of isNight ? [low, ...readings] : hardest(1)) {
        await read(sitePage, reading);
        const where = `${name} ${reading.name}`;
        expect.soft(await lostWords(page), where).toEqual([]);
        expect.soft(await sideways(page), where).toBe(0);
        // A reader's own height of lines may be lower than ours.
        if (!reading.css) expect.soft((await smallTargets(page)).small, where).toEqual([]);
      }
      expect.soft(await violations(page), name).toEqual([]);
    };
    for (const [address, ready, press] of isNight ? [...screens, ...alike] : screens) {
      await page.goto(`${paths.desk[language]}#${address}`);
      await expect(desk.main.locator(`${ready}:visible`).first()).toBeVisible(longTimeout);
      if (press !== undefined) await desk.main.locator(`${press}:visible`).first().press('Enter');
      await check(address);
      await page.keyboard.press('Escape');
      // A closed sheet leaves its entry of the history, and would take the next address with it.
      await page.waitForFunction(() => !(history.state as { dialog?: true } | null)?.dialog);
    }
    // Another document begins with the browser's own size.
    await sitePage.setTextSize();
    await page.goto(`${paths['desk-page'][language]}#members-heading`);
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(longTimeout);
    await check('the page');
  });

test('G13 no page breaks apart before the fonts come, on screen and in print @desk', async ({
  page,
  noise,
}) => {
  test.slow();
  noise.allow(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  // By day the pages with badges, which hold the names of months in both languages, and with a form.
  const byDay = { de: ['home', 'contact'], en: ['live-all'] };
  const own = addresses.filter(
    (address) => showsItsOwn(address) && (isNight || byDay[address.locale].includes(address.route)),
  );
  for (const { locale, route, path } of own) {
    const sitePage = new SitePage(page, locale);
    await sitePage.open(route);
    await sitePage.layOutEverything({ withFaces: false });
    const hasBadges = (await badges(page).count()) > 0;
    for (const width of isNight ? [320, 390, 1440] : [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `${path} at ${width} px`).toBe(0);
      expect.soft(await overlappingControls(page), `${path} at ${width} px`).toEqual([]);
      if (!hasBadges) continue;
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        expect.soft(await brokenBadges(page), `${path} at ${width} px, ${media}`).toEqual([]);
      }
      await page.emulateMedia({ media: 'screen' });
    }
  }
});
