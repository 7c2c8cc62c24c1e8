import type { ClientDirective } from 'astro';

/** Islands wait at most this long for the typefaces, in milliseconds, before their scripts are fetched. */
const facesTimeoutMs = 4000;

/** Resolves when the typefaces are in use (`page.ts`), at the first input, or after the time limit. */
const mayLoad = new Promise((resolve) => {
  for (const type of ['faces', 'pointerdown', 'keydown']) addEventListener(type, resolve);
  setTimeout(resolve, facesTimeoutMs);
});

/** Hydrates an island when it enters the viewport. The value holds the options of an `IntersectionObserver`. */
const inView: ClientDirective = (load, { value }: { value: unknown }, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    // Without options the value is `true`.
    { ...(value as object) },
  );
  void mayLoad.then(() => {
    // The island itself has `display: contents`, so it never intersects.
    for (const child of island.children) observer.observe(child);
  });
};

export default inView;
