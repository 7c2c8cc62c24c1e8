import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { framesPass } from './pages/frames.ts';
import { paths } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { locales } from '../../src/config/locales.ts';
import { languageStorageKey } from '../../src/config/storage.ts';
import { restMs } from '../../src/layouts/header/pageMemory.ts';

const stored = (key: string) => localStorage.getItem(key);
const store = ([key = '', value = '']: string[]) => {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
};
/** Resolves once the page has not scrolled for some milliseconds. */
const comesToRest = (ms: number) =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, ms);
    addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    });
  });

test('L1 L2 G12 the switch leads to this page as it is, or to its twin, also at the section of a link, and stores the choice @desk', async ({
  page,
  context,
  home,
  language,
  other,
}) => {
  await home.openAwake('live-all');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.waitForFunction(() => scrollY === 700);
  await home.header.switchTo(language);
  await page.waitForLoadState();
  expect(new URL(page.url()).hash).toBe('');

  await home.open('imprint');
  await home.header.switchTo(other);
  await expect(page).toHaveURL(paths.imprint[other]);
  expect(await page.evaluate(stored, languageStorageKey)).toBe(other);

  await page.evaluate(store, [languageStorageKey, language]);
  await home.openAwake('home');
  await test.step('G12 a modified press opens the twin or a section in a new tab, and the page stays', async () => {
    // Which pages open is not looked at but by their addresses.
    const opened = [paths.media[language], paths.home[other]];
    for (const path of opened) await context.route(path, (route) => route.fulfill({ body: '' }));
    const presses = [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }];
    for (const press of presses.slice(0, sized(1, 2)))
      for (const [link, path, choice] of [
        [home.header.link('media'), paths.media[language], language],
        [home.header.language(other), paths.home[other], other],
      ] as const) {
        await page.evaluate(store, [languageStorageKey, language]);
        const newTab = context.waitForEvent('page');
        await link.click(press);
        const tab = await newTab;
        await expect(tab).toHaveURL(path);
        await tab.close();
        await expect(page).toHaveURL(paths.home[language]);
        expect(await home.scrollPosition()).toBe(0);
        expect(await page.evaluate(stored, languageStorageKey)).toBe(choice);
      }
    for (const path of opened) await context.unroute(path);
  });

  await page.evaluate(store, [languageStorageKey, language]);
  await home.header.follow('the-band');
  await home.header.switchTo(other);
  await expect(page).toHaveURL(paths['the-band'][other]);
  expect(await page.evaluate(stored, languageStorageKey)).toBe(other);
  // Scroll positions are whole pixels, heights are not: one may be missing.
  await expect
    .poll(async () => Math.abs((await home.distance('the-band')) - sectionOffset))
    .toBeLessThanOrEqual(1);
});

test('L2 V6 where storing is forbidden the switch leads to the twin, and there is no consent to take back @desk', async ({
  page,
  home,
  other,
  t,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await home.openAwake('gdpr');
  await expect(page.getByRole('button', { name: t('gdpr:6-take-back') })).toBeHidden();
  await home.header.switchTo(other);
  await expect(page).toHaveURL(paths.gdpr[other]);
});

test('G12 Back after the switch leads to the page and the place that were left, at the first time', async ({
  page,
  home,
  language,
  other,
}) => {
  await page.goto(`${paths.live[language]}?concerts=past`);
  await home.wake();
  await home.section('members').evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
    scrollBy({ top: 300, behavior: 'instant' });
  });
  await home.header.reveal();
  const left = await home.distance('members');
  // A page that moves has no place yet.
  await framesPass(page);
  await page.evaluate(comesToRest, restMs);
  await home.header.language(other).click();
  await expect(page).toHaveURL(`${paths.live[other]}?concerts=past`);
  // Heights are no whole pixels, and the typefaces change them.
  await expect.poll(async () => Math.abs((await home.distance('members')) - left)).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL(`${paths.live[language]}?concerts=past`);
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag);
  await expect.poll(async () => Math.abs((await home.distance('members')) - left)).toBeLessThanOrEqual(2);
});
