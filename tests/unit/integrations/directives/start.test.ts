import { beforeEach, expect, test, vi } from 'vitest';

const hydrate = vi.fn(() => Promise.resolve());
const place = { dataset: { tooOld: 'Needs iOS 16.4.' }, textContent: 'One moment' };
const island = { querySelector: (selector: string) => (selector === '[data-too-old]' ? place : null) };

async function startIn(document: object) {
  vi.resetModules();
  const defined = vi.fn();
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('customElements', { define: defined });
  vi.stubGlobal('document', document);
  const { default: start } = await import('../../../../src/integrations/directives/start.ts');
  start(() => Promise.resolve(hydrate), { name: 'start', value: '' }, island as unknown as HTMLElement);
  expect(defined).toHaveBeenCalledExactlyOnceWith('astro-island', expect.any(Function));
}

beforeEach(() => {
  hydrate.mockClear();
});

test('hydrates at once', async () => {
  await startIn({ adoptedStyleSheets: [] });
  await vi.waitUntil(() => hydrate.mock.calls.length > 0);
  expect(place.textContent).toBe('One moment');
});

test('says why it does not start in a browser that is too old', async () => {
  await startIn({});
  expect([place.textContent, hydrate.mock.calls]).toEqual(['Needs iOS 16.4.', []]);
});
