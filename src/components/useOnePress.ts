import { useEffect, useMemo } from 'react';
import { doublePress } from '../config/behaviour.ts';
import { throttleClick } from '../lib/throttleClick.ts';

/** Carries out what a press asks for, and drops the second of two: it would hit what the first one has put under the finger. */
export function useOnePress(): (act: () => void) => void {
  const press = useMemo(
    () =>
      throttleClick((act: () => void) => {
        act();
      }, doublePress),
    [],
  );
  useEffect(() => press.cancel, [press]);
  return press;
}
