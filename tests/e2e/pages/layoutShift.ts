import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { facesArrive } from './faces.ts';

declare global {
  interface Window {
    /** Layout shifts. */
    shifts?: { value: number; what: string[]; hadRecentInput: boolean }[];
  }
}

/** Takes down everything that shifts from now on, or since the page began; once the faces are there: they come last, and set words anew. */
export async function noteShifts(page: Page, { sinceBegin = false } = {}): Promise<void> {
  await facesArrive(page);
  await page.evaluate((buffered) => {
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
    }).observe({ type: 'layout-shift', buffered });
  }, sinceBegin);
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

/** Expects that all shifts together are too small to be seen. */
export async function expectNoShift(page: Page): Promise<void> {
  const seen = (await shifts(page, 0)) ?? [];
  const sum = seen.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(seen)).toBeLessThanOrEqual(0.001);
}
