import type { Locator, Page } from '@playwright/test';

/** Everything that Tab reaches, in order, with how it looks when it has the focus. */
export async function walkByKey(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: { name: string; shown: boolean; ring: number; contrast: number }[] = [];
  for (;;) {
    await page.keyboard.press(key);
    // Smooth scrolling and the header have come to rest when two frames agree.
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const where = () =>
        JSON.stringify([
          element.getBoundingClientRect(),
          document.querySelector('header')?.getBoundingClientRect(),
        ]);
      for (let before = '', still = 0; still < 3;) {
        await new Promise(requestAnimationFrame);
        still = where() === before ? still + 1 : 0;
        before = where();
      }
      const style = getComputedStyle(element);
      return {
        name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`,
        shown: points(element).some(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return top !== null && (element.contains(top) || top.contains(element));
        }),
        ring: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
        contrast: contrast(
          luminance(style.outlineColor),
          luminance(groundOf(parseFloat(style.outlineOffset) < 0 ? element : element.parentElement)),
        ),
      };

      function points(target: Element): [number, number][] {
        const shares = [0.1, 0.5, 0.9];
        return [...target.getClientRects()].flatMap(({ left, top, width, height }) =>
          shares.flatMap((x) => shares.map((y): [number, number] => [left + x * width, top + y * height])),
        );
      }
      function groundOf(start: Element | null): string {
        for (let at = start; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
        }
        return 'rgb(17, 14, 13)';
      }
      function luminance(colour: string): number {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
      function contrast(one: number, other: number): number {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      }
    });
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 150) throw new Error('The tab order has no end.');
  }
}

/** The name of the field that has the focus right after a click, before any later key. */
export function focusedByClick(button: Locator): Promise<string | null> {
  return button.evaluate(async (element) => {
    (element as HTMLElement).click();
    await Promise.resolve();
    return document.activeElement?.getAttribute('name') ?? null;
  });
}
