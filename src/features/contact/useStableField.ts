import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a field at its position in the window while content above it disappears. Call the result with the field before the change;
 * the next render scrolls the page.
 */
export function useStableField(): (field: HTMLElement) => void {
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
