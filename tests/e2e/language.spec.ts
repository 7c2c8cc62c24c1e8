import { expect, test } from './fixtures.ts';
import { instantOf } from '../instantOf.ts';
import { SitePage } from './pages/SitePage.ts';
import { type Locale, localeCodes, paths, records } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { locales } from '../../src/config/locales.ts';
import { languageStorageKey } from '../../src/config/storage.ts';
import { eveningOf } from '../../src/lib/dates/dates.ts';

const stored = (key: string) => localStorage.getItem(key);
const store = ([key = '', value = '']: string[]) => {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
};

test('L1 the switch names its languages, and marks the current one', async ({ page, language, other }) => {
  const { header } = new SitePage(page, language);
  await page.goto(paths.imprint[language]);
  await header.reveal();
  for (const code of localeCodes) {
    const link = header.language(code);
    await expect(link).toBeVisible();
    await expect(link.getByText(code.toUpperCase(), { exact: true })).toBeVisible();
    await expect(link).toHaveAttribute('lang', locales[code].tag);
    await expect(link).toHaveAttribute('hreflang', locales[code].tag);
    await expect(link).toHaveAttribute('href', paths.imprint[code]);
  }
  await expect(header.language(language)).toHaveAttribute('aria-current', 'true');
  await expect(header.language(other)).not.toHaveAttribute('aria-current');
});

test('L1 the language of the page leads to the page as it is', async ({ sitePage, page, language }) => {
  await sitePage.openAwake('live-all');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.waitForFunction(() => scrollY === 700);
  await sitePage.header.switchTo(language);
  await page.waitForLoadState();
  expect(new URL(page.url()).hash).toBe('');
});

test('L2 after a section link the switch leads to that section', async ({
  page,
  home,

  other,
}) => {
  await home.openAwake('home');
  await home.header.follow('the-band');
  await home.header.switchTo(other);
  await expect(page).toHaveURL(paths['the-band'][other]);
  // Scroll positions are whole pixels, heights are not: one may be missing.
  await expect
    .poll(async () => Math.abs((await home.distance('the-band')) - sectionOffset))
    .toBeLessThanOrEqual(1);
});

test('L2 the switch leads to the twin, and stores the choice', async ({
  page,
  sitePage,
  language,
  other,
}) => {
  await page.goto(paths.gdpr.de);
  for (const route of ['home', 'the-band', 'imprint', 'live-all', 'contact-thanks'] as const) {
    await page.evaluate(store, [languageStorageKey, language]);
    await sitePage.open(route);
    await sitePage.header.switchTo(other);
    await expect(page).toHaveURL(paths[route][other]);
    expect(await page.evaluate(stored, languageStorageKey)).toBe(other);
  }
});

test('L4 title, labels and dates speak the language of the page', async ({ page, home, language, t }) => {
  await home.open('home');
  await expect(page).toHaveTitle(new RegExp(t('page:tagline')));
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag);
  await expect(home.section('media').getByRole('region', { name: t('media:gallery') })).toBeAttached();
  await expect(home.footer.getByRole('navigation', { name: t('footer:support') })).toBeVisible();

  const gallery = records<{ alt?: Record<Locale, string> }>('gallery').map(
    ({ alt }) => alt?.[language] ?? t('media:picture-fallback-alt'),
  );
  const shown = await home
    .section('media')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(shown.toSorted()).toEqual(gallery.toSorted());

  const date = (day: Date) =>
    new Intl.DateTimeFormat(locales[language].tag, {
      timeZone: 'Europe/Vienna',
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(day);
  const times = await home
    .section('live')
    .locator('time')
    .evaluateAll((all: HTMLTimeElement[]) => all.map((time) => [time.dateTime, time.textContent]));
  expect(times.length).toBeGreaterThan(0);
  for (const [instant = '', words] of times)
    expect(words).toBe(date(eveningOf(new Date(instantOf(instant)))));
  // Austrian German, not German German.
  expect(times.flat().some((words) => words.includes(language === 'de' ? 'Jänner' : 'January'))).toBe(true);
});
test('L2 a modified press opens the twin in a new tab @desk', async ({
  page,
  context,
  home,
  language,
  other,
}) => {
  await home.openAwake('live');
  for (const press of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
    await page.evaluate(store, [languageStorageKey, language]);
    const newTab = context.waitForEvent('page');
    await home.header.language(other).click(press);
    const tab = await newTab;
    await expect(tab).toHaveURL(paths.live[other]);
    await tab.close();
    await expect(page).toHaveURL(paths.live[language]);
    expect(await page.evaluate(stored, languageStorageKey)).toBe(other);
  }
});

/** Address, stored choice, where it ends. */
const followed = [
  ['/', 'en', '/en/'],
  ['/', 'de', '/'],
  ['/', undefined, '/'],
  ['/live', 'en', '/en/live'],
  ['/live', 'de', '/live'],
  ['/shop', 'en', '/en/shop'],
  ['/shop', undefined, '/shop'],
  ['/medien', 'en', '/medien'],
  ['/impressum', 'en', '/impressum'],
  ['/live/alle', 'en', '/live/alle'],
  ['/en/', 'de', '/en/'],
  ['/en/live', 'de', '/en/live'],
  ['/en/shop', 'de', '/en/shop'],
  ['/the-band', 'de', '/the-band'],
] as const;

test('L3 only shared addresses follow the stored language @desk', async ({ page }) => {
  await page.goto(paths.gdpr.de);
  for (const [address, choice, end] of followed) {
    await test.step(`${address} with ${choice ?? 'nothing'} stored shows ${end}`, async () => {
      await page.evaluate(store, [languageStorageKey, choice ?? '']);
      await page.goto(`${address}?from=poster#booking`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${end}?from=poster#booking`);
      const english = end.startsWith('/en') || end === '/the-band';
      await expect(page.locator('html')).toHaveAttribute('lang', locales[english ? 'en' : 'de'].tag);
    });
  }
});

test('L3 the address left for the stored language is not in the way back @desk', async ({ page }) => {
  await page.goto(paths.gdpr.de);
  await page.evaluate(store, [languageStorageKey, 'en']);
  await page.goto('/live');
  await expect(page).toHaveURL(paths.live.en);
  await page.goBack();
  await expect(page).toHaveURL(paths.gdpr.de);
});

test('L2 where storing is forbidden the switch leads to the twin @desk', async ({
  page,
  home,

  other,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await home.openAwake('live');
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  await home.header.switchTo(other);
  await expect(page).toHaveURL(paths.live[other]);
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
  await home.header.language(other).click();
  await expect(page).toHaveURL(`${paths.live[other]}?concerts=past`);
  // Heights are no whole pixels, and the typefaces change them.
  await expect.poll(async () => Math.abs((await home.distance('members')) - left)).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL(`${paths.live[language]}?concerts=past`);
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag);
  await expect.poll(async () => Math.abs((await home.distance('members')) - left)).toBeLessThanOrEqual(2);
});
