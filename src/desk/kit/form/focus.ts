const find = (name: string) => document.querySelector<HTMLElement>(`[name='${CSS.escape(name)}']`);
const focus = (name: string) => find(name)?.focus();

/**
 * Focuses the control of this name that the present event renders, when the effects of its render have run, of which one may open its dialog,
 * and before the next key: a later focus would take the key of a fast hand elsewhere.
 */
export const focusControl = (name: string): void => queueMicrotask(() => focus(name));

/** Focuses the control of this name as soon as its record is loaded and its form rendered. Returns a function that gives up. */
export function focusOnceRendered(name: string): () => void {
  const observer = new MutationObserver(() => attempt());
  const attempt = () => {
    if (!find(name)) return;
    observer.disconnect();
    focus(name);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return () => observer.disconnect();
}
