import { useEffect, useEffectEvent, type RefObject } from 'react';
import { throttle } from '../../lib/browser/throttle.ts';

/** At most one step in this time, in milliseconds: a trackpad sends events after the gesture has ended. */
const gestureMs = 450;

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
    const stepOnce = throttle(step, gestureMs, { between: 'none' });
    const handleWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      if (Math.abs(event.deltaX) > 10) stepOnce(event.deltaX > 0);
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      stepOnce.cancel();
      element.removeEventListener('wheel', handleWheel);
    };
  }, [track]);
}
