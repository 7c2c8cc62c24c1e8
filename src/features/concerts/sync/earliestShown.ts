/**
 * The instant of the earliest past concert on the page, in UTC as records have it, where there are older ones that it does not show
 * (`pastCount` in all); `undefined` where it shows every one. What is older changes nothing on the page, and in thirty years it is
 * nearly everything.
 */
export function earliestShown(root: Element, pastCount: number): string | undefined {
  const past = [...root.querySelectorAll("[data-list='past'] article time")];
  const earliest = past.at(-1)?.getAttribute('datetime');
  if (!earliest || past.length >= pastCount) return undefined;
  return new Date(earliest).toISOString().replace(/\.\d+Z$/, 'Z');
}
