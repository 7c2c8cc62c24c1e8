import { useEffect, useState, type RefObject } from 'react';
import { scrollThrottle } from '../../config/behaviour.ts';
import { throttle } from '../../lib/browser/throttle.ts';
import { afterScroll, type HeaderScroll } from './headerScroll.ts';

/** Whether the header is out of the way. It stays while focus is inside, and does not listen while the menu is open. */
export function useHidingHeader(header: RefObject<HTMLElement | null>, menuOpen: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const element = header.current;
    if (!element || menuOpen) return;
    let state: HeaderScroll = { top: window.scrollY, hidden: false };
    const look = throttle(() => {
      state = afterScroll(state, window.scrollY, window.innerHeight);
      if (element.matches(':focus-within')) state = { ...state, hidden: false };
      setHidden(state.hidden);
    }, scrollThrottle);
    const show = () => {
      state = { ...state, hidden: false };
      setHidden(false);
    };
    window.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
      element.removeEventListener('focusin', show);
    };
  }, [header, menuOpen]);

  return hidden && !menuOpen;
}
