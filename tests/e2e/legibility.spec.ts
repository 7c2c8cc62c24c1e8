import type { Locator, Page } from '@playwright/test';
import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { Admin, longTimeout } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { Desk } from './pages/Desk.ts';
import { each } from './pages/each.ts';
import { framesPass } from './pages/frames.ts';
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

for (const locale of localeCodes) {
  test(`G4 no page loses a word or scrolls sideways (${locale}) @desk`, async ({ page }) => {
    test.slow();
    const sitePage = new SitePage(page, locale);
    const own = addresses.filter((address) => address.locale === locale && showsItsOwn(address));
    for (const { route, path } of own) {
      await sitePage.open(route);
      await sitePage.layOutEverything();
      for (const reading of hardest(locale === 'de' ? 4 : 2)) {
        await read(sitePage, reading);
        expect.soft(await lostWords(page), `${path} ${reading.name}`).toEqual([]);
        expect.soft(await sideways(page), `${path} ${reading.name}`).toBe(0);
        await settled.poll(() => coveredWords(page), `${path} ${reading.name}`).toEqual([]);
        expect.soft(await overlappingControls(page), `${path} ${reading.name}`).toEqual([]);
        expect
          .soft(await bodySize(page), `${path} ${reading.name}`)
          .toBe((17 / 16) * (reading.textSize ?? 16));
      }
    }
  });
}

test('G4 no open member loses a word @desk', async ({ page, home }) => {
  await home.open('home');
  await home.layOutEverything();
  // No card's words may be lost once its panel has its full size.
  await home.addStyle('*, ::before, ::after { transition: none !important }');
  const cards = await each(home.cards);
  for (const reading of hardest(2)) {
    await read(home, reading);
    for (const card of cards) {
      await card.evaluate((details) => details.setAttribute('open', ''));
      expect.soft(await lostWords(page, '#members'), reading.name).toEqual([]);
    }
  }
});

test('G4 the log-in and the desk scroll only down @desk', async ({ page, desk, language }) => {
  const [admin, sitePage] = [new Admin(page, language), new SitePage(page, language)];
  const expectWhole = async (part: Locator) => {
    for (const reading of hardest(2)) {
      await read(sitePage, reading);
      const overhang = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(overhang, reading.name).toBe(0);
    }
  };
  await admin.open();
  await expectWhole(admin.dialog);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const area of ['start', 'concerts', 'pictures'] as const) {
    if (area === 'start') await desk.open(area);
    else await desk.goTo(area);
    await expectWhole(page.locator('html'));
  }
  await page.goto(`${paths.desk[language]}#concerts/new`);
  await expect(page.getByRole('heading', { name: desk.word('concert-new') })).toBeVisible();
  await expectWhole(page.locator('html'));
});

/** The screens of the band's area: the address below it, a control that ends their loading, and one to press, which opens a sheet or tells errors. */
const bandScreens: [address: string, ready: string, press?: string][] = [
  ['', 'a[data-row=looks]'],
  ['looks', '[name=fact-ink]'],
  ['sections', '[type=checkbox]'],
  ['links', '[name=fact-links]'],
  ['imprint', '[name=fact-ownerName]'],
  ['texts', 'a[data-row=members-heading]'],
  ['texts/members-heading', '[name=text-de]'],
  ['people', '.own-actions button'],
  ['people/new', '.chips button', '[type=submit]'],
  ['places', 'a[data-row=hero]'],
  ['places/hero', '.photo-actions button', '.photo-actions button'],
  ['releases', '.own-actions button'],
  ['releases/new', '[name=release-name]', '[type=submit]'],
  ['videos/new', '[name=video-video]'],
];

for (const language of localeCodes)
  test(`G4 no screen of the band’s area loses a word, scrolls sideways or has a small control (${language}) @desk`, async ({
    page,
  }) => {
    test.slow();
    const [desk, sitePage] = [new Desk(page, language), new SitePage(page, language)];
    await desk.open('band');
    const check = async (name: string) => {
      for (const reading of [{ name: 'on its side', width: 844, height: 390 }, ...hardest(1)]) {
        await read(sitePage, reading);
        const where = `${name} ${reading.name}`;
        expect.soft(await lostWords(page), where).toEqual([]);
        expect.soft(await sideways(page), where).toBe(0);
        expect.soft((await smallTargets(page)).small, where).toEqual([]);
      }
      await sitePage.setTextSize();
      // The words alone differ.
      if (language === 'de') expect.soft(await violations(page), name).toEqual([]);
    };
    for (const [address, ready, press] of bandScreens) {
      await page.goto(`${paths.desk[language]}#band/${address}`);
      await expect(desk.main.locator(`${ready}:visible`).first()).toBeVisible(longTimeout);
      if (press !== undefined) await desk.main.locator(`${press}:visible`).first().press('Enter');
      await check(address);
      await page.keyboard.press('Escape');
      // A closed sheet leaves its entry of the history, and would take the next address with it.
      await page.waitForFunction(() => !(history.state as { dialog?: true } | null)?.dialog);
    }
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
  const own = addresses.filter(
    (address) => showsItsOwn(address) && (isNight || ['home', 'live-all', 'contact'].includes(address.route)),
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
