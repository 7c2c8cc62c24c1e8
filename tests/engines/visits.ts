import sharp from 'sharp';
import { expect } from 'vitest';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { playerOrigin } from '../../src/config/services.ts';
import { paths } from '../e2e/words.ts';
import { windowSize } from './browserWindow.ts';
import { type Add, type Journey, t } from './visitor.ts';

/** The inks of the picture. */
const inks = { paper: [243, 231, 211], red: [255, 75, 31], black: [17, 14, 13] } as const;

/** The share of a strip of a picture that is of each ink, from 0 to 1. */
async function sharesOf(png: Buffer, strip: { top: number; height: number }) {
  const area = { left: 0, width: windowSize.width, ...strip };
  const pixels = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  const count = area.width * area.height;
  const shareOf = (ink: readonly number[]) => {
    const isOfInk = (_: unknown, pixel: number) =>
      ink.every((value, channel) => Math.abs((pixels[pixel * 3 + channel] ?? NaN) - value) < 16);
    return Array.from({ length: count }).filter(isOfInk).length / count;
  };
  return { paper: shareOf(inks.paper), red: shareOf(inks.red), black: shareOf(inks.black) };
}

/** In the page: the distance of a section from the upper edge of the window, in whole CSS pixels. */
const distanceOf = (id: string) =>
  Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN);

/** In the page: scrolls down fast, until a section is at the upper edge of the window. */
async function flickTo(id: string): Promise<void> {
  const distance = () => document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
  while (distance() > 1) {
    scrollBy({ top: Math.min(distance(), innerHeight / 3), behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

/** Journeys of a visitor that need scripts. */
export function visitorJourneys(journey: () => Journey, add: Add): void {
  add('the first view fits the window, and shows its picture and its letters', async () => {
    const { visitor } = journey();
    await visitor.open(paths.home.de);
    await visitor.answers(windowSize.width, () => innerWidth);
    await visitor.answers(windowSize.width, () => document.documentElement.scrollWidth);
    await visitor.answers(true, () =>
      [...document.querySelectorAll<HTMLImageElement>('#hero img')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    await visitor.seesTypefaces();
    // Above the heads of the band there are only its name, in the colour of paper, and red dots.
    const shares = async () => sharesOf(await visitor.window.shoot(), { top: 76, height: 90 });
    await expect
      .poll(async () => {
        const { paper, red, black } = await shares();
        return paper > 0.5 && red > 0.01 && black > 0.1;
      })
      .toBe(true);
  });

  add('the menu opens at the first click, and closes by Escape and by a click beside it', async () => {
    const { visitor } = journey();
    await visitor.open(paths.home.de);
    for (const close of [
      () => visitor.window.press('Escape'),
      () => visitor.window.clickAt({ x: 195, y: 800 }),
    ]) {
      await visitor.clicks('header button', t('navigation:menu'));
      await visitor.sees('#menu a', t('navigation:live'));
      await close();
      await visitor.misses('#menu');
      await visitor.answers(
        t('navigation:menu'),
        () => document.activeElement?.getAttribute('aria-label') ?? '',
      );
    }
    await visitor.arrives(paths.home.de);
  });

  add('a link of the menu leads to its section, Back to the top, and the language to the twin', async () => {
    const { visitor } = journey();
    await visitor.open(paths.home.de);
    await visitor.clicks('header button', t('navigation:menu'));
    await visitor.clicks('#menu a', t('navigation:media'));
    await visitor.arrives(paths.media.de);
    await visitor.answers(sectionOffset, distanceOf, 'media');
    await visitor.window.back();
    await visitor.arrives(paths.home.de);
    await visitor.answers(0, () => Math.round(scrollY));
    await visitor.clicks('header button', t('navigation:menu'));
    await visitor.clicks('#menu a', 'English');
    await visitor.arrives(paths.home.en);
    await visitor.answers('en', () => document.documentElement.lang.slice(0, 2));
  });

  add('after a flick to the concerts the first of them stands at the edge', async () => {
    const { visitor } = journey();
    await visitor.open(paths.home.de);
    await visitor.window.run(flickTo, 'live');
    await visitor.sees('#concerts-upcoming [data-window] article');
    await visitor.sees('#live [role=tablist]');
    await visitor.answers(0, () =>
      [...document.querySelectorAll('#live [data-window]')].reduce(
        (sum, { scrollLeft }) => sum + scrollLeft,
        0,
      ),
    );
    await visitor.answers('1', () => {
      const dots = document.querySelectorAll('#concerts-upcoming [role=group] button[aria-current]');
      return [...dots].map((dot) => dot.getAttribute('aria-label')?.split(' ')[0]).join();
    });
  });

  add('the tabs show one list of concerts each', async () => {
    const { visitor } = journey();
    await visitor.open(paths.live.de);
    await visitor.sees('#concerts-upcoming');
    await visitor.misses('#concerts-past');
    await visitor.clicks('[role=tab]', t('live:past'));
    await visitor.sees('#concerts-past article');
    await visitor.misses('#concerts-upcoming');
    await visitor.answers('true', () => document.getElementById('tab-past')?.getAttribute('aria-selected'));
  });

  add('a picture of the gallery opens large, leads to the next, and closes', async () => {
    const { visitor } = journey();
    await visitor.open(paths.media.de);
    await visitor.sees('#media [data-ready]');
    await visitor.clicks('#media [data-column] a');
    for (const position of [1, 2]) {
      await visitor.sees('dialog[open] h2', t('media:picture-of', { position, count: 24 }));
      await visitor.answers(true, () =>
        [...document.querySelectorAll<HTMLImageElement>('dialog[open] .stage img')].some(
          ({ complete, naturalWidth, src }) => complete && naturalWidth > 0 && /\.jpe?g$/.test(src),
        ),
      );
      if (position === 1) await visitor.window.press('ArrowRight');
    }
    await visitor.window.press('Escape');
    await visitor.misses('dialog');
  });

  add('a video asks YouTube for nothing before its button is clicked', async () => {
    const { visitor } = journey();
    await visitor.open(paths.home.de);
    const button = t('music:play', { title: '' });
    await visitor.window.run(flickTo, 'music');
    await visitor.sees('#music button', button);
    await visitor.answers(0, () => document.querySelectorAll('iframe, link[rel=preconnect]').length);
    await visitor.clicks('#music button', button);
    await visitor.answers(
      playerOrigin,
      () => new URL(document.querySelector<HTMLIFrameElement>('#music iframe')?.src ?? '').origin,
    );
    await visitor.answers('IFRAME', () => document.activeElement?.tagName);
  });

  add('a message to the band is sent with script', async () => {
    const { visitor } = journey();
    await visitor.open(paths.contact.de);
    await visitor.sees('form[data-ready]');
    await visitor.clicks('form button', t('contact:send'));
    await visitor.sees('form [role=group] a', t('contact:error-name-required'));
    await visitor.types('#name', 'Toni Tester');
    await visitor.types('#email', 'toni@example.com');
    await visitor.types('#message', 'Spielt ihr bei uns im Hof?');
    await visitor.clicks('form button', t('contact:send'));
    await visitor.sees('main', t('page:thanks-text'));
  });
}
