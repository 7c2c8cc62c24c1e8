import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SyncOptions } from '../../../../../src/features/concerts/sync/syncConcerts.ts';
import { earliestShown, useConcertSync } from '../../../../../src/features/concerts/sync/useConcertSync.ts';
import { published } from '../../../../../src/lib/recordStore.ts';
import { fakeOtherPages } from '../../../otherPages.ts';
import { renderHook } from '../../../renderHook.ts';

const page = vi.hoisted(() => ({
  project: undefined as object | undefined,
  syncConcerts: vi.fn<(options: SyncOptions) => void>(),
}));
vi.mock('../../../../../src/features/concerts/sync/syncConcerts.ts', () => ({
  syncConcerts: page.syncConcerts,
}));
vi.mock('../../../../../src/features/concerts/sync/firestore/firestoreProject.ts', () => ({
  get firestoreProject() {
    return page.project;
  },
}));

const root = parse(
  '<div data-list="past"><article><time datetime="2026-01-02T20:00:00+01:00">a date</time></article></div>',
) as unknown as HTMLElement;
function open(element: HTMLElement | null = root) {
  const ref = { current: element };
  const shown = { locale: 'de', offline: 'as built', isWholePage: false, pastCount: 2 } as const;
  return renderHook(() => useConcertSync(ref, shown));
}
const options = () => page.syncConcerts.mock.lastCall?.[0];

let pages: ReturnType<typeof fakeOtherPages>;
beforeEach(() => {
  pages = fakeOtherPages();
  page.project = undefined;
  page.syncConcerts.mockClear();
});

test('syncs the concerts of the element once, and gives the note about the connection', async () => {
  const hook = await open();
  expect(hook.current).toBeUndefined();
  await hook.act(() => options()?.onNote('as built'));
  expect(hook.current).toBe('as built');
  await hook.rerender();
  expect(page.syncConcerts).toHaveBeenCalledOnce();
  expect(options()).toMatchObject({ element: root, since: undefined });
});

test('asks Firestore from the earliest shown concert on, where the page leaves older ones out', async () => {
  page.project = {};
  await open();
  expect(options()?.since).toBe('2026-01-02T19:00:00Z');
});

test('shows the concerts that the desk sends from another page', async () => {
  await open();
  pages.receive('pictures', [{ id: 'no concert' }]);
  expect(published('concerts')).toBeUndefined();
  pages.receive('concerts', [{ id: 'from the desk' }]);
  expect(published('concerts')).toEqual([{ id: 'from the desk' }]);
});

test('stops when it is unmounted', async () => {
  const hook = await open();
  expect(options()?.signal.aborted).toBe(false);
  await hook.unmount();
  expect(options()?.signal.aborted).toBe(true);
  expect(pages.openChannels()).toBe(0);
});

test('does nothing without an element', async () => {
  await open(null);
  expect(page.syncConcerts).not.toHaveBeenCalled();
});

const ticket = (dateTime: string) => `<article><time datetime="${dateTime}">a date</time></article>`;
const lists = parse(`
  <div data-list="upcoming">${ticket('2020-01-01T20:00:00+01:00')}</div>
  <div data-list="past">${ticket('2026-06-01T20:00:00+02:00')}${ticket('2026-01-01T20:00:00+01:00')}</div>
`) as unknown as Element;

test.each([
  ['the page leaves out older ones', lists, 3, '2026-01-01T19:00:00Z'],
  ['the page shows all', lists, 2, undefined],
  ['the page shows none', parse('<div data-list="past"></div>') as unknown as Element, 1, undefined],
])(
  'gives the earliest past ticket in UTC only if the page leaves out older ones: %s',
  (_, page, pastCount, since) => expect(earliestShown(page, pastCount)).toBe(since),
);
