import { useRef, useSyncExternalStore, type PointerEvent } from 'react';

/** A finger that went at least this far sideways, in CSS pixels, and farther than up or down, has swiped. */
const far = 40;

/** Attributes and handlers for what is swiped: to the left calls `onward`, to the right `back`. Zoomed in, a finger only moves the page. */
export function useSwipe(onward: () => void, back: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isZoomed = useSyncExternalStore(onZoom, zoomed, () => false);
  return {
    'data-zoomed': isZoomed || undefined,
    onPointerDown: ({ clientX, clientY, isPrimary, pointerType }: PointerEvent) => {
      // A second finger zooms, and a mouse marks text.
      const isSwipe = isPrimary && pointerType !== 'mouse' && !zoomed();
      start.current = isSwipe ? { x: clientX, y: clientY } : undefined;
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

/** Whether the visitor has zoomed into the page with two fingers. */
const zoomed = (): boolean => (visualViewport?.scale ?? 1) > 1.01;

function onZoom(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}
