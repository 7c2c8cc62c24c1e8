import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved without being asked to, since the page was opened. */
    shifts?: { value: number; what: string[] }[];
  }
}

/** Takes down everything that shifts; before the page is opened. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node?: Node | null }[];
    }
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
    const shifts: Window['shifts'] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, what: sources.map(({ node }) => name(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What shifted by more than a thousandth, once the frames that it happened in are over. */
export const shifts = (page: Page): Promise<Window['shifts']> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.shifts?.filter(({ value }) => value > 0.001);
  });
