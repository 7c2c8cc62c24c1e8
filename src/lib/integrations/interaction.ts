import type { ClientDirective } from 'astro';

const firstSigns = ['pointerdown', 'keydown', 'scroll'] as const;

/** Hydrates once, at the first sign of a visitor. */
const interaction: ClientDirective = (load) => {
  const controller = new AbortController();
  const wake = () => {
    controller.abort();
    void load().then((hydrate) => hydrate());
  };
  for (const sign of firstSigns) {
    addEventListener(sign, wake, { passive: true, signal: controller.signal });
  }
};

export default interaction;
