/**
 * Shows the list of a clicked tab before its island is there: `Concerts.module.css` reads the attribute, and `useTab.ts` the address.
 * Returns false for any other control.
 */
export function selectTabEarly(tab: HTMLElement): boolean {
  const kind = tab.dataset.tab;
  if (!kind) return false;
  document.documentElement.dataset.concerts = kind;
  const url = new URL(location.href);
  url.searchParams.set('concerts', kind);
  history.replaceState(history.state, '', url);
  // Links until the island makes tabs of them, which have another attribute.
  for (const link of document.querySelectorAll('[data-tab]')) link.ariaCurrent = `${link === tab}`;
  return true;
}
