import { useEffect, useEffectEvent } from 'react';
import { isModified } from '../../../lib/browser/isPrimaryClick.ts';

/** Runs the action of a key wherever the focus is, while `on`. Keys with a modifier stay with the browser: Alt and Left is Back. */
export function useKeys(on: boolean, actions: Partial<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || isModified(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!on) return;
    const controller = new AbortController();
    document.addEventListener('keydown', handleKey, { signal: controller.signal });
    return () => controller.abort();
  }, [on]);
}
