/** Its twins stand in `src/layouts/scripts/low-data.js`, and in the styles that follow it. */
const mark = 'data-low-data';

/**
 * Whether data are short at this moment: no autoplay, no prefetching, no large pictures (docs/decisions/0011). Decided
 * before anything is shown, and kept up to date, by `low-data.js`, which marks it on the root element.
 */
export const isLowData = (): boolean => document.documentElement.hasAttribute(mark);

/** Calls `listener` after each change, whatever it came from; what is returned ends that. */
export function onLowDataChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [mark] });
  return () => {
    observer.disconnect();
  };
}
