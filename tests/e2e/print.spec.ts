import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { printedLinks } from './pages/pdf.ts';
import { facesArrive } from './pages/faces.ts';
import { each } from './pages/each.ts';
import { HomePage } from './pages/HomePage.ts';
import { SitePage } from './pages/SitePage.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';

/** Lays a link with a number over everything that is read, so that its place on paper can be found; answers what each is. */
const mark = () => {
  const selector = 'main :is(h1, h2, h3, h4, p, li, article, dl > div, label), footer';
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1);
  return shown.map((part, index) => {
    const heads = getComputedStyle(part).breakAfter === 'avoid';
    if (getComputedStyle(part).position === 'static') part.style.position = 'relative';
    const link = document.createElement('a');
    link.href = `/mark/${String(index)}`;
    link.style.cssText = 'position: absolute; inset: 0';
    part.append(link);
    return { name: part.localName, heads };
  });
};

/** By day the home page, on its first paper. */
const printed = [
  ['de', 'home', ['A4 10mm', 'A4 20mm', 'Letter 10mm']],
  ['de', 'media-all', ['A4 10mm', 'Letter 15mm']],
  ['en', 'imprint', ['A4 10mm', 'A4 20mm', 'Letter 15mm']],
  ['de', 'desk-help', ['A4 20mm', 'A4 10mm']],
  ['de', 'contact', ['Letter 15mm', 'A4 10mm', 'A4 20mm', 'Letter 10mm']],
  ['en', 'home', ['Letter 15mm', 'A4 0mm']],
  ['en', 'desk-help', ['Letter 15mm', 'A4 10mm']],
] as const;

/** Every text on white, nothing of the screen, and nothing beside the paper. */
async function showsOnPaper(home: HomePage): Promise<void> {
  const { page } = home;
  for (const part of [home.backToTop, home.header.link('live')]) await expect(part).toBeHidden();
  for (const card of await each(home.cards)) await expect(card.locator('p')).toBeVisible();
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
  for (const section of await each(home.main.locator('> section')))
    await expect(section).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const items = page.locator('article, #media li, #music li').filter({ visible: true });
  await expect(items).not.toHaveCount(0);
  const beside = await items.evaluateAll((all) =>
    all
      .filter((item) => item.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map(({ textContent }) => textContent.slice(0, 40)),
  );
  expect(beside, 'beside the paper').toEqual([]);
}

for (const [locale, route, papers] of printed.slice(0, sized(1, printed.length)))
  test(`G12 paper cuts nothing, nor is spent on a line (${locale}, ${route}) @desk`, async ({ page }) => {
    const sitePage = new SitePage(page, locale);
    await sitePage.openAwake(route);
    await facesArrive(page);
    await page.emulateMedia({ media: 'print' });
    if (route === 'home') await showsOnPaper(new HomePage(page, locale));
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground, 'the rest of a sheet, where backgrounds are printed').toBe('rgba(0, 0, 0, 0)');
    const parts = await page.evaluate(mark);
    const dead = page.locator('button, [aria-disabled], input[type=checkbox]').filter({ visible: true });
    await expect(dead, 'nothing on paper waits for a click, nor is it taped off').toHaveCount(0);
    await expect(page.getByText('COMING SOON!').filter({ visible: true })).toHaveCount(0);
    for (const paper of papers.slice(0, sized(1, 4))) {
      const pages = (await printedLinks(page, paper)).map((links) =>
        links.flatMap(({ url, ...box }) => {
          const index = Number(/\/mark\/(\d+)$/.exec(url)?.[1]);
          return Number.isNaN(index) ? [] : [{ ...box, index, ...parts[index] }];
        }),
      );

      const whole = ['article', 'li', 'footer', 'h1', 'h2', 'h3', 'h4'];
      const cut = parts.flatMap(({ name }, index) => {
        const on = pages.filter((marks) => marks.some((one) => one.index === index));
        return whole.includes(name) && on.length > 1 ? [`${name} ${String(index)}`] : [];
      });
      expect.soft(cut, `on two pages of ${paper}`).toEqual([]);
      for (const [number, marks] of pages.entries()) {
        const place = `page ${String(number + 1)} of ${paper}`;
        const height =
          Math.max(...marks.map(({ top }) => top)) - Math.min(...marks.map(({ bottom }) => bottom));
        expect.soft(height, `points in use on ${place}`).toBeGreaterThan(120);
        const last = marks.toSorted((one, other) => one.index - other.index).at(-1);
        expect.soft(last?.heads, `a heading ends ${place}: ${last?.name ?? ''}`).toBe(false);
      }
      expect(pages.at(-1)?.map(({ name }) => name)).toContain('footer');
      expect(pages.at(-1)?.length).toBeGreaterThan(1);
    }
  });

test('G12 a concert’s page is one sheet: one day, no buttons, addresses as text, a code @desk', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const sheets = [
    ['de', '2026-12-04-lampenfieber'],
    ['en', '2029-04-20-drei-sprachen'],
    ['en', '2027-01-16-winterwiderhall'],
    ['de', '2028-06-10-gluehwuermchen'],
  ] as const;
  for (const [locale, slug] of sheets.slice(0, sized(2, 4))) {
    await page.goto(concertPath(locale, slug));
    await facesArrive(page);
    for (const margin of isNight ? ['10mm', '20mm'] : ['20mm']) {
      expect
        .soft(await printedLinks(page, `A4 ${margin}`), `${slug} with margins of ${margin}`)
        .toHaveLength(1);
    }
    // A4 with usual margins, and without any on its long side.
    for (const width of [718, 1123]) {
      await page.setViewportSize({ width, height: 1000 });
      const topOf = async (part: string) => (await page.locator(part).first().boundingBox())?.y ?? NaN;
      const lines = page.locator('h1 svg').filter({ visible: true });
      const [name, facts, foot] = [await topOf('h1'), await topOf('.facts'), await topOf('.paper-foot')];
      expect.soft(await lines.count(), `lines of the name of ${slug}`).toBeGreaterThan(0);
      expect.soft(name < facts && facts < foot, `${slug} in its order at ${width} px`).toBe(true);
    }
    const shown = page.locator('main :is(.stack, .turned, .dayline, .badge)').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(
      page.locator('main :is(button, summary, .act, .next)').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.locator('.paper-foot svg')).toBeVisible();
    await expect(page.locator('.paper-foot')).toContainText(concertPath(locale, slug));
  }
});
