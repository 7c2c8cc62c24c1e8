import type { ClientDirective } from 'astro';
import { replayEarlyClicks } from '../../lib/earlyInput/clickReplay.ts';
import { followSectionLinks } from '../../lib/earlyInput/sectionLinks.ts';
import { defineIsland } from './islandElement.ts';

/** Hydrates at the first input, or at a held click on the control that the value selects. */
const interaction: ClientDirective = (load, { value }: { value: unknown }) => {
  // Without a selector the value is `true`.
  const selector = value === true ? '' : (value as string);
  let hasFaces = false;
  const onInput = (event: Event) => {
    // The address of a section scrolls without the visitor, before the typefaces are in use.
    if (event.type === 'scroll' && !hasFaces) return;
    if (selector && !(event.defaultPrevented && (event.target as Element).closest(selector))) return;
    for (const type of types) removeEventListener(type, onInput, options);
    void load().then((hydrate) => hydrate());
  };
  const options = { capture: true, passive: true };
  const types = selector ? ['click'] : ['pointerdown', 'keydown', 'scroll', 'click'];
  for (const type of types) addEventListener(type, onInput, options);
  addEventListener('faces', () => (hasFaces = true));
};

// Astro writes this script once into a page, before its first island.
defineIsland();
replayEarlyClicks();
followSectionLinks();

export default interaction;
