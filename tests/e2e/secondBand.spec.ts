import { sampleWords } from '../site/sampleWords.ts';
import { isNight } from '../night.ts';
import { secondBand } from './builtSite.ts';
import { expect } from './fixtures.ts';
import { siteOfItsOwn } from './ownSite.ts';
import { violations } from './pages/axe.ts';

/** The site of `tests/bands/forest`: one person, a name of 25 letters, no song, no video, no picture of a gallery. */
const test = siteOfItsOwn(undefined, secondBand);

const widths = isNight ? [320, 390, 768, 1440, 1920] : [320, 768, 1920];

/** Names in the header, on the first screen, in the welcome and in the footer. */
const names = 'header a > * > svg, h1 svg:has(path), #welcome svg:has(path), footer > svg';

/** Every look of a page of this band; the others differ from them in words alone. */
const inColour = ['/', '/live/2026-12-11-zimski-gozd', '/kontakt'];

test('a second band: its pages fit every window from 320 to 1920 px with its whole name, without a fault for axe @desk', async ({
  page,
  sitePage,
}) => {
  for (const path of isNight ? [...inColour, '/impressum', '/live/alle', '/medien', '/en/'] : inColour) {
    await page.goto(path);
    await sitePage.layOutEverything();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate((names) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const cut: string[] = [];
        let seen = 0;
        for (const svg of document.querySelectorAll<SVGSVGElement>(names)) {
          const box = svg.getBoundingClientRect();
          if (box.width === 0) continue;
          seen += 1;
          const ink = [...svg.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
          const isWhole = ink.every(
            ({ left, right, top, bottom }) =>
              left > Math.max(box.left, 0) - 1 &&
              right < Math.min(box.right, clientWidth) + 1 &&
              top > box.top - 1 &&
              bottom < box.bottom + 1,
          );
          if (!isWhole || ink.length === 0) cut.push(svg.parentElement?.outerHTML.slice(0, 60) ?? '');
        }
        // A section cuts what is wider; the tickets of the home page alone are there to be moved.
        const beyond = [...document.querySelectorAll('main :is(p, dd)')]
          .filter((text) => !text.closest('ol, ul') && text.getBoundingClientRect().right > clientWidth + 1)
          .map((text) => text.outerHTML.slice(0, 60));
        return { wider: scrollWidth - clientWidth, cut: [...cut, ...beyond], seen };
      }, names);
      expect.soft(found, `${path} at ${width} px`).toMatchObject({ wider: 0, cut: [] });
      expect.soft(found.seen, `names of ${path} at ${width} px`).toBeGreaterThanOrEqual(2);
      // By day its ink on the first screen and on a stamp.
      if (width === 320 && inColour.slice(0, isNight ? 3 : 2).includes(path))
        expect.soft(await violations(page), `axe in ${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a second band: calendars, problem documents and lists say its own facts @desk', async ({ request }) => {
  for (const [path, title] of [
    ['/termine.ics', 'Konzerte von Čuvari Šume & die Übrigen'],
    ['/en/dates.ics', 'Čuvari Šume & die Übrigen concerts'],
  ] as const) {
    const calendar = (await (await request.get(path)).text()).replaceAll('\r\n ', '');
    expect(calendar).toContain(title);
    // The library's name for the clocks of Ljubljana.
    expect(calendar).toContain('DTSTART;TZID=Europe/Belgrade:20261211T200000');
    expect(calendar).toContain('DTSTART;TZID=Europe/Rome:20270305T193000');
    expect(sampleWords(calendar)).toEqual([]);
  }
  for (const answer of [
    await request.get('/api/concerts'),
    await request.get('/api/nothing'),
    await request.post('/api/concerts', { data: { name: 'x', timeZone: 'Nowhere' } }),
    await request.post('/api/contact', { data: {} }),
    await request.get('/live/2030-01-01-nowhere'),
  ])
    expect(sampleWords(await answer.text()), answer.url()).toEqual([]);
});
