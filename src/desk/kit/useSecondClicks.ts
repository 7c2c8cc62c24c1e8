import { useEffect } from 'react';
import { doubleClickMs } from '../../components/hooks/useSingleClick.ts';
import { isElsewhere } from '../../lib/browser/throttleClick.ts';

/**
 * Drops the second click of a double click whose first has taken its control away, moved it, covered it or given it other words: it would
 * press what is there now, as *Löschen* of the sheet that a row's button opens, or *Nicht länger behalten* in the place of *Behalten*.
 */
export function useSecondClicks(): void {
  useEffect(() => {
    let last: MouseEvent | undefined;
    let isThere = () => true;
    const handle = (event: MouseEvent) => {
      const isSecond =
        // Keys move the focus on themselves.
        last?.detail &&
        event.detail &&
        event.timeStamp - last.timeStamp < doubleClickMs &&
        !isElsewhere(last, event);
      if (isSecond && !isThere()) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        last = event;
        isThere = lookAgain(event);
      }
    };
    // Nobody types between the clicks of a double click.
    const forget = () => (last = undefined);
    addEventListener('click', handle, true);
    addEventListener('input', forget, true);
    return () => {
      removeEventListener('click', handle, true);
      removeEventListener('input', forget, true);
    };
  }, []);
}

/** Tells later whether the control of a click lies where it was clicked, and says what it said. */
function lookAgain({ target, clientX, clientY }: MouseEvent): () => boolean {
  const control = target instanceof Element ? (target.closest('a, button, label') ?? target) : undefined;
  const words = control?.textContent;
  return () =>
    control?.contains(document.elementFromPoint(clientX, clientY)) === true && control.textContent === words;
}
