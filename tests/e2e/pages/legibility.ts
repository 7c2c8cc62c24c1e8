import type { Page } from '@playwright/test';

/**
 * The words that a reader cannot get at: cut off by the window's sides, or by a box that does not scroll. Words inside a
 * strip that scrolls are within reach; words for screen readers alone do not count.
 */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1.5;
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (
        !parent ||
        !node.data.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (parent.closest('.visually-hidden, .skip, svg, [aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const edge = cutBy(parent, box);
        if (edge) lost.push(`"${node.data.trim().slice(0, 40)}" is cut by ${edge}`);
      }
    }
    return [...new Set(lost)];

    function cutBy(start: Element, box: DOMRect): string | undefined {
      for (
        let element: Element | null = start;
        element && element !== document.documentElement;
        element = element.parentElement
      ) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        // Words for screen readers alone.
        if (clipPath === 'inset(50%)') return undefined;
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return undefined;
        const edges = element.getBoundingClientRect();
        const cutsX =
          overflowX !== 'visible' &&
          (box.left < edges.left - tolerance || box.right > edges.right + tolerance);
        // Line boxes are higher than their letters, so that a third may stand over.
        const slack = box.height / 3;
        const cutsY =
          overflowY !== 'visible' && (box.top < edges.top - slack || box.bottom > edges.bottom + slack);
        if (cutsX || cutsY) return `${element.tagName.toLowerCase()}.${element.className}`;
        if (position === 'fixed') break;
      }
      const beyond = box.left < -tolerance || box.right > document.documentElement.clientWidth + tolerance;
      return beyond ? 'the window' : undefined;
    }
  });
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.scrollTo({ left: 10_000, behavior: 'instant' });
    return Math.max(
      root.scrollLeft,
      root.scrollWidth - root.clientWidth,
      document.body.scrollWidth - document.body.clientWidth,
    );
  });
