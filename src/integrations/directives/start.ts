import type { ClientDirective } from 'astro';
import { defineIsland } from './islandElement.ts';

/**
 * Hydrates at once. For a page that consists of one island: nothing else on it could be shown first. In a browser older than the oldest of
 * `browsers.ts`, which cannot adopt a style sheet, the element with `data-too-old` says that text instead.
 */
const start: ClientDirective = (load, _, island) => {
  if ('adoptedStyleSheets' in document) {
    void load().then((hydrate) => hydrate());
    return;
  }
  const place = island.querySelector<HTMLElement>('[data-too-old]');
  if (place) place.textContent = place.dataset.tooOld ?? '';
};

defineIsland();

export default start;
