import { nextPaint } from './nextPaint.ts';

/**
 * Shows the list of a clicked tab before its island is there: `Concerts.module.css` reads the attribute, and `useTab.ts` the address.
 * Returns false for any other control.
 */
export function selectTabEarly(tab: HTMLElement & { search?: string }): boolean {
  const kind = tab.dataset.tab;
  if (!kind) return false;
  document.documentElement.dataset.concerts = kind;
  // Links until the island makes tabs of them, which have another attribute.
  for (const link of document.querySelectorAll('[data-tab]')) link.ariaCurrent = `${link === tab}`;
  // Writing the address takes a slow phone longer than marking the tab, so the mark is shown first.
  void nextPaint().then(() => history.replaceState(history.state, '', tab.search));
  return true;
}
