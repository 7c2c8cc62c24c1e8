import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { Slideshow } from './pages/Slideshow.ts';
import { bringIntoView } from './pages/view.ts';

test('Specification, section 9: below 576 px the navigation is a menu, from 576 px on it is links; the page is at most 1440 px wide, its strips and pictures as wide as the window @desk', async ({
  page,
  home,
  player,
  language,
  t,
}) => {
  const { header } = home;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 575, height: 800 });
  await home.open('home');
  await expect(header.menuButton).toBeVisible();
  await expect(header.link('live')).toBeHidden();
  await page.setViewportSize({ width: 576, height: 800 });
  await expect(header.menuButton).toBeHidden();
  await expect(header.link('live')).toBeVisible();
  const tape = header.root.locator('nav').first().getByText('COMING SOON!');
  for (const width of [576, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tape, `the tape of "Kontakt" at ${width} px`).toBeInViewport({ ratio: 1 });
  }

  await test.step('the page is in the middle of a wider window', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });

    await home.layOutEverything();
    const boxes = await page.locator('main > section > .measure').evaluateAll((all) =>
      all.map((box) => {
        const { left, right } = box.getBoundingClientRect();
        return {
          width: right - left,
          off: Math.abs(left + right - document.documentElement.clientWidth) / 2,
        };
      }),
    );
    expect(boxes.length).toBeGreaterThan(3);
    expect(Math.max(...boxes.map(({ width }) => width))).toBe(1440);
    expect(Math.max(...boxes.map(({ off }) => off))).toBeLessThan(1);
  });

  await test.step('no column beside texts is empty: the frames of the band reach as far as its texts, the address for bookers below two columns', async () => {
    const boxesOf = (id: 'the-band' | 'booking', css: string) =>
      home
        .section(id)
        .locator(css)
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const farthest = (boxes: DOMRect[], edge: 'right' | 'bottom') =>
      Math.max(...boxes.map((box) => box[edge]));
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [frames, texts, heading] = await Promise.all(
        ['figure', 'ol p', 'h2 svg'].map((css) => boxesOf('the-band', css)),
      );
      const beyond = farthest(frames ?? [], 'bottom') - farthest(texts ?? [], 'bottom');
      expect.soft(Math.abs(beyond), `below the frames at ${width} px`).toBeLessThan(100);
      const beside = farthest(heading ?? [], 'right') - farthest(frames ?? [], 'right');
      expect.soft(Math.abs(beside), `beside the frames at ${width} px`).toBeLessThan(10);
    }
    const columns = await boxesOf('booking', '.texts p');
    expect.soft(columns).toHaveLength(3);
    // Its box is as wide as the line, whatever the size of its words.
    const words = await home
      .section('booking')
      .locator('.by-mail .copyable > a')
      .evaluate((address) => {
        const range = document.createRange();
        range.selectNodeContents(address);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
    expect.soft(words.left).toBeCloseTo(columns[1]?.left ?? NaN, 0);
    expect.soft(words.right).toBeGreaterThan((columns[2]?.left ?? NaN) + (columns[2]?.width ?? NaN) / 2);
  });

  await test.step('strips and pictures reach to the edges of a window of 1920 px, where every column in view is reachable', async () => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    const ends = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((picture) => {
          const { left, right } = picture.getBoundingClientRect();
          return [Math.max(0, Math.round(left)), Math.min(innerWidth, Math.round(right))];
        });
    const clientWidth = await page.evaluate(() => document.documentElement.clientWidth);
    expect((await ends('#live .picture img'))[1]).toBe(clientWidth);
    expect(await ends('#the-band .banner img')).toEqual([0, clientWidth]);
    const artwork = ['#hero img.layer', 'footer > svg'];
    for (const part of artwork) expect(await ends(part), part).toEqual([0, clientWidth]);
    const buttons = await page.locator('#hero .buttons').boundingBox();
    expect(buttons?.x, 'the buttons stay on the page').toBe((clientWidth - 1440) / 2 + 40);
    for (const name of ['live:upcoming-heading', 'music:latest-releases', 'media:gallery']) {
      const strip = new Slideshow(page, language, t(name));
      await bringIntoView(strip.root);
      await strip.awake();
      const edges = () =>
        strip.root.locator('[data-ready]').evaluate((window) => {
          const { left, right } = window.getBoundingClientRect();
          return left <= 0 && right >= document.documentElement.clientWidth;
        });
      expect(await edges(), name).toBe(true);
      for (const position of [1, 2, 3]) {
        await expect.poll(() => strip.first(), name).toBe(position);
        const states = await strip.states();
        expect(
          states.map(({ reachable }) => reachable),
          name,
        ).toEqual(states.map(({ seen }) => seen));
        await strip.next.press('Enter');
      }
    }

    await test.step('beyond 2200 px the hero fades, and the name in the footer ends', async () => {
      await page.setViewportSize({ width: 2560, height: 1300 });
      for (const part of artwork)
        expect((await page.locator(part).first().boundingBox())?.width, part).toBe(2200);
      await expect(page.locator('#hero img.layer').first()).toHaveCSS('mask-image', /^linear-gradient/);
    });
  });

  await test.step('the list of videos fades where it goes on, and shows every focus ring whole', async () => {
    for (const width of isNight ? [1000, 1440] : [1000]) {
      await page.setViewportSize({ width, height: 900 });
      await player.arrive();
      await bringIntoView(player.list);
      const fade = await player.list.evaluate((list) => {
        const { position, blockSize, backgroundImage } = getComputedStyle(list, '::after');
        return { position, height: parseFloat(blockSize), image: backgroundImage };
      });
      expect(fade).toMatchObject({ position: 'sticky', image: expect.stringContaining('linear-gradient') });
      const links = await player.list.getByRole('link').all();
      expect(links.length).toBeGreaterThan(7);
      await links[0]?.focus();
      for (const link of links) {
        await expect(link).toBeFocused();
        // How far the ring stands off the edges of the list, which cut it, and off the fade.
        const room = await link.evaluate((element) => {
          const list = element.closest('ol') ?? element;
          const { left, top, width } = element.getBoundingClientRect();
          const { outlineWidth, outlineOffset } = getComputedStyle(element);
          const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
          const box = list.getBoundingClientRect();
          const start = { x: box.left + list.clientLeft, y: box.top + list.clientTop };
          const fade = parseFloat(getComputedStyle(list, '::after').blockSize);
          const end = { x: start.x + list.clientWidth, y: start.y + list.clientHeight - fade };
          const bottom = element.getBoundingClientRect().bottom;
          return {
            sides: Math.min(left - ring - start.x, end.x - left - width - ring),
            ends: Math.min(top - ring - start.y, end.y - bottom),
          };
        });
        expect(room.sides).toBeGreaterThanOrEqual(-1);
        expect(room.ends).toBeGreaterThanOrEqual(-1);
        await page.keyboard.press('Tab');
      }
    }
  });
});

test('position, hint and the taped links stand on one line each, from 320 px @phone', async ({
  page,
  t,
  gallery,
}) => {
  await gallery.open();
  const position = gallery.region.locator('p[aria-hidden]');
  const hint = gallery.region.getByText(t('slideshow:hint'));
  const links = ['all-pics', 'videos', 'press'].map((key) =>
    page.locator('#media [aria-disabled]', { hasText: t(`media:${key}`) }),
  );
  for (const width of isNight ? [320, 360, 390, 480, 768] : [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const words of [position, hint, ...links]) {
      const lines = await words.evaluate((element) => {
        const range = document.createRange();
        const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (text) range.selectNodeContents(text);
        return range.getClientRects().length;
      });
      expect(lines, `${await words.textContent()} at ${width} px`).toBe(1);
    }
    const edge = await gallery.region
      .locator('[data-column] img')
      .first()
      .evaluate((image) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(image);
        return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
      });
    expect(edge, 'every picture has an edge').toBeGreaterThanOrEqual(2);
    const headline = await page.locator('#media-heading').boundingBox();
    const picture = await gallery.region.locator('img').first().boundingBox();
    expect(picture?.y, 'no edge strikes the headline through').toBeGreaterThan(
      (headline?.y ?? NaN) + (headline?.height ?? NaN),
    );
  }
});
