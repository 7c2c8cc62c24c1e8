import { createHash } from 'node:crypto';
import { test as base, type BrowserContext, type TestInfo } from '@playwright/test';
import { dayOffset, moveClock } from '../../scripts/test/samplesDay.js';
import { otherLocale } from '../../src/config/locales.ts';
import { addressHeader } from '../../scripts/serve/site/web.ts';
import { expect } from './expect.ts';
import type { RunningSite } from './builtSite.ts';
import { Noise } from './noise.ts';
import { Admin } from './pages/Admin.ts';
import { AllConcerts } from './pages/AllConcerts.ts';
import { AllPictures } from './pages/AllPictures.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { ContactPage } from './pages/ContactPage.ts';
import { Desk } from './pages/Desk.ts';
import { Gallery } from './pages/Gallery.ts';
import { HomePage } from './pages/HomePage.ts';
import { SitePage } from './pages/SitePage.ts';
import { VideoPlayer } from './pages/VideoPlayer.ts';
import { text, type Locale } from './words.ts';

export { expect };

/** An address that no other test of the run has, from the block for documentation (RFC 3849). */
function addressOf({ testId, retry, repeatEachIndex }: TestInfo): string {
  const digits = createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest('hex');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`;
}

/** A route that is still at work when its test ends would fail after it, as nobody's error, and take the next test along. */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

interface Fixtures {
  noise: Noise;
  /** German on a phone, English on a desk. */
  language: Locale;
  /** The other one. */
  other: Locale;
  /** A text in that language, by its area and key. */
  t: (key: string, values?: Record<string, string | number>) => string;
  /** The page objects, in that language. Nothing is opened yet. */
  sitePage: SitePage;
  home: HomePage;
  tabs: ConcertTabs;
  allConcerts: AllConcerts;
  gallery: Gallery;
  allPictures: AllPictures;
  player: VideoPlayer;
  contact: ContactPage;
  admin: Admin;
  desk: Desk;
  /** The concerts on the desk, after the log-in. */
  concerts: ConcertDesk;
}

interface WorkerFixtures {
  /**
   * The site of a file's tests, with stores of its own, until the next file has one; without a file the one that files share, until the
   * end. It is one fixture for all of them: where fixtures of workers differ, Playwright starts another worker and another browser.
   */
  siteOf: (file: string | undefined, start: () => Promise<RunningSite>) => Promise<RunningSite>;
}

/**
 * The `test` of every journey: it fails when a page logs an error, throws one, or asks a host other than ours for
 * anything. A test that provokes one says so: `noise.allow(/404/)`. Each comes from an address of its own, so that limits
 * per address count for it alone. `@phone`, `@desk` or `@both` in a title names its windows (playwright.config.ts).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteOf: [
    async ({}, use) => {
      let current: { file: string; site: RunningSite } | undefined;
      let shared: RunningSite | undefined;
      await use(async (file, start) => {
        if (file === undefined) return (shared ??= await start());
        if (current?.file === file) return current.site;
        await current?.site.stop();
        current = undefined;
        const site = await start();
        current = { file, site };
        return site;
      });
      await current?.site.stop();
      await shared?.stop();
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({}, use, testInfo) => {
    await use({ [addressHeader]: addressOf(testInfo) });
  },
  context: async ({ context }, use) => {
    await context.addInitScript(moveClock, dayOffset);
    await use(context);
    await leaveRoutes(context);
  },
  noise: [
    async ({ context, baseURL }, use) => {
      const noise = new Noise(new URL(baseURL ?? 'http://localhost').host);
      context.on('console', (message) => {
        if (message.type() === 'error')
          noise.heard(`console.error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => noise.heard(`page error: ${error.error().message}`));
      context.on('request', (request) => noise.requested(request.url()));
      await use(noise);
      expect(noise.unexpected(), 'a quiet page: no errors, no requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  language: ({ isMobile }, use) => use(isMobile ? 'de' : 'en'),
  other: ({ language }, use) => use(otherLocale(language)),
  t: ({ language }, use) => use((key, values) => text(language, key, values)),
  sitePage: ({ page, language }, use) => use(new SitePage(page, language)),
  home: ({ page, language }, use) => use(new HomePage(page, language)),
  tabs: ({ page, language }, use) => use(new ConcertTabs(page, language)),
  allConcerts: ({ page, language }, use) => use(new AllConcerts(page, language)),
  gallery: ({ page, language }, use) => use(new Gallery(page, language)),
  allPictures: ({ page, language }, use) => use(new AllPictures(page, language)),
  player: ({ page, language }, use) => use(new VideoPlayer(page, language)),
  contact: ({ page, language }, use) => use(new ContactPage(page, language)),
  admin: ({ page, language }, use) => use(new Admin(page, language)),
  desk: ({ page, language }, use) => use(new Desk(page, language)),
  concerts: async ({ desk }, use) => {
    await desk.open('concerts');
    await use(new ConcertDesk(desk));
  },
});
