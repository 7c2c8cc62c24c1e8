import { useEffect, useEffectEvent } from 'react';
import { isModified } from '../../../lib/browser/isPrimaryClick.ts';

/** Acts on keys wherever the focus is, while `on`; with a modifier they stay with the browser, as Alt and Left for Back. */
export function useKeys(on: boolean, actions: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || isModified(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [on]);
}
