/**
 * Replaces Astro's `astro-island` by the part that this site uses, a third of its bytes, because it is inline in every page. It is defined
 * first, so Astro's is not; `pagePolicy.ts` removes Astro's from the pages (docs/decisions/0012).
 */

type Hydrate = () => unknown;
type Directive = (load: () => Promise<Hydrate>, options: object, island: HTMLElement) => unknown;
/** `reactRenderer.ts`, which a page need not have before it has an island's file. */
type Renderer = (island: HTMLElement) => (component: unknown) => unknown;

/**
 * Imports a file. Online it tries again after a second at another address, because browsers cache a failed import. All that an island
 * loads itself is retried by `loadScript.ts`, which is too large for every page's HTML.
 */
const load = (url: string): Promise<{ default: unknown }> =>
  import(/* @vite-ignore */ url).catch(async (error: unknown) => {
    if (!navigator.onLine) throw error;
    await new Promise((done) => setTimeout(done, 1000));
    return import(/* @vite-ignore */ `${url}?${performance.now()}`) as Promise<unknown>;
  }) as Promise<{ default: unknown }>;

class Island extends HTMLElement {
  connectedCallback(): void {
    // Its children may still be loading.
    if (document.readyState === 'loading' && this.hasAttribute('await-children'))
      addEventListener('DOMContentLoaded', () => this.start());
    else this.start();
  }

  read(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  start(): void {
    const { Astro } = self as unknown as { Astro: Record<string, Directive> };
    Astro[this.read('client')]?.(() => this.load(), JSON.parse(this.read('opts')) as object, this);
  }

  async load(): Promise<Hydrate> {
    try {
      const [component, renderer] = await Promise.all([
        load(this.read('component-url')),
        load(this.read('renderer-url')),
      ]);
      return () => {
        (renderer.default as Renderer)(this)(component.default);
        this.removeAttribute('ssr');
      };
    } catch (error) {
      this.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
      console.error(error);
      // Tries again at the next click.
      await new Promise((retry) => addEventListener('click', retry, true));
      return this.load();
    }
  }
}

export function defineIsland(): void {
  customElements.define('astro-island', Island);
}
