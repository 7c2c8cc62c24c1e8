import { isPrimaryInput } from '../browser/isPrimaryClick.ts';
import { isDoubtful, leave } from './leave.ts';
import { nextPaint } from './nextPaint.ts';

/** A section of the home page that has an address. */
export interface SectionTarget {
  /** Id of the section. */
  id: string;
  path: string;
  /** The same section in the other language. */
  twin: string;
  title: string;
}

/** Targets by the `href` of their links; the page's own section has an empty key. */
export type SectionTargets = Partial<Record<string, SectionTarget>>;

/** Id of the element that holds the targets as JSON. Only the home page has it. */
export const targetsId = 'sections';

const readTargets = () =>
  JSON.parse(document.getElementById(targetsId)?.textContent ?? '{}') as SectionTargets;

/** The `href` whose click made the current entry of the history; empty for the entry that the page was opened with. */
const currentHref = () => (history.state as { href?: string } | null)?.href ?? '';

/**
 * Handles clicks on links to sections of this page: changes the address and the title and scrolls, without loading a page (specification,
 * section 2; N1, N5). The browser handles every other click, but for links to other pages, of other hosts too, without a connection (G15).
 */
export function followSectionLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    const target = href && readTargets()[href];
    if (!link || event.defaultPrevented || !isPrimaryInput(event)) return;
    if (!target || link.hreflang) {
      // The address of the language switch is absolute once a place was added to it (`pageMemory.ts`).
      const isPage = link.hreflang || link.matches('[href*="/"]:not([target],[download])');
      if (!isPage || !isDoubtful()) return;
      event.preventDefault();
      void leave(link);
      return;
    }
    event.preventDefault();
    const from = currentHref();
    if (target.path !== location.pathname) history.pushState({ href }, '', target.path + location.search);
    show(target);
    void goTo(target.id, link, from);
  });
  addEventListener('popstate', () => {
    void goBack();
    show(readTargets()[currentHref()]);
  });
}

/** Sets the title and the attributes of the header's links, which its island never changes. */
function show(target: SectionTarget | undefined): void {
  if (!target) return;
  document.title = target.title;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    if (!link.hreflang) link.ariaCurrent = link.pathname === target.path ? 'page' : null;
    else if (!link.ariaCurrent) link.href = target.twin;
  }
}

/** Scroll position of each entry of the history at the start of the smooth scrolling that left it, in CSS pixels. */
const origins: Partial<Record<string, number>> = {};

/**
 * Restores the position of an entry on Back during smooth scrolling, because the browser neither stops it nor restores the position. The
 * first step stops it, and the second scrolls.
 */
async function goBack(): Promise<void> {
  const id = ++scrollId;
  // Safari below 26.2 has no such name.
  if (!self.onscrollend) return;
  // Another Back before the second step needs both steps too.
  onscrollend = () => undefined;
  scrollTo(0, scrollY);
  await nextPaint();
  if (scrollId !== id) return;
  onscrollend = null;
  scrollTo(0, origins[currentHref()] ?? scrollY);
}

/** Counts clicked links and later inputs, so that each cancels the scrolling before it. */
let scrollId = 0;

/** Returns the new count. */
const cancelScroll = () => {
  onscrollend = null;
  return ++scrollId;
};

/** Scrolls from the entry of `from` to a section and moves the focus there. An input, another link and Back cancel it. */
async function goTo(sectionId: string, link: HTMLElement, from: string): Promise<void> {
  const id = cancelScroll();
  onwheel = onpointerdown = onkeydown = cancelScroll;

  // To close the menu and to lay out all sections take longer than a click may stay without feedback.
  link.dataset.pending = '';
  await nextPaint();
  link.closest('dialog')?.close();
  // The section may still be loading.
  while (document.readyState === 'loading') await nextPaint();
  delete link.dataset.pending;
  const section = document.getElementById(sectionId);
  if (scrollId !== id || !section) return;

  // Without the real heights of skipped sections smooth scrolling ends at the wrong place. Some heights follow a frame later.
  document.documentElement.dataset.laidOut = '';
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  await nextPaint();
  if (scrollId !== id) return;
  const arrive = (options?: ScrollIntoViewOptions) => section.scrollIntoView(options);
  const origin = (origins[from] = scrollY);
  arrive();
  // At the section already, nothing scrolls, so later scrolling must not be corrected.
  if (scrollY === origin) return;
  scrollTo(0, origin);
  // The events of the two steps end with this frame.
  await nextPaint();
  if (scrollId !== id) return;
  // Typefaces that load meanwhile change heights. A focus that has moved on, as a screen reader moves it without a key, stays in view.
  onscrollend = () => {
    cancelScroll();
    if (section.matches(':focus')) arrive();
  };
  // Not in the style sheet, where it also slows down focus, `#booking` in an address, and search results.
  arrive({ behavior: matchMedia('(prefers-reduced-motion)').matches ? 'auto' : 'smooth' });
}
