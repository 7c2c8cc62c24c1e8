import type { Page } from '@playwright/test';
import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/HomePage.ts';
import { bringIntoView } from './pages/view.ts';
import { paths } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';

/** The real heights of all sections: browsers without an anchor of their own need them to arrive. */
const expectLaidOut = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-laid-out');

test('G12 reload stays where the visitor was; a turned phone keeps the section, the ticket or the fact of a concert that stands topmost @phone', async ({
  page,
  home,
}) => {
  await home.open('live');
  const booking = home.section('booking');
  await bringIntoView(booking, () =>
    booking.evaluate((section) => section.scrollIntoView({ behavior: 'instant' })),
  );
  await expect.poll(() => home.distance('booking')).toBe(sectionOffset);
  await page.reload();
  await expectLaidOut(page);
  await expect(booking).toBeInViewport();
  await expect.poll(async () => Math.abs((await home.distance('booking')) - sectionOffset)).toBeLessThan(200);

  const keep = async (edge: number, ...parts: string[]) => {
    await home.wake();
    await home.layOutEverything();
    for (const part of parts) {
      const topmost = page.locator(part).first();
      await bringIntoView(topmost, () =>
        topmost.evaluate((element, to) => scrollBy(0, element.getBoundingClientRect().top - to), edge),
      );
      await home.scrollBy(0);
      for (const [width, height] of [
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(topmost, part).toBeInViewport();
      }
    }
  };
  await keep(sectionOffset, ...['#booking h2', '#the-band h2', '#members h2'].slice(0, sized(1, 3)));
  await keep(90, '[data-list="upcoming"] [data-column] li:nth-child(2) h4');
  await page.goto(concertPath(home.locale, '2029-04-20-drei-sprachen'));
  await keep(90, '.facts > div:last-child dt');
});

test('G12 a list of all leads back to the column or section', async ({ page, language, t }) => {
  const { concerts } = new HomePage(page, language);
  const back = (section: 'live' | 'media') =>
    page.getByRole('link', {
      name: t('navigation:back-to', { section: t(`navigation:${section}`) }),
    });
  await concerts.open('past');
  const address = page.url();
  const slideshow = concerts.slideshow('past');
  await slideshow.next.press('Enter');
  await expect.poll(() => slideshow.first()).toBe(2);

  await page.getByRole('link', { name: t('live:all-concerts') }).click();
  await expect(page).toHaveURL(paths['live-all'][language]);
  await back('live').click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => slideshow.first()).toBe(2);
  await slideshow.awake();
  await slideshow.next.press('Enter');
  await expect.poll(() => slideshow.first()).toBe(3);

  // By day one of the two lists.
  if (!isNight) return;
  await page.goto(paths['media-all'][language]);
  await back('media').click();
  await expect(page).toHaveURL(paths.media[language]);
});

test('G12 an address that names a section behind its # arrives there', async ({ page, home, language }) => {
  for (const id of (['members', 'booking', 'media'] as const).slice(0, sized(1, 3))) {
    await test.step(id, async () => {
      // From elsewhere: to another # alone no page is loaded.
      await page.goto(paths['contact-thanks'][language], { waitUntil: 'commit' });
      await page.goto(`${paths.home[language]}#${id}`);
      await expectLaidOut(page);
      await expect.poll(() => home.distance(id)).toBe(sectionOffset);
    });
  }
});

test('G12 find-in-page finds words in sections that were skipped, and opens the member whose text is found @phone', async ({
  page,
  home,
  language,
}) => {
  await page.goto(`${paths.home[language]}#:~:text=${encodeURIComponent('Feuerzeuge bei sich')}`);
  await expect(home.card('Nora')).toHaveAttribute('open');
  await expect(home.card('Nora').locator('p')).toBeInViewport();
});

test('a concert is fetched with the pointer on its link, and nothing without one or in low data mode @desk', async ({
  page,
  tabs,
  language,
}) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']) fetched.push(new URL(request.url()).pathname);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await tabs.open();
  const link = tabs.panel('upcoming').locator('article a[href*="/live/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  expect(fetched).toEqual([]);
  await link.hover();
  await expect.poll(() => fetched).toContain(path);
  await page.evaluate(() => localStorage.setItem('lowData', 'on'));
  await page.goto(paths.live[language]);
  fetched.length = 0;
  await link.hover();
  await page.locator('footer').hover();
  expect(fetched).toEqual([]);
});
