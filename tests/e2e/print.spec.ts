import { expect, test } from './fixtures.ts';
import { printedLinks } from './pages/pdf.ts';
import { SitePage } from './pages/SitePage.ts';

/** Lays a link with a number over everything that is read, so that its place on paper can be found; answers what each is. */
const mark = () => {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, article), footer'),
  ];
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

for (const [locale, route, margin] of [
  ['de', 'home', '10mm'],
  ['en', 'home', '0mm'],
  ['de', 'live-all', '0mm'],
  ['en', 'imprint', '10mm'],
  ['de', 'contact', '10mm'],
] as const) {
  test(
    `G12 on paper nothing is cut, and no page is spent on a line (${locale}, ${route}, ${margin})`,
    { tag: '@desk' },
    async ({ page }) => {
      const sitePage = new SitePage(page, locale);
      await sitePage.openAwake(route);
      await page.evaluate(() => document.fonts.ready);
      await page.emulateMedia({ media: 'print' });
      const parts = await page.evaluate(mark);
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      const pages = printedLinks(pdf).map((links) =>
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
      expect(cut, 'on two pages').toEqual([]);
      for (const [number, marks] of pages.entries()) {
        const height =
          Math.max(...marks.map(({ top }) => top)) - Math.min(...marks.map(({ bottom }) => bottom));
        expect(height, `points in use on page ${String(number + 1)}`).toBeGreaterThan(120);
        const last = marks.toSorted((one, other) => one.index - other.index).at(-1);
        expect(last?.heads, `a heading ends page ${String(number + 1)}: ${last?.name ?? ''}`).toBe(false);
      }
      expect(pages.at(-1)?.map(({ name }) => name)).toContain('footer');
      expect(pages.at(-1)?.length).toBeGreaterThan(1);
    },
  );
}
