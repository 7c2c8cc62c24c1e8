import { useEffect } from 'react';
import { findRow, visibleHeadings } from './useScreenFocus.ts';

/** The control of a row, or of any other part, that the focus moves to. */
const findControl = (node: Node | null | undefined): HTMLElement | null =>
  node instanceof Element ? node.querySelector('a[href], button') : null;

/**
 * Moves the focus on when a change removes the element that has it: to the row that the element names, from a deleted row to the row beside
 * it, else to the heading of the screen. The browser would leave it on no element, and a screen reader would begin at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    /** The element that a closing dialog returns the focus to. */
    let behind: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement ? target : null;
      if (!focused?.closest('dialog')) behind = focused;
    };
    const observer = new MutationObserver((records) => {
      const lost = [focused, behind].find((element) => element?.isConnected === false);
      if (!lost) return;
      if (lost === focused) focused = null;
      if (lost === behind) behind = null;
      const active = document.activeElement;
      // A new screen has chosen its own focus. A dialog that has just closed holds the focus until the page is drawn.
      if (active !== document.body && active?.checkVisibility()) return;
      const holdsLost = (node: Node) => node.contains(lost);
      const removal = records.find(({ removedNodes }) => [...removedNodes].some(holdsLost));
      const removed = removal && [...removal.removedNodes].find(holdsLost);
      // Beside the last row of a list stands something else, such as the links that end the screen.
      const [next, previous] = [removal?.nextSibling, removal?.previousSibling].map((node) =>
        node?.nodeName === removed?.nodeName ? findControl(node) : null,
      );
      const beside = next ?? previous;
      const row = findRow(lost.dataset.then);
      const target =
        row ?? (beside?.isConnected && beside.checkVisibility() ? beside : visibleHeadings().at(-1));
      target?.focus({ preventScroll: row === undefined });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
