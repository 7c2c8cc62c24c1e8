import type { ClientDirective } from 'astro';
import { facesTimeoutMs } from '../../config/behaviour.ts';

/** Islands wait until the typefaces are in use (`page.ts`), the visitor touches the page, or the time is over. */
const mayLoad = new Promise((resolve) => {
  for (const sign of ['faces', 'pointerdown', 'keydown']) addEventListener(sign, resolve, { once: true });
  setTimeout(resolve, facesTimeoutMs);
});

/** Hydrates an island that comes into view. The value is that of an `IntersectionObserver`. */
const inView: ClientDirective = (load, { value }: { value: unknown }, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    typeof value === 'object' ? (value ?? {}) : {},
  );
  void mayLoad.then(() => {
    // The island itself is laid out as `contents`, so it is never in view.
    for (const child of island.children) observer.observe(child);
  });
};

export default inView;
