import { expect, test } from './fixtures.ts';
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

for (const [typefaces, late] of [
  ['its typefaces', false],
  ['typefaces that never arrive', true],
] as const)
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
    const parts = await page.evaluate(mark);
    for (const [format, margin] of [
      ['A4', '0mm'],
      ['A4', '20mm'],
      ['Letter', '15mm'],
    ] as const) {
      const paper = `${format}, ${margin}`;
      const pdf = await page.pdf({
        format,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      const pages = printedLinks(pdf);
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
