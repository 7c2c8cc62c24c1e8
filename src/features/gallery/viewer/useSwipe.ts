import { useRef, useSyncExternalStore, type PointerEvent } from 'react';

/** Shortest swipe, in CSS pixels. It also goes farther sideways than up or down. */
const shortestSwipe = 40;

/** True while the visitor has zoomed into the page with two fingers. */
const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1.01;

function onZoomChange(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

/** Attributes and handlers of an element that is swiped: to the left is next, to the right previous. Zoomed in, a finger only moves the page. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const zoomed = useSyncExternalStore(onZoomChange, isZoomed, () => false);
  return {
    'data-zoomed': zoomed || undefined,
    onPointerDown: ({ clientX, clientY, isPrimary, pointerType }: PointerEvent) => {
      // A second finger zooms, and a mouse selects text.
      const isSwipe = isPrimary && pointerType !== 'mouse' && !isZoomed();
      start.current = isSwipe ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= shortestSwipe && Math.abs(x) > Math.abs(y)) (x < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
