import { sectionOffset } from '../../config/behaviour.ts';

/** A section of the home page that has an address. */
export interface Target {
  /** Id of the section. */
  id: string;
  path: string;
  /** The same section in the other language. */
  twin: string;
  title: string;
}

const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The section that an address of this site shows; none for any other page. A trailing slash does not matter. */
export const targetOf = (targets: readonly Target[], path: string): Target | undefined =>
  targets.find((target) => bare(target.path) === bare(path));

/** Scrolls to a section, leaving the offset of the specification above it, and moves the focus there. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const distance = () => section.getBoundingClientRect().top - sectionOffset;
  const arrive = (behavior: ScrollBehavior) => {
    if (id === 'hero') window.scrollTo({ top: 0, behavior });
    else window.scrollBy({ top: distance(), behavior });
  };
  // Sections that were skipped so far get their real height on the way, so the aim is taken again at the end.
  window.addEventListener(
    'scrollend',
    () => {
      if (id !== 'hero' && Math.abs(distance()) > 1) arrive('instant');
    },
    { once: true },
  );
  // Here and not in the stylesheet, where it would also slow down focus, `#booking` in an address, and what a search found.
  arrive(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
