import { useEffect, useState, type RefObject } from 'react';

/** The header hides when scrolling down past this share of the window's height (specification, section 9). */
export const headerHideThreshold = 0.3;

/** Minimum time between two reads of the scroll position, in milliseconds (specification, section 9). */
export const scrollThrottle = 20;

interface HeaderScroll {
  /** Scroll position in CSS pixels. */
  top: number;
  hidden: boolean;
}

/** Hides the header when scrolling down past 30 % of the window's height, shows it when scrolling up (specification, section 2). */
export function afterScroll(before: HeaderScroll, top: number, windowHeight: number): HeaderScroll {
  const clamped = Math.max(0, top);
  if (clamped === before.top) return before;
  const isDown = clamped > before.top;
  return { top: clamped, hidden: isDown && (before.hidden || clamped > headerHideThreshold * windowHeight) };
}

/** True while the header is hidden. It stays while focus is inside or the menu is open. */
export function useHidingHeader(header: RefObject<HTMLElement | null>, menuOpen: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const element = header.current;
    if (!element || menuOpen) return;
    let state: HeaderScroll = { top: window.scrollY, hidden: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      state = afterScroll(state, window.scrollY, window.innerHeight);
      if (element.matches(':focus-within')) state = { ...state, hidden: false };
      setHidden(state.hidden);
    };
    const handleScroll = () => {
      timer ??= setTimeout(update, scrollThrottle);
    };
    const show = () => {
      state = { ...state, hidden: false };
      setHidden(false);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
      element.removeEventListener('focusin', show);
    };
  }, [header, menuOpen]);

  return hidden && !menuOpen;
}
