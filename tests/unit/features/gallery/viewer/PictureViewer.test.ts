import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PictureViewer from '../../../../../src/features/gallery/viewer/PictureViewer.tsx';
import type { PictureLabels } from '../../../../../src/features/gallery/galleryLabels.ts';
import { collectDefects } from '../../../../fakes/defects.ts';
import { renderHook } from '../../../renderHook.ts';

const page = vi.hoisted(() => ({
  isFetched: true,
  open: undefined as ((link: HTMLAnchorElement) => void) | undefined,
  leaveFor: vi.fn<(address: string) => void>(),
  openThumbnail: vi.fn<(link: HTMLElement, onClose: () => void) => void>(),
  leave: vi.fn<(control: unknown) => void>(),
}));
vi.mock('../../../../../src/features/gallery/viewer/PictureDialog.tsx', () => {
  throw new Error('the chunk fails');
});
vi.mock('../../../../../src/lib/browser/loadScript.ts', () => ({
  ignoreFailedImport: (error: unknown) => {
    if (page.isFetched) throw error;
  },
}));
vi.mock('../../../../../src/features/gallery/sync/builtPictures.ts', () => ({
  loadBuiltPictures: () => Promise.resolve([]),
}));
vi.mock('../../../../../src/features/gallery/viewer/usePictureClick.ts', () => ({
  usePictureClick: (_: unknown, onOpen: typeof page.open) => {
    page.open = onOpen;
  },
}));
vi.mock('../../../../../src/features/gallery/viewer/useShownPicture.ts', () => ({
  useShownPicture: () => ({ shown: undefined, show: vi.fn(), hide: vi.fn(), leaveFor: page.leaveFor }),
}));
vi.mock('../../../../../src/lib/earlyInput/thumbnail.ts', () => ({
  openThumbnail: page.openThumbnail,
  thumbnailId: 'thumbnail',
}));
vi.mock('../../../../../src/lib/earlyInput/leave.ts', () => ({ leave: page.leave }));
const documentElement = { hasAttribute: () => false };
/** Finds the button of the thumbnail's dialog. */
const querySelector = (selector: string) => selector;

const link = () =>
  ({ getAttribute: () => '/large.webp', dataset: {} as DOMStringMap }) as unknown as HTMLAnchorElement;

async function openGallery() {
  const element = Object.assign(new EventTarget(), { querySelectorAll: () => [] });
  const gallery = { current: element as unknown as HTMLElement };
  const hook = await renderHook(() => PictureViewer({ gallery, labels: {} as PictureLabels, entries: [] }));
  return { hook, element };
}

let restore: () => void;
let defects: ReturnType<typeof collectDefects>['defects'];
beforeEach(() => {
  ({ defects, restore } = collectDefects());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement, querySelector }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});
afterEach(() => restore());

test.each([
  ['a chunk that cannot be fetched', false, 0],
  ['a defect in the chunk, and reports it', true, 1],
])('follows the link after %s', async (_, isFetched, reported) => {
  page.isFetched = isFetched;
  const { hook } = await openGallery();
  const clicked = link();
  await hook.act(() => page.open?.(clicked));
  await vi.waitFor(() => {
    expect(clicked.dataset).not.toHaveProperty('pending');
    expect(defects).toHaveBeenCalledTimes(reported);
  });
  expect(page.openThumbnail).toHaveBeenCalledWith(clicked, expect.any(Function));
  expect(page.leaveFor.mock.calls).toEqual([['/large.webp']]);
});

test('without a connection the page stays, and a note beside the thumbnail’s button says so', async () => {
  page.isFetched = false;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { hook } = await openGallery();
  await hook.act(() => page.open?.(link()));
  await vi.waitFor(() => expect(page.leave.mock.calls).toEqual([['#thumbnail button']]));
  expect(page.leaveFor).not.toHaveBeenCalled();
});

test('reports a defect of the chunk when a pointer reaches the pictures', async () => {
  page.isFetched = true;
  const { element } = await openGallery();
  element.dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => expect(defects).toHaveBeenCalledTimes(1));
  expect(page.leaveFor).not.toHaveBeenCalled();
});
