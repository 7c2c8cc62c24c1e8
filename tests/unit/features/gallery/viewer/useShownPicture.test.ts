import { expect, test, vi } from 'vitest';
import { useShownPicture } from '../../../../../src/features/gallery/viewer/useShownPicture.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { renderHook } from '../../../renderHook.ts';

test('Back does not scroll the page, and afterwards the browser scrolls again', async () => {
  const { window: page } = fakePage();
  const entries = {
    ...{ state: null, scrollRestoration: 'auto', modeOfPage: 'auto' },
    pushState() {
      entries.modeOfPage = entries.scrollRestoration;
    },
  };
  vi.stubGlobal('history', entries);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  const hook = await renderHook(useShownPicture);
  await hook.act(() => hook.current.show('/a'));
  expect([entries.modeOfPage, entries.scrollRestoration]).toEqual(['manual', 'auto']);
  entries.scrollRestoration = entries.modeOfPage;
  await hook.act(() => page.dispatchEvent(Object.assign(new Event('popstate'), { state: null })));
  expect(entries.scrollRestoration).toBe('auto');
});
