import type { ClientDirective } from 'astro';
import { defineIsland } from './islandElement.ts';

/** Hydrates at once. For a page that consists of one island: nothing else on it could be shown first. */
const start: ClientDirective = (load) => {
  void load().then((hydrate) => hydrate());
};

defineIsland();

export default start;
