import type { ClientDirective } from 'astro';
import { keepClicks } from '../../lib/earlyInput/keptClicks.ts';
import { followSectionLinks } from '../../lib/earlyInput/sectionLinks.ts';
import { defineIsland } from './islandElement.ts';

/** Hydrates at the first sign of a visitor, or at a kept click on the control that the value selects. */
const interaction: ClientDirective = (load, { value }) => {
  const selector = typeof value === 'string' ? value : undefined;
  let hasFaces = false;
  const wake = (event: Event) => {
    // The address of a section scrolls by itself, before the typefaces are in use.
    if (event.type === 'scroll' && !hasFaces) return;
    if (selector && !(event.defaultPrevented && (event.target as Element).closest(selector))) return;
    for (const sign of signs) removeEventListener(sign, wake, options);
    void load().then((start) => start());
  };
  const options = { capture: true, passive: true };
  const signs = selector ? ['click'] : ['pointerdown', 'keydown', 'scroll', 'click'];
  for (const sign of signs) addEventListener(sign, wake, options);
  addEventListener('faces', () => (hasFaces = true));
};

// Astro writes this script once into a page, before its first island.
defineIsland();
keepClicks();
followSectionLinks();

export default interaction;
