import type { Page } from '@playwright/test';

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/**
 * The words that a reader cannot get at: cut off by the window's sides, or by a box that does not scroll. Words inside a
 * strip that scrolls are within reach, if the strip shows them whole once it is scrolled to their column. Words for screen
 * readers alone do not count.
 */
export function lostWords(page: Page, root = 'body'): Promise<string[]> {
  return page.locator(root).evaluate(async (start) => {
    const tolerance = 1.5;
    const cut = cutWords(start);
    const lost = cut.filter(({ column }) => !column);
    // The concerts' columns have no height while they are out of view.
    for (const column of new Set(cut.map((words) => words.column))) {
      if (column) lost.push(...(await cutWordsInView(column)));
    }
    return [...new Set(lost.map(({ message }) => message))];

    /** The words of a column that are cut while its strip is scrolled to it. A strip that does not scroll stays as it is. */
    async function cutWordsInView(column: Element) {
      let strip = column.parentElement;
      while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement;
      const distance = column.getBoundingClientRect().left - (strip?.getBoundingClientRect().left ?? 0);
      strip?.scrollBy({ left: distance, behavior: 'instant' });
      // Animations follow the scrolling one frame later.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const words = cutWords(column);
      strip?.scrollTo({ left: 0, behavior: 'instant' });
      return words;
    }

    function cutWords(root: Element) {
      const words: { message: string; column: Element | null }[] = [];
      const looks = new Map<Element, ReturnType<typeof lookOf>>();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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
          const edge = cutBy(parent, box, looks);
          const message = `"${node.data.trim().slice(0, 40)}" is cut by ${edge}`;
          if (edge) words.push({ message, column: parent.closest('[data-column]') });
        }
      }
      return words;
    }

    function lookOf(element: Element) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      return { overflowX, overflowY, position, clipPath, edges: element.getBoundingClientRect() };
    }

    /** Reads each ancestor once into `looks`, because many words share it. */
    function cutBy(start: Element, box: DOMRect, looks: Map<Element, ReturnType<typeof lookOf>>) {
      for (
        let element: Element | null = start;
        element && element !== document.documentElement;
        element = element.parentElement
      ) {
        const look = looks.get(element) ?? lookOf(element);
        looks.set(element, look);
        const { overflowX, overflowY, position, clipPath, edges } = look;
        // Words for screen readers alone.
        if (clipPath === 'inset(50%)') return undefined;
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return undefined;
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

/** Pairs of controls that lie on each other, so that one takes the clicks of the other. What floats above the page does not count. */
export function overlappingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;
    const selector = 'main :is(a, button, input, select, textarea, summary), footer :is(a, input)';
    const controls = [...document.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((control) => {
        const box = visibleBox(control);
        return box ? [{ control, box }] : [];
      })
      .filter(({ box }) => box.right - box.left > tolerance && box.bottom - box.top > tolerance);
    const name = ({ outerHTML }: Element) => outerHTML.slice(0, 100);
    return controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          (other) =>
            !one.control.contains(other.control) &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > tolerance &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > tolerance,
        )
        .map((other) => `${name(one.control)} lies on ${name(other.control)}`),
    );

    /** The part of an element that its ancestors do not cut off; nothing for an element that floats above the page. */
    function visibleBox(start: Element): Box | undefined {
      const { left, right, top, bottom } = start.getBoundingClientRect();
      const box = { left, right, top, bottom };
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { position, overflowX } = getComputedStyle(element);
        if (position === 'fixed' || position === 'sticky') return undefined;
        if (element === document.body || overflowX === 'visible') continue;
        const edges = element.getBoundingClientRect();
        box.left = Math.max(box.left, edges.left);
        box.right = Math.min(box.right, edges.right);
        box.top = Math.max(box.top, edges.top);
        box.bottom = Math.min(box.bottom, edges.bottom);
      }
      return box;
    }
  });
}

/** Months and days on tickets. */
export const badges = (page: Page) => page.locator('main article > [aria-hidden] > span');

/** Dates of tickets whose month or day takes more than one line in half of its room, as a typeface twice as wide needs it. */
export const brokenBadges = (page: Page): Promise<string[]> =>
  badges(page).evaluateAll((parts: HTMLElement[]) =>
    parts.flatMap((part) => {
      const { inlineSize } = getComputedStyle(part);
      part.style.inlineSize = `calc(${inlineSize} / 2)`;
      const range = document.createRange();
      range.selectNodeContents(part);
      const isVertical = getComputedStyle(part).writingMode !== 'horizontal-tb';
      const lines = new Set([...range.getClientRects()].map((box) => (isVertical ? box.left : box.top)));
      part.style.inlineSize = '';
      return lines.size > 1 ? [part.textContent] : [];
    }),
  );

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

/**
 * Words under a label that is stuck on at an angle, but for those that are taped off on purpose. Line boxes are higher
 * than their letters, so a quarter may be covered.
 */
export const coveredWords = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const tolerance = 2;
    const isTilted = (element: Element) => /^-?\d(\.\d+)?deg$/.test(getComputedStyle(element).rotate);
    const labels = [...main.querySelectorAll('p, span')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.textContent.trim() &&
        isTilted(element),
    );
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const covered = new Set<string>();
    while (walker.nextNode()) {
      const words = walker.currentNode as Text;
      if (!words.data.trim() || !words.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (words.parentElement.closest('.visually-hidden, svg, script, [aria-disabled]')) continue;
      range.selectNodeContents(words);
      for (const line of range.getClientRects())
        for (const label of labels) {
          if (label.contains(words)) continue;
          const box = label.getBoundingClientRect();
          const slack = line.height / 4;
          const isCovered =
            Math.min(box.right, line.right) - Math.max(box.left, line.left) > tolerance &&
            Math.min(box.bottom, line.bottom - slack) - Math.max(box.top, line.top + slack) > tolerance;
          if (isCovered)
            covered.add(`"${words.data.trim().slice(0, 40)}" under "${label.textContent.trim()}"`);
        }
    }
    return [...covered];
  });
