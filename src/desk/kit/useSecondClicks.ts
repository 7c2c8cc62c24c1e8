import { useEffect } from 'react';
import { doubleClickMs } from '../../components/hooks/useSingleClick.ts';
import { isElsewhere } from '../../lib/browser/throttleClick.ts';

/**
 * Drops the second click of a double click whose first has taken its control away, moved it or covered it: it would press what lies there
 * now, as *Löschen* of the sheet that a row's button opens.
 */
export function useSecondClicks(): void {
  useEffect(() => {
    let last: MouseEvent | undefined;
    const handle = (event: MouseEvent) => {
      const isSecond =
        // Keys move the focus on themselves.
        last?.detail &&
        event.detail &&
        event.timeStamp - last.timeStamp < doubleClickMs &&
        !isElsewhere(last, event);
      if (isSecond && last && !isUnderPointer(last)) {
        event.preventDefault();
        event.stopPropagation();
      } else last = event;
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

/** True while the control of a click lies where it was clicked. */
function isUnderPointer({ target, clientX, clientY }: MouseEvent): boolean {
  const control = target instanceof Element ? (target.closest('a, button, label') ?? target) : undefined;
  return control?.contains(document.elementFromPoint(clientX, clientY)) === true;
}
