import { useRef, type PointerEvent } from 'react';

/** A finger that went at least this far sideways, in CSS pixels, and farther than up or down, has swiped. */
const far = 40;

/** Handlers for what is swiped: to the left calls `onward`, to the right `back`. */
export function useSwipe(onward: () => void, back: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger zooms.
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= far && Math.abs(x) > Math.abs(y)) (x < 0 ? onward : back)();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
