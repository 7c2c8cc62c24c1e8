import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as reader from '../../../../../src/features/music/releases/readReleases.ts';
import { useReleases } from '../../../../../src/features/music/releases/useReleases.ts';
import { publish } from '../../../../../src/lib/recordStore.ts';
import { renderHook } from '../../../renderHook.ts';

const album = (id: string) => `https://open.spotify.com/album/${id}`;
const root = parse(`
  <div data-column data-day="2026-11-06">
    <a href="${album('a')}"><picture><img src="/_/a.webp" width="306" height="306"></picture><span>a</span></a>
    <p>Album</p><p>NEW!</p>
  </div>`) as unknown as HTMLElement;
const built = Date.parse('2026-11-21T12:00:00Z');
const badgeEnds = Date.parse('2026-12-07T23:00:00Z');

async function openAt(now: number) {
  vi.setSystemTime(now);
  const page = { builtAt: built, changesAt: badgeEnds, noCover: '/_/none.webp' };
  const hook = await renderHook(() => useReleases({ current: root }, page));
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
  const page = Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'de-AT' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

test('keeps the HTML of the build, unread, until a badge changes', async () => {
  const read = vi.spyOn(reader, 'readReleases');
  const { hook, shown } = await openAt(badgeEnds - 1000);
  expect(shown()).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  await hook.act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toEqual(['a old']);
});

test('shows the right badge on a page older than its change', async () => {
  const { shown } = await openAt(badgeEnds + 86_400_000);
  expect(shown()).toEqual(['a old']);
});

test('shows releases that arrive, and keeps their badges right', async () => {
  const { hook, shown } = await openAt(built);
  await hook.act(async () => {
    publish('releases', [record('b'), record('a')]);
    await vi.waitFor(() => import('../../../../../src/features/music/releases/serviceReleases.ts'));
  });
  expect(shown()).toEqual(['b new', 'a new']);
  expect(hook.current?.map(({ release }) => release.cover.src)).toEqual(['/_/none.webp', '/_/a.webp']);
  await hook.act(() => vi.advanceTimersByTime(40 * 86_400_000));
  expect(shown()).toEqual(['b old', 'a old']);
});
