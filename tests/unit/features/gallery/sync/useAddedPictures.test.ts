import { isValidElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownPictures } from '../../../../../src/features/gallery/sync/shownPictures.ts';
import type { PictureQuery } from '../../../../../src/features/gallery/sync/storedPictures.ts';
import { fakeOtherPages } from '../../../otherPages.ts';
import { renderHook } from '../../../renderHook.ts';
import { storedPicture } from '../../../storedPicture.ts';

vi.mock('../../../../../src/features/gallery/sync/validPictures.ts', () => ({
  validPictures: (answer: unknown) => answer,
}));
vi.mock('../../../../../src/features/gallery/list/AddedPictures.tsx', () => ({
  default: () => null,
  loadTexts: () => Promise.resolve({}),
}));

/** Pictures of the HTML, as links with their ids. */
const gallery = (...ids: string[]) => ({
  current: {
    querySelectorAll: () =>
      ids.map((id) => ({
        getAttribute: (name: string) => (name === 'data-id' ? id : null),
        querySelector: () => null,
        querySelectorAll: () => [],
      })),
  } as unknown as HTMLElement,
});

const requests: { address: string; signal: AbortSignal }[] = [];

/** Answers the request with these pictures, or fails it. */
const answer = (ids: string[] | 'fails') => {
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    requests.push({ address, signal });
    await Promise.resolve();
    if (ids === 'fails') throw new TypeError('Failed to fetch');
    return Response.json(ids.map((id) => storedPicture(id)));
  });
};

/** The hook and the store of records, without the state of the test before. */
async function open(query: PictureQuery, ...built: string[]) {
  const { useAddedPictures } = await import('../../../../../src/features/gallery/sync/useAddedPictures.tsx');
  const { publish } = await import('../../../../../src/lib/recordStore.ts');
  const root = gallery(...built);
  const hook = await renderHook(() => useAddedPictures(root, query));
  const settled = () => hook.act(() => new Promise((done) => setImmediate(done)));
  await settled();
  return {
    hook,
    publish: (...ids: string[]) =>
      hook.act(() =>
        publish(
          'pictures',
          ids.map((id) => storedPicture(id)),
        ),
      ),
    settled,
    shown: () => {
      const { pictures, count } = hook.current ?? {};
      if (!isValidElement<ShownPictures & { isStrip: boolean }>(pictures)) return undefined;
      const { added, removed, gained, isStrip } = pictures.props;
      return {
        added: added.map(({ id }) => id),
        removed: removed.map(({ id }) => id),
        gained,
        isStrip,
        count,
      };
    },
  };
}

let pages: ReturnType<typeof fakeOtherPages>;
beforeEach(() => {
  pages = fakeOtherPages();
  vi.resetModules();
  requests.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'de-AT' }, cookie: '' });
  vi.stubGlobal('location', new URL('https://match.example/'));
  answer([]);
});

test('stays as built while the store has nothing newer', async () => {
  const { shown } = await open({ newest: 'rank', limit: 60 }, 'a');
  expect(requests.map(({ address }) => address)).toEqual(['/api/cloudinary?full&newerThan=rank&limit=60']);
  expect(shown()).toBeUndefined();
});

test('shows newer pictures in front, and those of the build up to the limit', async () => {
  answer(['new', 'b']);
  const { shown, settled } = await open({ limit: 3 }, 'a', 'b', 'c');
  await settled();
  expect(shown()).toEqual({ added: ['new', 'b'], removed: ['b', 'c'], gained: 1, isStrip: true, count: 3 });
});

test('shows all pictures in the list, which has no limit', async () => {
  answer(['new']);
  const { shown, settled } = await open({}, 'a', 'b');
  await settled();
  expect(shown()).toEqual({ added: ['new'], removed: [], gained: 1, isStrip: false, count: 3 });
});

test('shows pictures that the band adds on the page, after a failed request too', async () => {
  answer('fails');
  const { shown, publish, settled } = await open({ limit: 60 }, 'a');
  expect(shown()).toBeUndefined();
  await publish('uploaded');
  await settled();
  expect(shown()).toMatchObject({ added: ['uploaded'], count: 2 });
  await publish('second', 'uploaded');
  expect(shown()).toMatchObject({ added: ['second', 'uploaded'], count: 3 });
  expect(requests).toHaveLength(1);
});

test('ends its request when the island goes', async () => {
  const { hook } = await open({});
  expect(requests[0]?.signal.aborted).toBe(false);
  await hook.unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('shows pictures that the desk uploads in another page before the others', async () => {
  answer(['stored']);
  const { hook, settled, shown } = await open({});
  await hook.act(() => pages.receive('pictures', [storedPicture('uploaded')]));
  await settled();
  expect(shown()?.added).toEqual(['uploaded', 'stored']);
});
