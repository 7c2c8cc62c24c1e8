import { beforeEach, expect, test, vi } from 'vitest';
import type { SyncOptions } from '../../../../../src/features/concerts/sync/syncConcerts.ts';
import { useConcertSync } from '../../../../../src/features/concerts/sync/useConcertSync.ts';
import { fakeOtherPages } from '../../../otherPages.ts';
import { renderHook } from '../../../renderHook.ts';

const page = vi.hoisted(() => ({ syncConcerts: vi.fn<(options: SyncOptions) => void>() }));
vi.mock('../../../../../src/features/concerts/sync/syncConcerts.ts', () => ({
  syncConcerts: page.syncConcerts,
}));

const root = {} as HTMLElement;
const day = '2026-01-02T19:00:00Z';

function open() {
  const ref = { current: root };
  const built = { locale: 'de', offline: 'as built', etag: 'built', since: day, digest: 'range' } as const;
  return renderHook(() => useConcertSync(ref, built, false));
}
const options = () => page.syncConcerts.mock.lastCall?.[0];

let pages: ReturnType<typeof fakeOtherPages>;
beforeEach(() => {
  pages = fakeOtherPages();
});

test('syncs the concerts of the element once, and gives the note about the connection', async () => {
  const hook = await open();
  expect(hook.current).toBeUndefined();
  await hook.act(() => options()?.onNote('as built'));
  expect(hook.current).toBe('as built');
  await hook.rerender();
  expect(page.syncConcerts).toHaveBeenCalledOnce();
  expect(options()).toMatchObject({ element: root, etag: 'built', since: day, digest: 'range' });
});

test('stops when it is unmounted', async () => {
  const hook = await open();
  expect(options()?.signal.aborted).toBe(false);
  await hook.unmount();
  expect(options()?.signal.aborted).toBe(true);
  expect(pages.openChannels()).toBe(0);
});
