/** The same name is used in `src/layouts/scripts/low-data.js` and in styles. */
const mark = 'data-low-data';

/**
 * True while data are to be saved: no autoplay, no prefetching, no large pictures (docs/decisions/0011). `low-data.js` sets the attribute
 * on the root element before the first paint, and updates it.
 */
export const isLowData = (): boolean => document.documentElement.hasAttribute(mark);

/** Calls `listener` after each change; returns a function that ends this. */
export function onLowDataChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [mark] });
  return () => observer.disconnect();
}
