import { expect, test, vi } from 'vitest';
import { useConcertSync } from '../../../../../src/features/concerts/sync/useConcertSync.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { fakeOtherPages } from '../../../otherPages.ts';
import { renderHook } from '../../../renderHook.ts';

const built = { locale: 'de', offline: 'as built', etag: 'built' } as const;

/** A page that syncs the concerts of an element, and whose API fails. */
async function open() {
  vi.spyOn(console, 'error').mockReturnValue();
  const [pages, page, root] = [fakeOtherPages(), fakePage(), { current: {} as HTMLElement }];
  const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 500 })));
  vi.stubGlobal('fetch', fetched);
  const hook = await renderHook(() => useConcertSync(root, built, false));
  const scroll = () =>
    hook.act(async () => {
      page.window.dispatchEvent(new Event('scroll'));
      page.intersect(root.current, true);
      await vi.dynamicImportSettled();
    });
  return { hook, pages, fetched, scroll };
}

test('syncs the concerts of the element once, and gives the note about the connection', async () => {
  const { hook, fetched, scroll } = await open();
  expect(hook.current).toBeUndefined();
  await scroll();
  expect(hook.current).toBe('as built');
  await hook.rerender();
  expect(fetched).toHaveBeenCalledOnce();
});

test('stops when it is unmounted', async () => {
  const { hook, pages, fetched, scroll } = await open();
  await hook.unmount();
  await scroll();
  expect(fetched).not.toHaveBeenCalled();
  expect(pages.openChannels()).toBe(0);
});
