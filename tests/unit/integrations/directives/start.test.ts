import { expect, test, vi } from 'vitest';

test('hydrates at once', async () => {
  const defined = vi.fn();
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('customElements', { define: defined });
  const { default: start } = await import('../../../../src/integrations/directives/start.ts');
  const hydrate = vi.fn(() => Promise.resolve());
  start(() => Promise.resolve(hydrate), { name: 'start', value: '' }, {} as HTMLElement);
  await vi.waitUntil(() => hydrate.mock.calls.length > 0);
  expect(defined).toHaveBeenCalledExactlyOnceWith('astro-island', expect.any(Function));
});
