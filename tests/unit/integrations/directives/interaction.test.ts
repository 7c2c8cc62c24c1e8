import { beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let interaction: typeof import('../../../../src/integrations/directives/interaction.ts').default;

const hydrate = vi.fn(() => Promise.resolve());
const load = vi.fn(() => Promise.resolve(hydrate));

/** Without a value, which the types do not know of. */
const bare = { name: 'interaction', value: true as unknown as string };

beforeEach(async () => {
  for (const method of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(method, (...args: Parameters<EventTarget['addEventListener']>) => page[method](...args));
  vi.stubGlobal('document', {});
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {
        // The document of this test never changes.
      }
    },
  );
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('customElements', { define: () => undefined });
  page = new EventTarget();
  // Listens from the moment it is loaded, once.
  ({ default: interaction } = await import('../../../../src/integrations/directives/interaction.ts'));
  page = new EventTarget();
});

// Voice control clicks without a pointer or a key.
test.each(['pointerdown', 'keydown', 'scroll', 'click'])(
  'nothing is loaded before the first %s',
  async (sign) => {
    interaction(load, bare, {} as HTMLElement);
    for (const early of ['mousemove', 'scroll']) page.dispatchEvent(new Event(early));
    page.dispatchEvent(new Event('faces'));
    expect(load).not.toHaveBeenCalled();

    page.dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  },
);

test('later inputs do not load again', () => {
  interaction(load, bare, {} as HTMLElement);
  for (const sign of ['scroll', 'scroll', 'pointerdown', 'keydown']) page.dispatchEvent(new Event(sign));
  expect(load).toHaveBeenCalledOnce();
});

test('with a selector no other input loads anything', () => {
  interaction(load, { name: 'interaction', value: 'a.logo' }, {} as HTMLElement);
  for (const sign of ['scroll', 'pointerdown', 'keydown']) page.dispatchEvent(new Event(sign));
  expect(load).not.toHaveBeenCalled();
});
