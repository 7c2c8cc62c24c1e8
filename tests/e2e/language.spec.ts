import { expect, test } from './fixtures.ts';
import { instantOf } from '../instantOf.ts';
import { HomePage } from './pages/HomePage.ts';
import { SitePage } from './pages/SitePage.ts';
import { inBothLanguages, type Locale, localeCodes, paths, records, text } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { locales, otherLocale } from '../../src/config/locales.ts';
import { languageStorageKey } from '../../src/config/storage.ts';
import { eveningOf } from '../../src/lib/dates/dates.ts';

const stored = (key: string) => localStorage.getItem(key);
const store = ([key = '', value = '']: string[]) => {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
};

for (const [locale, where] of inBothLanguages) {
  const other = otherLocale(locale);

  test.describe(locale, where, () => {
    test('L1 the switch is links named by their languages, the current one marked', async ({ page }) => {
      const { header } = new SitePage(page, locale);
      await page.goto(paths.imprint[locale]);
      await header.reveal();
      for (const code of localeCodes) {
        const link = header.language(code);
        await expect(link).toBeVisible();
        await expect(link.getByText(code.toUpperCase(), { exact: true })).toBeVisible();
        await expect(link).toHaveAttribute('lang', locales[code].tag);
        await expect(link).toHaveAttribute('hreflang', locales[code].tag);
        await expect(link).toHaveAttribute('href', paths.imprint[code]);
      }
      await expect(header.language(locale)).toHaveAttribute('aria-current', 'true');
      await expect(header.language(other)).not.toHaveAttribute('aria-current');
    });

    test('L2 after a section link the switch leads to the section that is shown', async ({ page }) => {
      const home = new HomePage(page, locale);
      await home.openAwake('home');
      await home.header.follow('the-band');
      await home.header.switchTo(other);
      await expect(page).toHaveURL(paths['the-band'][other]);
      // Scroll positions are whole pixels, heights are not: one may be missing.
      await expect
        .poll(async () => Math.abs((await home.distance('the-band')) - sectionOffset))
        .toBeLessThanOrEqual(1);
    });
  });
}

for (const locale of localeCodes) {
  const other = otherLocale(locale);

  test.describe(locale, { tag: '@desk' }, () => {
    test('L2 the switch leads to the twin of a page and stores the choice', async ({ page }) => {
      await page.goto(paths.gdpr.de);
      for (const route of ['home', 'the-band', 'imprint', 'live-all', 'contact-thanks'] as const) {
        await page.evaluate(store, [languageStorageKey, locale]);
        const sitePage = new SitePage(page, locale);
        await sitePage.open(route);
        await sitePage.header.switchTo(other);
        await expect(page).toHaveURL(paths[route][other]);
        expect(await page.evaluate(stored, languageStorageKey)).toBe(other);
      }
    });

    test('L4 title, labels, alternative texts and dates speak the language of the page', async ({ page }) => {
      const home = new HomePage(page, locale);
      await home.open('home');
      await expect(page).toHaveTitle(new RegExp(text(locale, 'page:tagline')));
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
      await expect(
        home.section('media').getByRole('region', { name: text(locale, 'media:gallery') }),
      ).toBeAttached();
      await expect(
        home.footer.getByRole('navigation', { name: text(locale, 'footer:support') }),
      ).toBeVisible();

      const gallery = records<{ alt?: Record<Locale, string> }>('gallery').map(
        ({ alt }) => alt?.[locale] ?? text(locale, 'media:picture-fallback-alt'),
      );
      const shown = await home
        .section('media')
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      expect(shown.toSorted()).toEqual(gallery.toSorted());

      const date = (day: Date) =>
        new Intl.DateTimeFormat(locales[locale].tag, {
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
      expect(times.flat().some((words) => words.includes(locale === 'de' ? 'Jänner' : 'January'))).toBe(true);
    });
  });
}

test(
  'L2 a middle press, or one with Control, opens the twin in a new tab and stores the choice too',
  { tag: '@desk' },
  async ({ page, context }) => {
    const home = new HomePage(page, 'de');
    await home.openAwake('live');
    for (const press of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
      await page.evaluate(store, [languageStorageKey, 'de']);
      const newTab = context.waitForEvent('page');
      await home.header.language('en').click(press);
      const tab = await newTab;
      await expect(tab).toHaveURL(paths.live.en);
      await tab.close();
      await expect(page).toHaveURL(paths.live.de);
      expect(await page.evaluate(stored, languageStorageKey)).toBe('en');
    }
  },
);

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

test(
  'L3 shared addresses follow the stored language, all others show the language they name',
  { tag: '@desk' },
  async ({ page }) => {
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
  },
);

test(
  'L3 the address that was left by the stored language is not in the way of going back',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto(paths.gdpr.de);
    await page.evaluate(store, [languageStorageKey, 'en']);
    await page.goto('/live');
    await expect(page).toHaveURL(paths.live.en);
    await page.goBack();
    await expect(page).toHaveURL(paths.gdpr.de);
  },
);

test(
  'L2 where storing is forbidden the page works and the switch still leads to the twin',
  { tag: '@desk' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const home = new HomePage(page, 'de');
    await home.openAwake('live');
    await expect.poll(() => home.distance('live')).toBe(sectionOffset);
    await home.header.switchTo('en');
    await expect(page).toHaveURL(paths.live.en);
  },
);
