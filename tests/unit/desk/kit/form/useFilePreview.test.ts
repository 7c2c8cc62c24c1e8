import { expect, test, vi } from 'vitest';
import { useFilePreview } from '../../../../../src/desk/kit/form/useFilePreview.ts';
import { renderHook } from '../../../renderHook.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a picture that is taken out and chosen again is drawn anew, never from what was freed', async () => {
  const freed = new Set<unknown>();
  vi.stubGlobal('createImageBitmap', () => {
    const bitmap = { close: () => freed.add(bitmap) };
    return Promise.resolve(bitmap);
  });
  let id: string | undefined = 'a';
  const shown: unknown[] = [];
  const hook = await renderHook(() => {
    const bitmap = useFilePreview(id, () => Promise.resolve(new Blob()), 720);
    if (freed.has(bitmap)) shown.push(bitmap);
    return bitmap;
  });
  for (const next of ['a', undefined, 'a']) {
    id = next;
    await hook.rerender();
    await hook.act(settled);
  }
  expect(hook.current).toBeDefined();
  expect(shown).toEqual([]);
});
