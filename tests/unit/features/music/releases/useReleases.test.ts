import { beforeEach, expect, test, vi } from 'vitest';
import { useReleases } from '../../../../../src/features/music/releases/useReleases.ts';
import { publish } from '../../../../../src/lib/recordStore.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { renderHook } from '../../../renderHook.ts';

const album = (id: string) => `https://open.spotify.com/album/${id}`;
/** The build's list, as its file holds it. */
const list = [
  {
    ...{ name: 'a', url: album('a'), linkNote: '', published: 'Album' },
    cover: { src: '/_/a.webp', width: 306, height: 306 },
    badge: { day: '2026-11-06', text: 'NEW!' },
  },
];
const fetched = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(Response.json(list)));
const loaded = () => vi.dynamicImportSettled();
const built = Date.parse('2026-11-21T12:00:00Z');
const badgeEnds = Date.parse('2026-12-07T23:00:00Z');

async function openAt(now: number) {
  vi.setSystemTime(now);
  const page = { builtAt: built, changesAt: badgeEnds, noCover: '/_/none.webp' };
  const hook = await renderHook(() => useReleases({ current: null }, page));
  return {
    hook,
    shown: () => hook.current?.map(({ release, isNew }) => `${release.name} ${isNew ? 'new' : 'old'}`),
  };
}

const record = (id: string, name = id) => ({
  ...{ id, name, type: 'album' as const, spotify_url: album(id), tracks: [] },
  ...{ release_date: '2026-11-20', release_date_precision: 'day' as const },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  Object.assign(fakePage().document, { cookie: '' });
  vi.stubGlobal('fetch', fetched);
});

test('keeps the HTML of the build, and asks for nothing, until a badge changes', async () => {
  const { hook, shown } = await openAt(badgeEnds - 1000);
  expect(shown()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  await hook.act(() => vi.advanceTimersByTime(1100));
  await hook.act(loaded);
  expect(shown()).toEqual(['a old']);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/releases/de.json']);
});

test.each([
  ['was cut off', new Response('[{"name"', { headers: { 'content-type': 'application/json' } })],
  ['the host could not give', new Response('', { status: 503 })],
])('asks again for a list that %s', async (_, answer) => {
  vi.spyOn(console, 'error').mockReturnValue();
  fetched.mockResolvedValueOnce(answer);
  const { hook, shown } = await openAt(badgeEnds + 86_400_000);
  await hook.act(loaded);
  expect(shown()).toBeUndefined();
  await hook.act(() => vi.advanceTimersByTime(2000));
  await hook.act(loaded);
  expect(shown()).toEqual(['a old']);
});

test('shows releases that arrive, and keeps their badges right', async () => {
  const { hook, shown } = await openAt(built);
  await hook.act(() => publish('releases', [record('b'), record('a')]));
  await hook.act(loaded);
  expect(shown()).toEqual(['b new', 'a new']);
  expect(hook.current?.map(({ release }) => release.cover.src)).toEqual(['/_/none.webp', '/_/a.webp']);
  await hook.act(() => vi.advanceTimersByTime(40 * 86_400_000));
  expect(shown()).toEqual(['b old', 'a old']);
});
