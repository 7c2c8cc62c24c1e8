import type { Locator } from '@playwright/test';

/**
 * Words of the elements that are broken at no hyphen, or before their last two letters. A hyphen and a slash
 * end a word, as a space does.
 */
export const brokenNames = (names: Locator): Promise<string[]> =>
  names.evaluateAll((elements) => {
    const range = document.createRange();
    const problems = new Set<string>();
    for (const element of elements) {
      if (!element.checkVisibility()) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const lineAt = (index: number) => {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return Math.round(range.getBoundingClientRect().bottom);
        };
        for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u200b/-]+[/-]?/g)) {
          const isBroken = lineAt(index) !== lineAt(index + word.length - 1);
          const before = node.data[index - 1] ?? ' ';
          const after = node.data[index + word.length] ?? ' ';
          const isLast = after !== '\u00ad' && before === '\u00ad';
          const isShort = isLast && word.length < 3 && lineAt(index) !== lineAt(index - 2);
          if (isBroken || isShort) problems.add(`${word} of "${node.data}"`);
        }
      }
    }
    return [...problems];
  });
