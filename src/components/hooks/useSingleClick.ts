import { useMemo } from 'react';
import { isElsewhere, throttleClick, type ClickPlace } from '../../lib/browser/throttleClick.ts';

/** Clicks within this time, in milliseconds, are one click: the length of a slow double click. */
export const doubleClickMs = 500;

/**
 * Runs a click and drops the second of a double click, which would hit an element that the first has moved there. A click elsewhere
 * in the window counts again. Without a place all clicks belong to one control.
 */
export function useSingleClick(): (act: () => void, place?: ClickPlace) => void {
  return useMemo(
    () =>
      throttleClick<[act: () => void, place?: ClickPlace]>(
        (act) => act(),
        doubleClickMs,
        ([, before], [, now]) => before !== undefined && now !== undefined && isElsewhere(before, now),
      ),
    [],
  );
}
