import type { Page } from '@playwright/test';

/** How many targets were looked at, and what is smaller than it must be, with its size. */
export const smallTargets = (page: Page) =>
  page.locator('a, button, summary, input:not([type=hidden]), textarea').evaluateAll((all) => {
    // The trap for robots is seen by nobody, and the skip link by nobody before it has the focus.
    const isSeen = (target: Element) =>
      target.checkVisibility() &&
      !target.closest('.visually-hidden') &&
      target.getAttribute('href') !== '#main';
    const seen = all.filter(isSeen);
    const small = seen.flatMap((target) => {
      // A press on its label is a press on a switch, and one on a past concert's row on its link.
      const { width, height } = (
        target.closest('label, [data-list="past"] article') ?? target
      ).getBoundingClientRect();
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent.trim() !== target.textContent.trim();
      const main = target.matches(
        'header *, footer *, button, summary, a[href="#top"], #hero a, [data-tickets] a',
      );
      const least = main ? 44 : 24;
      return !inSentence && (width < 24 || height < least)
        ? [`${target.textContent.trim().slice(0, 30)} ${width} × ${height}`]
        : [];
    });
    return { looked: seen.length, small };
  });
