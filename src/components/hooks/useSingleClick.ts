import { useEffect, useMemo } from 'react';
import { doubleClickMs } from '../../config/behaviour.ts';
import { isElsewhere, throttleClick, type ClickPlace } from '../../lib/browser/throttleClick.ts';

/**
 * Carries out a click and drops the second of a double click, which would hit what the first has put under the finger. A click elsewhere
 * in the window is another one. Without a place all clicks are of one control.
 */
export function useSingleClick(): (act: () => void, place?: ClickPlace) => void {
  const press = useMemo(
    () =>
      throttleClick<[act: () => void, place?: ClickPlace]>(
        (act) => {
          act();
        },
        doubleClickMs,
        ([, before], [, now]) => before !== undefined && now !== undefined && isElsewhere(before, now),
      ),
    [],
  );
  useEffect(() => press.cancel, [press]);
  return press;
}
