import { beforeEach, expect, test, vi } from 'vitest';
import type { QueuedPicture, UploadState } from '../../../../../../src/features/gallery/desk/queue/queue.ts';
import { usePictureTexts } from '../../../../../../src/features/gallery/desk/upload/usePictureTexts.ts';
import { renderHook } from '../../../../renderHook.ts';

const picture = new Blob(['x']);
const queued = (id: number, state: UploadState = { kind: 'ready' }): QueuedPicture => ({
  ...{ id, key: `k${id}`, name: 'a.jpg', file: new File(['x'], 'a.jpg'), picture, state },
});
/** The values of the form's controls. */
let typed: Record<string, string>;
const focused = vi.fn<(id: string) => void>();

beforeEach(() => {
  focused.mockReset();
  typed = { credit: 'Ida', 'alt-de-0': 'Ein Bild', 'alt-en-0': 'A picture' };
  vi.stubGlobal('FormData', function formData() {
    return new Map(Object.entries(typed));
  });
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({
      focus: () => focused(id),
    }),
  });
});

async function open() {
  const hook = await renderHook(() => usePictureTexts({ current: null }));
  const collect = async (pictures: readonly QueuedPicture[]) => {
    let items: readonly { id: number; texts: object }[] = [];
    await hook.act(() => {
      items = hook.current.collect(pictures);
    });
    return items.map(({ id, texts }) => ({ id, texts }));
  };
  return { hook, collect };
}

test('collects the pictures that can be sent, with their texts', async () => {
  const { hook, collect } = await open();
  const pictures = [queued(0), queued(1, { kind: 'done' }), queued(2, { kind: 'sending', share: 0.5 })];
  const texts = { de: 'Ein Bild', en: 'A picture', decorative: false, pending: false, credit: 'Ida' };
  expect(await collect(pictures)).toEqual([{ id: 0, texts }]);
  expect([hook.current.missing.size, focused.mock.calls.length]).toEqual([0, 0]);
});

test('collects nothing while a text is missing, and focuses on its field', async () => {
  const { hook, collect } = await open();
  typed['alt-de-1'] = ' ';
  expect(await collect([queued(0), queued(1)])).toEqual([]);
  expect([...hook.current.missing]).toEqual([[1, ['de', 'en']]]);
  expect(focused.mock.calls).toEqual([['alt-de-1']]);
  typed = { ...typed, 'decorative-1': 'on' };
  expect(await collect([queued(0), queued(1)])).toHaveLength(2);
  expect(hook.current.missing.size).toBe(0);
});

test('drops the missing fields that are filled in, and those of removed pictures', async () => {
  const { hook, collect } = await open();
  const recheck = (...pictures: QueuedPicture[]) => hook.act(() => hook.current.recheck(pictures));
  // Before the first attempt to send nothing is missing, and no letter renders the form anew.
  await recheck(queued(1));
  expect([hook.current.missing.size, hook.renders]).toEqual([0, 1]);
  await collect([queued(1), queued(2)]);
  typed['alt-de-1'] = 'Noch eines';
  await recheck(queued(1), queued(2), queued(3));
  expect([...hook.current.missing]).toEqual([
    [1, ['en']],
    [2, ['de', 'en']],
  ]);
  await recheck(queued(1));
  expect([...hook.current.missing.keys()]).toEqual([1]);
});
