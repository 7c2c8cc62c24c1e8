import { expect, test } from './fixtures.ts';
import { paths } from './words.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('G9 nothing moves or slides, and links arrive at once @desk', async ({ page, home, language }) => {
    await home.openAwake('home');
    await home.layOutEverything();
    const moving = await page.evaluate(() => {
      const movement =
        /all|transform|rotate|translate|scale|inset|top|left|right|bottom|flex|size|width|height|margin/;
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      const faces = [undefined, '::before', '::after'];
      return [...document.body.querySelectorAll('*')].flatMap((element) =>
        faces.flatMap((face) => {
          const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element, face);
          const moves =
            animationName !== 'none' ||
            (seconds(transitionDuration) > 0.01 && movement.test(transitionProperty));
          return moves ? [`${element.tagName}.${element.getAttribute('class') ?? ''}${face ?? ''}`] : [];
        }),
      );
    });
    expect([...new Set(moving)]).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    await home.header.reveal();
    const steps = await page.evaluate(async (path) => {
      const positions = new Set<number>();
      document.querySelectorAll<HTMLElement>(`header a[href="${path}"]`)[0]?.click();
      for (let frame = 0; frame < 20; frame++) {
        positions.add(Math.round(scrollY));
        await new Promise(requestAnimationFrame);
      }
      return positions.size;
    }, paths.media[language]);
    // One jump, and one correction when the skipped sections got their height.
    expect(steps).toBeLessThanOrEqual(3);
    await expect.poll(() => home.distance('media')).toBe(sectionOffset);
  });
});

/**
 * The place of every visible part. Left out are the hero's figures, which forced colours hide, the line with the next concert, which
 * gets a border, and columns beyond the window, which are laid out only near it.
 */
const places = () => {
  const parts = [
    ...document.querySelectorAll('body *:not(.next-concert, .next-concert *, .front, .front *)'),
  ];
  const boxes = parts
    .filter((part) => part.checkVisibility())
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.left < innerWidth);
  return boxes.map(({ part, box: { left, top, width, height } }) => {
    const place = [left + scrollX, top + scrollY, width, height].map(Math.round).join();
    return `${part.localName} ${part.textContent.slice(0, 20)}: ${place}`;
  });
};

/** Elements that show their extent by a background, which forced colours remove. */
const bordered = [
  ...['#hero a', '#hero [aria-disabled=true]', '#the-band a', '#booking [aria-disabled=true]'],
  ...['header button', '#live article', '#live [data-tickets] a', 'a[href="#top"]'],
];

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('G10 borders and icons stay; selection is not by colour alone; every part keeps its place and shape', async ({
    page,
    home,
    contact,
  }) => {
    await home.open('live');
    await home.layOutEverything();
    await home.header.reveal();
    for (const selector of bordered) await expect(page.locator(selector), selector).not.toHaveCount(0);
    const borderless = await page.locator(bordered.join()).evaluateAll((all) =>
      all
        .filter(
          (control) =>
            control.checkVisibility() &&
            !['', '::after'].some((part) => {
              const { borderTopWidth, outlineStyle, display } = getComputedStyle(control, part);
              return display !== 'none' && (parseFloat(borderTopWidth) >= 1 || outlineStyle === 'solid');
            }),
        )
        .map(({ textContent }) => textContent.trim().slice(0, 40)),
    );
    expect(borderless, 'controls without a border').toEqual([]);

    const icons = page.locator(':is(a, button, [aria-disabled=true]) > svg[viewBox="0 0 24 24"]');
    await expect(icons.filter({ visible: true })).not.toHaveCount(0);
    const invisible = await icons.evaluateAll(
      (all) =>
        all.filter((icon) => {
          const { fill, width } = getComputedStyle(icon);
          const ground = getComputedStyle(icon.parentElement ?? icon).backgroundColor;
          return icon.checkVisibility() && (fill === 'none' || fill === ground || parseFloat(width) < 16);
        }).length,
    );
    expect(invisible, 'icons in the colour of their ground').toBe(0);

    const look = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((link) => {
          const style = getComputedStyle(link);
          const border = [style.borderTopWidth, style.borderBlockEndWidth, style.outlineStyle];
          return [border, style.textDecoration, style.textDecorationThickness, style.fontWeight].join();
        });
    const links = 'header nav ul a:not([data-language])';
    expect(await look(`${links}[aria-current]`)).not.toBe(await look(`${links}:not([aria-current])`));
    expect(await look('header a[data-language][aria-current]')).not.toBe(
      await look('header a[data-language]:not([aria-current])'),
    );

    await test.step('only colours change: every part keeps its place and shape', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const open of [() => home.openAwake('home'), () => contact.open()]) {
        await open();
        await page.evaluate(() => (document.documentElement.dataset.laidOut = ''));
        const forced = await page.evaluate(places);
        await page.emulateMedia({ forcedColors: 'none' });
        expect(await page.evaluate(places)).toEqual(forced);
        await page.emulateMedia({ forcedColors: 'active' });
      }
      const drawn = page.locator('main [type=radio], footer [type=checkbox]');
      for (const control of await drawn.all()) await expect(control).toHaveCSS('appearance', 'none');
      await expect(drawn).toHaveCount(4);
    });
  });
});
