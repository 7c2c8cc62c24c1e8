import { isPrimary } from './isPrimary.ts';

/** A section of the home page that has an address. */
export interface SectionTarget {
  /** Id of the section. */
  id: string;
  path: string;
  /** The same section in the other language. */
  twin: string;
  title: string;
}

/** By what stands in the links: their `href`. The page's own section has an empty one. */
export type SectionTargets = Partial<Record<string, SectionTarget>>;

/** Id of the element that holds the targets as JSON. Only the home page has it. */
export const targetsId = 'sections';

const readTargets = () =>
  JSON.parse(document.getElementById(targetsId)?.textContent ?? '{}') as SectionTargets;

/**
 * A click on a link to a section of this page changes the address, the title and the place, and loads nothing (specification,
 * section 2; N1, N5). Every other click stays with the browser.
 */
export function followSectionLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    const target = href && readTargets()[href];
    if (!link || !target || link.hreflang || event.defaultPrevented || !isPrimary(event)) return;
    event.preventDefault();
    link.closest('dialog')?.close();
    if (target.path !== location.pathname)
      history.pushState({ section: href }, '', target.path + location.search);
    show(target);
    void goTo(target.id, link);
  });
  addEventListener('popstate', () => {
    void goBack();
    const { section = '' } = (history.state ?? {}) as { section?: string };
    show(readTargets()[section]);
  });
}

/** Owns these attributes of the header's links: its island never changes them. */
function show(target: SectionTarget | undefined): void {
  if (!target) return;
  document.title = target.title;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    if (!link.hreflang) link.ariaCurrent = link.getAttribute('href') === target.path ? 'page' : null;
    else if (!link.ariaCurrent) link.href = target.twin;
  }
}

/** Where the glide that is under way began, in CSS pixels. */
let origin = 0;

/** Back during a glide: the browser lets it go on, and restores no position. A second step stops what the first one leaves moving. */
async function goBack(): Promise<void> {
  const glides = onscrollend;
  end();
  if (!glides) return;
  scrollTo({ top: scrollY, behavior: 'instant' });
  await nextPaint();
  scrollTo({ top: origin, behavior: 'instant' });
}

/** Counts the links that were followed, and the visitor's inputs since. */
let way = 0;

const end = () => {
  way++;
  onscrollend = null;
};

/** Scrolls to a section and moves the focus there. Any input of the visitor ends it, and so do the next link and Back. */
async function goTo(id: string, { dataset }: HTMLElement): Promise<void> {
  end();
  const mine = way;
  onwheel = onpointerdown = onkeydown = end;

  // The section may still be on the line. And laying everything out takes longer than a click may go unanswered.
  dataset.heard = '';
  do await nextPaint();
  while (document.readyState === 'loading');
  delete dataset.heard;
  const section = document.getElementById(id);
  if (way !== mine || !section) return;

  // A glide that aims at the estimated heights of skipped sections overshoots.
  document.documentElement.dataset.laidOut = '';
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const arrive = (behavior: ScrollBehavior) => {
    section.scrollIntoView({ behavior });
  };
  // The typefaces may come on the way, and change heights.
  onscrollend = () => {
    end();
    arrive('instant');
  };
  const start = (origin = scrollY);
  // Here and not in the stylesheet, where it would also slow down focus, `#booking` in an address, and what a search found.
  arrive(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  // Nothing scrolls where the section is there already: then no later scrolling is corrected either.
  for (let frame = 0; frame < 3; frame++) await nextPaint();
  if (scrollY === start && way === mine) end();
}

const nextPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
