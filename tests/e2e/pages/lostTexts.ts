import type { Page } from '@playwright/test';

/**
 * Visible texts within the elements of a selector that end beyond the window, beyond their entry of a list, or where something cuts them;
 * and the page where it is wider than the window. Texts that can be scrolled to are not lost.
 */
export const lostTexts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((of) => {
    const room = document.documentElement.clientWidth;
    const lost = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > room) lost.add(`the page is ${scrollWidth} px wide`);
    /** Where an element ends what it holds: sideways, and in its height. */
    const edgesOf = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isEntry = element.matches('li, article');
      return {
        box: element.getBoundingClientRect(),
        isHidden: clipPath !== 'none',
        sideways: isEntry || cuts(overflowX),
        height: cuts(overflowY) && !(element instanceof SVGElement),
        // An entry stands in a strip, whose other columns are out of view.
        isLast: element.matches('li') || /auto|scroll/.test(overflowX),
      };
    };
    const known = new Map<Element, ReturnType<typeof edgesOf>>();
    const edges = (element: Element) => {
      const found = known.get(element) ?? edgesOf(element);
      known.set(element, found);
      return found;
    };
    /** The end of a text that is cut, or nothing. */
    const cutOf = (parent: Element, rect: DOMRect) => {
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { box, isHidden, sideways, height, isLast } = edges(element);
        if (isHidden) return undefined;
        const beyond = Math.max(box.left - rect.left, rect.right - box.right);
        if (sideways && beyond > 2) return `${Math.round(beyond)} px beyond <${element.localName}>`;
        const above = Math.max(box.top - rect.top, rect.bottom - box.bottom);
        // The box of a letter is higher than the letter.
        if (height && above > rect.height / 3)
          return `${Math.round(above)} px above or below <${element.localName}>`;
        if (isLast)
          return box.width > room + 1
            ? `in <${element.localName}>, ${Math.round(box.width)} px wide`
            : undefined;
      }
      const beyond = Math.max(-rect.left, rect.right - room);
      return beyond > 1 ? `${Math.round(beyond)} px beyond the window` : undefined;
    };
    const range = document.createRange();
    for (const root of document.querySelectorAll(of)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!parent?.checkVisibility({ visibilityProperty: true }) || text === '') continue;
        range.selectNodeContents(node);
        // `textLength` stretches a text of a drawing, which a range leaves out.
        const stretched = parent instanceof SVGTextElement && [parent.getBoundingClientRect()];
        for (const rect of stretched || range.getClientRects()) {
          const cut = rect.width > 1 && cutOf(parent, rect);
          if (!cut) continue;
          lost.add(`${text.slice(0, 40)}: ${cut}`);
          break;
        }
      }
    }
    return [...lost];
  }, selector);
