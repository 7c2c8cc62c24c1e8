import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus at the entry of a list that has it, when the links of its entries become buttons. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, arrived: boolean): void {
  const held = useRef(-1);

  useEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    if (arrived) {
      // A link that goes leaves the focus nowhere; anywhere else it has been moved on purpose.
      if (document.activeElement === document.body)
        entries[held.current]?.querySelector('button')?.focus({ preventScroll: true });
      return;
    }
    const look = () => {
      held.current = entries.findIndex((entry) => entry.contains(document.activeElement));
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('focusin', look);
    };
  }, [list, arrived]);
}
