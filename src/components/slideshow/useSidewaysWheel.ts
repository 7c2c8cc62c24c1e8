import { useEffect, useEffectEvent, type RefObject } from 'react';
import { throttle } from '../../lib/browser/throttle.ts';

/** At most one step in this time, in milliseconds: a swipe on a trackpad sends events for longer than it takes. */
const tail = 450;

interface Steps {
  next: () => void;
  previous: () => void;
}

/** A horizontal wheel or trackpad gesture is a step; a vertical one scrolls the page. */
export function useSidewaysWheel(track: RefObject<HTMLElement | null>, { next, previous }: Steps): void {
  const step = useEffectEvent((forward: boolean) => {
    if (forward) next();
    else previous();
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const push = throttle(step, tail, { between: 'none' });
    const wheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      if (Math.abs(event.deltaX) > 10) push(event.deltaX > 0);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      push.cancel();
      element.removeEventListener('wheel', wheel);
    };
  }, [track]);
}
