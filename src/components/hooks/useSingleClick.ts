import { useEffect, useMemo } from 'react';
import { doubleClickMs } from '../../config/behaviour.ts';
import { throttleClick } from '../../lib/browser/throttleClick.ts';

/** Carries out what a press asks for, and drops the second of two: it would hit what the first one has put under the finger. */
export function useSingleClick(): (act: () => void) => void {
  const press = useMemo(
    () =>
      throttleClick((act: () => void) => {
        act();
      }, doubleClickMs),
    [],
  );
  useEffect(() => press.cancel, [press]);
  return press;
}
