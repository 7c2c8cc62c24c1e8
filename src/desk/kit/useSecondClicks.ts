import { useEffect } from 'react';
import { doubleClickMs } from '../../components/hooks/useSingleClick.ts';
import { isElsewhere } from '../../lib/browser/throttleClick.ts';

/**
 * Drops the second click of a double click whose first has taken its control away, as *Löschen* does: it would press what lies beneath.
 */
export function useSecondClicks(): void {
  useEffect(() => {
    let last: MouseEvent | undefined;
    const handle = (event: MouseEvent) => {
      const control = last?.target instanceof Element ? last.target.closest('button') : undefined;
      const isSecond =
        last !== undefined &&
        // Keys move the focus on themselves.
        last.detail > 0 &&
        event.detail > 0 &&
        event.timeStamp - last.timeStamp < doubleClickMs &&
        !isElsewhere(last, event);
      const isGone = control?.getClientRects().length === 0;
      last = event;
      if (!isSecond || !isGone) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', handle, true);
    return () => removeEventListener('click', handle, true);
  }, []);
}
