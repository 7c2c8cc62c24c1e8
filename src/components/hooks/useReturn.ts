import { useEffect, useEffectEvent } from 'react';
import { logInEvent } from '../session/session.ts';

/** Events after which the network may be back, or somebody else may have changed a record. */
const returns = ['focus', 'pageshow', 'online', logInEvent];

/** Calls `onReturn` at each event after which another attempt may help, and every `intervalMs` milliseconds; not while the page is hidden. */
export function useReturn(onReturn: () => void, intervalMs: number): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const handleReturn = () => {
      if (!document.hidden) tell();
    };
    for (const name of returns) addEventListener(name, handleReturn, { signal });
    document.addEventListener('visibilitychange', handleReturn, { signal });
    const timer = setInterval(handleReturn, intervalMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [intervalMs]);
}
