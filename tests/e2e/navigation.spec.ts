import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { facesArrive } from './pages/faces.ts';
import { holdFaces } from './pages/hold.ts';
import { paths } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { addressedSections } from '../../src/config/routes.ts';
import { site } from '../../src/config/site.ts';

test(`N2 opening the address of a section arrives there before the first paint, and stays there when the typefaces come, before any island is fetched ${isNight ? '@both' : '@phone'}`, async ({
  page,
  home,
  t,
  isMobile,
}) => {
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
  await page.setViewportSize({ width: isMobile ? 390 : 1440, height: 844 });
  // By day the last one, below all sections whose height is estimated.
  for (const id of addressedSections.slice(sized(-1, 0))) {
    const releaseFaces = await holdFaces(page);
    await home.open(id);
    const firstFrame = await page.waitForFunction(() => (window as { firstFrame?: number }).firstFrame);
    expect(await firstFrame.jsonValue()).toBe(sectionOffset);
    releaseFaces();
    await facesArrive(page);
    expect.soft(await home.distance(id), id).toBe(sectionOffset);
    await expect(page).toHaveTitle(`${site.artist} – ${t(`navigation:${id}`)}`);
    // One section has none.
    await expect(page.locator(`#${id} astro-island`).first().and(page.locator('[ssr]'))).toHaveCount(0);
    const { fonts, scripts } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        fonts: resources.filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd),
        scripts: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      };
    });
    expect(fonts.length).toBe(2);
    expect(Math.min(...scripts), `no island of ${id} is fetched before the typefaces`).toBeGreaterThanOrEqual(
      Math.max(...fonts),
    );
  }
});

test('N1 N3 back and forward return to section, title and place, also to the link that led to another page; from there a section link opens the home page at that section @phone', async ({
  page,
  home,
  language,
  t,
}) => {
  await home.openAwake('home');
  await home.header.follow('live');
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  const there = await home.scrollPosition();
  await home.header.follow('media');
  await expect.poll(() => home.distance('media')).toBe(sectionOffset);
  const further = await home.scrollPosition();

  await page.goBack();
  await expect(page).toHaveURL(paths.live[language]);
  await expect(page).toHaveTitle(`${site.artist} – ${t('navigation:live')}`);
  await expect.poll(() => home.scrollPosition()).toBe(there);
  await page.goBack();
  await expect(page).toHaveURL(paths.home[language]);
  await expect.poll(() => home.scrollPosition()).toBe(0);
  await page.goForward();
  await expect.poll(() => home.scrollPosition()).toBe(there);
  await page.goForward();
  await expect(page).toHaveURL(paths.media[language]);
  await expect.poll(() => home.scrollPosition()).toBe(further);

  await test.step('a second Back, which comes before the frame after the first, ends where its own entry was', async () => {
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
      for (let frames = 0; frames < 3; frames++)
        await new Promise((done) => nextFrame(() => setTimeout(done)));
      return scrollY;
    });
    expect(new URL(page.url()).pathname).toBe(paths.home[language]);
    expect(position).toBe(0);
  });

  await test.step('Back from another page returns to the link', async () => {
    await home.walkToEnd();
    const link = home.footer.getByRole('link', { name: t('navigation:imprint') });
    await link.click();
    await expect(page).toHaveURL(paths.imprint[language]);
    await page.goBack();
    await expect(page).toHaveURL(paths.home[language]);
    await expect(link).toBeInViewport();
  });

  await test.step('N1 from another page a section link opens the home page at that section', async () => {
    await page.goForward();
    await expect(page).toHaveURL(paths.imprint[language]);
    await home.wake();
    await home.header.follow('media');
    await expect.poll(() => home.distance('media')).toBe(sectionOffset);
  });
});
