import type { Page } from '@playwright/test';

/** A link on paper: its address, and its edges in points from the foot of the page. */
interface PrintedLink {
  url: string;
  bottom: number;
  top: number;
}

/** The links of each page of a PDF that Chromium has written, which leaves its objects readable. */
function linksOf(pdf: Buffer): PrintedLink[][] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const pages = [...objects.values()].filter((body) => body.startsWith('<</Type /Page\n'));
  return pages.map((page) => {
    const ids = /\/Annots \[([^\]]*)\]/.exec(page)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
    return ids.map((id) => {
      const body = objects.get(id) ?? '';
      const [, bottom, , top] = /\/Rect \[(.*)\]/.exec(body)?.[1]?.split(' ').map(Number) ?? [];
      return { url: /\/URI \((.*)\)/.exec(body)?.[1] ?? '', bottom: bottom ?? NaN, top: top ?? NaN };
    });
  });
}

/** Prints a page with a format and margins such as `A4 20mm`. Returns the links of each sheet. */
export async function printedLinks(page: Page, paper: string): Promise<PrintedLink[][]> {
  const [format = '', all = ''] = paper.split(' ');
  return linksOf(await page.pdf({ format, margin: { top: all, right: all, bottom: all, left: all } }));
}
