import type { ClientDirective } from 'astro';
import { replayEarlyClicks } from '../../lib/earlyInput/clickReplay.ts';
import { followSectionLinks } from '../../lib/earlyInput/sectionLinks.ts';
import { defineIsland } from './islandElement.ts';

/** Hydrates at the first input, or at a held click on the control that the value selects. */
const interaction: ClientDirective = (load, { value: selector }: { value: true | string }) => {
  const inputs = new AbortController();
  const options = { capture: true, passive: true, signal: inputs.signal };
  const onInput = (event: Event) => {
    if (selector !== true && !(event.defaultPrevented && (event.target as Element).closest(selector))) return;
    inputs.abort();
    void load().then((hydrate) => hydrate());
  };
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, onInput, options);
  // The address of a section scrolls without the visitor, before the typefaces are in use.
  addEventListener('faces', () => addEventListener('scroll', onInput, options));
};

// Astro writes this script once into a page, before its first island.
defineIsland();
replayEarlyClicks();
followSectionLinks();

export default interaction;
