import type { Page } from '@playwright/test';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { each } from './pages/each.ts';
import { SitePage } from './pages/SitePage.ts';
import { videos } from './pages/VideoPlayer.ts';
import { addresses, localeCodes, paths, showsItsOwn } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';

/** The content of the page, or of `html` as it was served: words, dates, links and pictures, in order. */
const reading = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const { body: shown } = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const body = shown.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
    const all = (selector: string, attribute: string) =>
      [...body.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      words: body.textContent.replaceAll(/\s+/g, ' ').trim(),
      dates: all('time', 'datetime'),
      // With script calendars open the address of the dates themselves.
      links: all('a', 'href').map((href) => href?.replace(/^webcal:\/\/[^/]+/, '')),
      pictures: [...all('img', 'src'), ...all('img', 'alt'), ...all('source', 'srcset')],
    };
  }, html);

for (const locale of isNight ? localeCodes : (['de'] as const)) {
  test(`G11 every page has the same words, dates, links and pictures without JavaScript (${locale}) @desk`, async ({
    page,
  }) => {
    test.slow();
    const sitePage = new SitePage(page, locale);
    // Before the last week of the first concert, whose days a script counts.
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    for (const { route, path } of addresses.filter(
      (address) =>
        address.locale === locale &&
        showsItsOwn(address) &&
        // By day the pages with islands of their own.
        (isNight || ['home', 'live-all'].includes(address.route)),
    )) {
      await sitePage.openAwake(route);
      const served = await (await page.request.get(path)).text();
      const withScript = await reading(page);
      expect(await reading(page, served), path).toEqual(withScript);
      expect(withScript.words.length, path).toBeGreaterThan(150);
    }
  });
}

/** A part of a page has links, and no control that would do nothing. */
async function expectNoDeadControl(page: Page, part: string) {
  await expect(page.locator(part).getByRole('link').first(), part).toBeVisible();
  await expect(page.locator(part).locator('button:visible, input:visible'), part).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('G7 G11 M3 N2 T5 V4 everything is to be seen; menu, strips, members and links work, and nothing that would not is shown @phone', async ({
    page,
    home,
    language,
    other,
    t,
  }) => {
    const { header, concerts: tabs } = home;
    await home.open('home');

    await test.step('M3 the menu opens and closes', async () => {
      await header.menuButton.tap();
      await expect(header.menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(header.menu).toBeHidden();
      await expect(header.menuButton).toBeFocused();
      await header.menuButton.tap();
      await page.touchscreen.tap(195, 800);
      await expect(header.menu).toBeHidden();
    });

    await test.step('G11 every section is to be seen, in its own faces', async () => {
      await home.layOutEverything({ withFaces: false });
      await expect
        .poll(() =>
          page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
        )
        .toBeGreaterThanOrEqual(2);
      for (const section of await each(home.main.locator('> section'))) {
        const heading = section.getByRole('heading').first();
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
      }
      await expect(home.section('welcome').locator('img')).toBeAttached();
      await expect(page.locator('[data-reveal]'), 'what waits to be revealed with script').not.toHaveCount(0);
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
    });

    await test.step('T5 both lists stand under their headings, and no tab is shown', async () => {
      for (const kind of ['upcoming', 'past'] as const) {
        await expect(tabs.heading(kind)).toBeVisible();
        await expect(tabs.heading(kind)).toHaveCSS('clip-path', 'none');
        await expect(tabs.tickets(kind).first()).toBeVisible();
        await expect(tabs.link(kind)).toBeHidden();
      }
    });

    await test.step('G7 strips move by keys, and the page is as high as the column that was scrolled to', async () => {
      await page.locator('main *').evaluateAll((all) => {
        for (const strip of all) {
          const scrolls =
            getComputedStyle(strip).overflowX === 'auto' && strip.scrollWidth > strip.clientWidth + 1;
          strip.toggleAttribute('data-scrolls', scrolls);
        }
      });
      const past = tabs.panel('past').locator('div[tabindex="0"]');
      /** How much higher or lower the strip is than the tickets of a column, in CSS pixels. */
      const difference = async (position: number) => {
        const column = tabs
          .panel('past')
          .locator('[data-column]')
          .nth(position - 1);
        const tickets = await column.locator('ul').boundingBox();
        return Math.abs(((await past.boundingBox())?.height ?? NaN) - (tickets?.height ?? NaN));
      };
      await past.scrollIntoViewIfNeeded();
      await expect.poll(() => difference(1)).toBeLessThan(20);
      const strips = await page.locator('[data-scrolls]').all();
      // Upcoming and past concerts, and the pictures, whatever the window.
      expect(strips.length).toBeGreaterThanOrEqual(3);
      for (const strip of strips) {
        await strip.focus();
        await expect(strip).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      }
      await past.scrollIntoViewIfNeeded();
      await expect.poll(() => difference(2)).toBeLessThan(20);
    });

    await test.step('V4 every video is a link to its place on YouTube, the still, too', async () => {
      const music = home.section('music');
      const links = music.getByRole('link', { name: t('music:on-youtube') });
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
        videos.map(({ id }) => `https://www.youtube.com/watch?v=${id}`),
      );
      const still = music.locator('figure img');
      await still.scrollIntoViewIfNeeded();
      const clicked = await still.evaluate((picture) => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')?.href;
      });
      expect(clicked).toContain(videos[0]?.id);
      await expect(music.getByText(t('music:consent'))).toBeAttached();
      await expect(music.getByRole('checkbox')).toHaveCount(0);
    });

    await test.step('a press opens a member, opening another closes it, pressing the open one closes; keys do the same', async () => {
      const open = home.section('members').locator('details[open]');
      await home.section('members').scrollIntoViewIfNeeded();
      await expect(home.cards).toHaveCount(4);
      await expect(open).toHaveCount(0);
      const [nora, mila] = [home.card('Nora'), home.card('Mila')];
      await nora.locator('summary').click();
      await expect(nora).toHaveAttribute('open');
      await expect(nora.locator('p')).toBeVisible();
      await mila.locator('summary').click();
      await expect(mila).toHaveAttribute('open');
      await expect(open).toHaveCount(1);
      await mila.locator('summary').click();
      await expect(open).toHaveCount(0);

      await nora.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(nora).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(home.card('Jakob').locator('summary')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(nora).not.toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(open).toHaveCount(0);
    });

    await test.step('G7 all records of a strip stand in a plain list, and no page shows a control that would do nothing', async () => {
      for (const part of ['#live', '#music', '#media', '#booking']) await expectNoDeadControl(page, part);
      const shown = await page.locator('#live article').count();
      await home
        .section('live')
        .getByRole('link', { name: t('live:all-concerts') })
        .click();
      await expect(page).toHaveURL(paths['live-all'][language]);
      await expect(page.locator('main article')).toHaveCount(shown);
      await expectNoDeadControl(page, 'main');
      await home.open('imprint');
      await expectNoDeadControl(page, 'main');
      await header.switchTo(other);
      await expect(page).toHaveURL(paths.imprint[other]);
    });

    await test.step('G11 the links of a concert are there, and a calendar can be chosen', async () => {
      await page.goto(concertPath(language, '2026-12-04-lampenfieber'));
      await expectNoDeadControl(page, 'main');
      await expect(page.getByRole('link', { name: /^Tickets – / })).toBeVisible();
      await expect(page.getByRole('link', { name: t('concert:map') })).toBeVisible();
      await page.getByText(t('concert:calendar')).click();
      for (const name of [t('concert:calendar-file'), /^Google/, /^Outlook/])
        await expect(page.getByRole('link', { name })).toBeVisible();
    });

    await test.step('N2 the address of a section arrives there', async () => {
      await page.goto(paths.media[language]);
      await expect(page).toHaveURL(`${paths.media[language]}#media`);
      await expect.poll(() => home.distance('media')).toBe(sectionOffset);
    });
  });
});
