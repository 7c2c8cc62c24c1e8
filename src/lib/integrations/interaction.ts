import type { ClientDirective } from 'astro';

type Hydrate = () => Promise<void>;

const firstSigns = ['pointerdown', 'keydown', 'scroll'] as const;

/** Hydrates once: at the first sign of a visitor, or at a press on the links that the value selects. */
const interaction: ClientDirective = (load, { value }, island) => {
  const hydrate = () => load().then((start) => start());
  if (typeof value === 'string') onPress(value, hydrate, island);
  else atFirstSign(hydrate);
};

function atFirstSign(hydrate: Hydrate) {
  const controller = new AbortController();
  const wake = () => {
    controller.abort();
    void hydrate();
  };
  for (const sign of firstSigns) {
    addEventListener(sign, wake, { passive: true, signal: controller.signal });
  }
}

/**
 * A press that means "here and now" no longer follows the link: it hydrates the island, which hears of it, and of every later
 * one, by the event `press`. Where the island does not come, the link leads where it always did.
 */
function onPress(selector: string, hydrate: Hydrate, island: HTMLElement) {
  let hydrated: Promise<void> | undefined;
  // While it goes down: for the header's own navigation the link is one among others.
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      hydrated ??= hydrate();
      void hydrated.then(() => {
        // The mark of an island that has not come: Astro resolves even then.
        if (island.hasAttribute('ssr')) location.href = link.href;
        else document.dispatchEvent(new Event('press'));
      });
    },
    true,
  );
}

export default interaction;
