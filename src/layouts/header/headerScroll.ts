import { headerHideThreshold } from '../../config/behaviour.ts';

export interface HeaderScroll {
  /** Scroll position in CSS pixels. */
  top: number;
  hidden: boolean;
}

/** Hides on the way down past 30 % of the window's height, shows on the way up (specification, section 2, Header). */
export function afterScroll(before: HeaderScroll, top: number, windowHeight: number): HeaderScroll {
  const clamped = Math.max(0, top);
  if (clamped === before.top) return before;
  const down = clamped > before.top;
  return { top: clamped, hidden: down && (before.hidden || clamped > headerHideThreshold * windowHeight) };
}
