import type { Page } from '@playwright/test';
import { facesArrive } from './faces.ts';

declare global {
  interface Window {
    /** Layout shifts. */
    shifts?: { value: number; what: string[]; hadRecentInput: boolean }[];
  }
}

/** Takes down everything that shifts from now on, once the faces are there: they come last, and set words anew. */
export async function noteShifts(page: Page): Promise<void> {
  await facesArrive(page);
  await page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
    const place = ({ y, height }: DOMRect) => `${Math.round(y)} +${Math.round(height)}`;
    const shifts: Window['shifts'] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
          ),
          hadRecentInput,
        });
    }).observe({ type: 'layout-shift' });
  });
}

/** Shifts above `least`, by default a thousandth, read after three more frames. */
export const shifts = (page: Page, least = 0.001): Promise<Window['shifts']> =>
  page.evaluate(async (limit) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.shifts?.filter(({ value }) => value > limit);
  }, least);

/** Shifts without a recent click, tap or key. */
export const unaskedShifts = async (page: Page): Promise<Window['shifts']> =>
  (await shifts(page))?.filter(({ hadRecentInput }) => !hadRecentInput);
