import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a field where it is in the window while something above it goes away. The returned function is called with the field
 * before the change; the page is scrolled with the next render.
 */
export function useSteadyField(): (field: HTMLElement) => void {
  const held = useRef<{ field: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { field, top } = held.current;
    held.current = undefined;
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (field) => {
    held.current = { field, top: field.getBoundingClientRect().top };
  };
}
