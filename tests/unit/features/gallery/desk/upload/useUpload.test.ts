import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../../../../../src/desk/kit/changes/change.ts';
import type { PicturesDesk } from '../../../../../../src/features/gallery/desk/data/usePictures.ts';
import { pictureUploads } from '../../../../../../src/features/gallery/desk/upload/uploads.ts';
import { useUpload } from '../../../../../../src/features/gallery/desk/upload/useUpload.ts';
import { renderHook } from '../../../../renderHook.ts';

const change = (id: string, credit?: string): Change => ({
  ...{ id, record: `picture-${id}`, isNew: true, was: {}, blob: `${id}.jpg`, made: 1 },
  set: { pending: true, ...(credit && { credit }) },
});
const keep = vi.fn<PicturesDesk['keep']>();
const make = vi.fn<PicturesDesk['make']>();
const remove = vi.fn();

beforeEach(() => {
  for (const each of ['addEventListener', 'removeEventListener']) vi.stubGlobal(each, () => undefined);
  vi.stubGlobal('localStorage', undefined);
  for (const call of [keep, make, remove]) call.mockReset();
  make.mockResolvedValue({ record: { id: 'any' }, delay: null, waits: true });
});

/** The uploads of a page in which these changes wait. */
async function open(...waiting: Change[]) {
  const desk = { queue: { list: () => waiting, remove }, keep, make, records: [] };
  return renderHook(() => useUpload(desk as unknown as PicturesDesk, () => undefined));
}

test('pictures that are chosen together go up from the last one on', async () => {
  const hook = await open();
  await hook.act(() => hook.current.add(['a', 'b'].map((name) => new File([name], name))));
  expect(keep.mock.calls.map(([{ blob }]) => blob)).toEqual(['b', 'a']);
});

test('the photographer is named for all pictures but those that somebody else is named for', async () => {
  const hook = await open(change('a'), change('b', 'Lena'));
  await hook.act(() => hook.current.nameCredit(' Ida '));
  expect(make.mock.calls).toEqual([[{ id: 'picture-a' }, { set: { credit: 'Ida' }, was: { credit: null } }]]);
});

test.each([
  ['waits', undefined, []],
  ['may be stored', 'sending', [[{ id: 'picture-a' }, { set: { deleted: true }, was: {} }]]],
] as const)('a picture that is taken back while it %s', async (_, kind, made) => {
  vi.spyOn(pictureUploads, 'progressOf').mockReturnValue(kind && { kind, share: 0.5 });
  const hook = await open(change('a'));
  await hook.act(() => hook.current.cancel(change('a')));
  expect(remove.mock.calls).toEqual([['a']]);
  expect(make.mock.calls).toEqual(made);
});
