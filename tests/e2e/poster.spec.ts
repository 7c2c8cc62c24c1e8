import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { lostTexts } from './pages/lostTexts.ts';
import { printedLinks } from './pages/pdf.ts';
import { facesArrive } from './pages/faces.ts';

/** Lays a numbered link over each part of the poster, so that its place on paper can be found. Returns the parts. */
const mark = () => {
  const parts = [...document.querySelectorAll<HTMLElement>('.poster :is(article, .poster-foot)')];
  return parts
    .filter((part) => part.checkVisibility())
    .map((part, index) => {
      part.style.position = 'relative';
      const link = document.createElement('a');
      link.href = `/mark/${String(index)}`;
      link.style.cssText = 'position: absolute; inset: 0';
      part.append(link);
      return part.querySelector('time')?.dateTime.slice(0, 10) ?? 'foot';
    });
};

/** Sizes of the first and the second printed date, and the number of red things on the poster. */
const look = () => {
  const inked = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility());
  const tickets = inked.filter((part) => part.matches('.poster article'));
  const sizes = tickets.slice(0, 2).map((ticket) => {
    const parts = ['span > span:last-child', 'h3'].map((part) => ticket.querySelector(part));
    return parts.map((part) => (part ? parseFloat(getComputedStyle(part).fontSize) : NaN));
  });
  const red = 'rgb(255, 75, 31)';
  const reds = inked.filter((part) => {
    const { fill, color, backgroundColor } = getComputedStyle(part);
    return [part instanceof SVGGeometryElement && fill, color, backgroundColor].includes(red);
  });
  return { sizes, reds: reds.map(({ localName }) => localName) };
};

/** Dates that reach into the words beside them. */
const wideDates = () =>
  [...document.querySelectorAll('.poster article')].flatMap((ticket) => {
    const [date, words] = ['span', 'div'].map((part) => ticket.querySelector(`:scope > ${part}`));
    if (!date?.checkVisibility() || !words) return [];
    const range = document.createRange();
    range.selectNodeContents(date);
    const end = Math.max(...[...range.getClientRects()].map(({ right }) => right));
    return end > words.getBoundingClientRect().left ? [`${ticket.textContent.slice(0, 40)}: ${end}`] : [];
  });

const ways = [
  ['its typefaces', false],
  ['typefaces that never arrive', true],
] as const;
for (const [typefaces, late] of ways.slice(0, sized(1, 2)))
  test(`G12 G13 all concerts print as a poster of one page, in ${typefaces}`, async ({
    page,
    noise,
    allConcerts,
  }) => {
    if (late) {
      noise.allow(/Failed to load resource/);
      await page.route('**/*.woff2', (route) => route.abort());
    }
    await allConcerts.open();
    if (!late) await facesArrive(page);
    const takePlace = await allConcerts
      .tickets('upcoming')
      .locator('time')
      .evaluateAll((all) =>
        all
          .filter((time) => !time.closest('article')?.querySelector('[data-off]'))
          .map((time) => time.getAttribute('datetime')?.slice(0, 10)),
      );
    await page.emulateMedia({ media: 'print' });
    const { sizes, reds } = await page.evaluate(look);
    const [first = [], second = []] = sizes;
    expect(first.map((size, index) => size / (second[index] ?? NaN))).toEqual([2, 2]);
    expect(reds, 'one red disc, drawn so that it is printed without backgrounds').toEqual(['circle']);
    // The sheets of A4 with wide margins, without any, and of Letter.
    for (const [width, height] of [
      [642, 971],
      [794, 1123],
      [703, 943],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await lostTexts(page, '.poster li, .poster-foot'), `${width} px`).toEqual([]);
      expect(await page.evaluate(wideDates), `${width} px`).toEqual([]);
    }
    const parts = await page.evaluate(mark);
    for (const paper of ['A4 20mm', 'A4 0mm', 'Letter 15mm']) {
      const pages = await printedLinks(page, paper);
      expect(pages, paper).toHaveLength(1);
      const printed = (pages[0] ?? [])
        .map((box) => ({ ...box, part: parts[Number(/\/mark\/(\d+)$/.exec(box.url)?.[1])] }))
        .filter(({ part }) => part !== undefined);
      const foot = printed.find(({ part }) => part === 'foot');
      const dates = printed.filter((box) => box !== foot && box.bottom > (foot?.top ?? NaN));
      expect(dates.length, paper).toBeGreaterThanOrEqual(5);
      expect(
        dates.map(({ part }) => part),
        paper,
      ).toEqual(takePlace.slice(0, dates.length));
      expect(foot?.bottom, paper).toBeGreaterThan(0);
    }
  });
