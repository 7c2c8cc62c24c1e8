import { expect, test } from './fixtures.ts';
import { facesArrive, holdFaces } from './pages/faces.ts';
import { HomePage } from './pages/HomePage.ts';
import { inBothLanguages, localeCodes, paths, text } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { addressedSections } from '../../src/config/routes.ts';
import { site } from '../../src/config/site.ts';

for (const [locale, where] of inBothLanguages) {
  const title = (id: (typeof addressedSections)[number]) =>
    `${site.artist} – ${text(locale, `navigation:${id}`)}`;

  test.describe(locale, where, () => {
    test('N1 a section link changes address, title and aria-current, scrolls there leaving 40 px, moves the focus', async ({
      page,
    }) => {
      const home = new HomePage(page, locale);
      await home.openAwake('home');
      await home.markDocument();
      for (const id of addressedSections) {
        await home.header.follow(id);
        await expect(page).toHaveURL(paths[id][locale]);
        await expect(page).toHaveTitle(title(id));
        await expect(home.section(id)).toBeFocused();
        await expect.poll(() => home.distance(id)).toBe(sectionOffset);
        await home.header.reveal();
        await expect(home.header.navigation.locator('a[aria-current="page"]')).toHaveText([
          text(locale, `navigation:${id}`),
        ]);
        await page.keyboard.press('Escape');
      }
      expect(await home.isSameDocument(), 'no other page was loaded').toBe(true);
    });

    test('N2 opening the address of a section arrives there before the first paint, and stays there when the typefaces come', async ({
      page,
    }) => {
      const home = new HomePage(page, locale);
      // The first frame that holds the page, before it is painted.
      await page.addInitScript(() => {
        const look = () => {
          const script = document.querySelector('script[data-section]');
          if (!script) return requestAnimationFrame(look);
          const top = document
            .getElementById(script.getAttribute('data-section') ?? '')
            ?.getBoundingClientRect().top;
          return Object.assign(window, { firstFrame: Math.round(top ?? Number.NaN) });
        };
        requestAnimationFrame(look);
      });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        for (const id of addressedSections) {
          const releaseFaces = await holdFaces(page);
          await home.open(id);
          const firstFrame = await page.waitForFunction(() => (window as { firstFrame?: number }).firstFrame);
          expect(await firstFrame.jsonValue()).toBe(sectionOffset);
          releaseFaces();
          await facesArrive(page);
          expect.soft(await home.distance(id), `${id} at ${width} px`).toBe(sectionOffset);
          await expect(page).toHaveTitle(title(id));
        }
      }
    });

    test('N1 from another page a section link opens the home page at that section', async ({ page }) => {
      const home = new HomePage(page, locale);
      await home.openAwake('imprint');
      await home.header.follow('media');
      await expect.poll(() => home.distance('media')).toBe(sectionOffset);
    });
  });
}

test('N3 back and forward return to section, title and scroll position', async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  await home.header.follow('live');
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  const there = await home.scrollPosition();
  await home.header.follow('media');
  await expect.poll(() => home.distance('media')).toBe(sectionOffset);
  const further = await home.scrollPosition();

  await page.goBack();
  await expect(page).toHaveURL(paths.live.de);
  await expect(page).toHaveTitle(`${site.artist} – ${text('de', 'navigation:live')}`);
  await expect.poll(() => home.scrollPosition()).toBe(there);
  await page.goBack();
  await expect(page).toHaveURL(paths.home.de);
  await expect.poll(() => home.scrollPosition()).toBe(0);
  await page.goForward();
  await expect.poll(() => home.scrollPosition()).toBe(there);
  await page.goForward();
  await expect(page).toHaveURL(paths.media.de);
  await expect.poll(() => home.scrollPosition()).toBe(further);
});

test('N3 a second Back, which comes before the frame after the first, ends where its own entry was', async ({
  page,
}) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  await home.header.follow('live');
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  await home.header.follow('media');
  await expect.poll(() => home.distance('live')).toBeLessThan(sectionOffset);
  const position = await page.evaluate(async () => {
    const nextFrame = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    for (let steps = 0; steps < 2; steps++)
      await new Promise((done) => {
        addEventListener('popstate', done, { once: true });
        history.back();
      });
    window.requestAnimationFrame = nextFrame;
    for (const callback of held) nextFrame(callback);
    // The frame after next, so that what the held ones have asked for is done.
    for (let frames = 0; frames < 3; frames++) await new Promise((done) => nextFrame(() => setTimeout(done)));
    return scrollY;
  });
  expect(new URL(page.url()).pathname).toBe(paths.home.de);
  expect(position).toBe(0);
});

test('N3 back from another page returns to where the link was', { tag: '@phone' }, async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.open('home');
  await home.walkToEnd();
  const link = home.footer.getByRole('link', { name: text('de', 'navigation:imprint') });
  await link.click();
  await expect(page).toHaveURL(paths.imprint.de);
  await page.goBack();
  await expect(page).toHaveURL(paths.home.de);
  await expect(link).toBeInViewport();
});

for (const locale of localeCodes) {
  test(
    `N4 an unknown path ends at the home page of its language by a redirect (${locale})`,
    { tag: '@desk' },
    async ({ page }) => {
      for (const unknown of ['gibt-es-nicht', 'a/b/c', 'live/nope', 'index.php']) {
        const response = await page.goto(`${paths.home[locale]}${unknown}`);
        await expect(page).toHaveURL(paths.home[locale]);
        const redirected = response?.request().redirectedFrom();
        expect((await redirected?.response())?.status()).toBe(302);
        expect(redirected?.redirectedFrom(), 'one redirect is enough').toBeNull();
      }
    },
  );
}

test('N4 an unknown path then follows the stored language', { tag: '@desk' }, async ({ page }) => {
  await page.goto(paths.imprint.de);
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await page.goto('/gibt-es-nicht');
  await expect(page).toHaveURL(paths.home.en);
});
