import { beforeEach, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../../src/config/caching.ts';
import type { Venue } from '../../../../../../src/records/venue.ts';
import { useConcerts } from '../../../../../../src/features/concerts/desk/data/useConcerts.ts';
import { fakeOtherPages } from '../../../../otherPages.ts';
import { renderHook } from '../../../../renderHook.ts';
import { venueOf } from '../../venues/venueOf.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const fetched = vi.fn<typeof fetch>();
const load = vi.fn<() => Promise<readonly Venue[] | undefined>>();
const [onExpire, onSent] = [vi.fn(), vi.fn()];
const [one, two] = [concertOf(), concertOf({ id: 'two' })];
let pages: ReturnType<typeof fakeOtherPages>;
/** Answers to the calls, by method and path. */
let answers: Record<string, () => Response>;
const saved = (record: object) => () => Response.json(record, { headers: { [visibleWithin]: '60' } });
const gone = () => Response.json({ type: 'urn:problem-type:match:gone' }, { status: 410 });

beforeEach(() => {
  pages = fakeOtherPages();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, cookie: '', documentElement: { lang: 'de' } }),
  );
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('navigator', {});
  answers = { 'GET /api/concerts?desk': () => Response.json([one, two]) };
  fetched.mockReset().mockImplementation((path, init) => {
    const answer = answers[`${init?.method ?? 'GET'} ${path as string}`];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('fetch', fetched);
  load.mockReset().mockResolvedValue([]);
  onSent.mockReset();
});

const open = (records?: readonly Venue[]) =>
  renderHook(() => useConcerts({ venues: { records, load }, onExpire, onSent }));
const sentToPages = () =>
  pages
    .sent('concerts')
    .map((concerts) =>
      (concerts as (typeof one & { deleted?: string })[]).map(({ id, deleted }) =>
        deleted === undefined ? id : `${id} deleted`,
      ),
    );

test.each([
  ['knows', 'stellwerk', 0],
  ['does not know', 'new', 1],
  ['needs not to know: there is none', undefined, 0],
])('loads the venues again after a concert at a venue that it %s', async (_, venueId, times) => {
  const hook = await open([venueOf(), venueOf({ id: 'arena' })]);
  answers['POST /api/concerts'] = saved(concertOf({ id: 'three', revision: 0, ...(venueId && { venueId }) }));
  const typed = typedOf({ venueId: venueId ?? '' });
  await hook.act(() => hook.current.outbox.submit('new:a', { typed }));
  expect(onSent).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(times);
});

test('loads the venues before it sends a concert, and sends it without their list', async () => {
  load.mockResolvedValue(undefined);
  const hook = await open();
  answers['POST /api/concerts'] = saved(
    concertOf({ id: 'three', revision: 0, venue: 'Arena', city: 'Wels', venueId: 'new' }),
  );
  const typed = typedOf({ venue: 'Arena', city: 'Wels', venueId: 'new' });
  await hook.act(() => hook.current.outbox.submit('new:a', { typed }));
  expect(load).toHaveBeenCalledOnce();
  expect(fetched.mock.calls.map(([path]) => path)).not.toContain('/api/venues');
  expect(hook.current.concerts?.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(sentToPages()).toEqual([['one', 'two', 'three']]);
});

test('loads no venues for a concert that was not stored', async () => {
  const hook = await open([venueOf()]);
  await hook.act(() => hook.current.outbox.submit('new:a', { typed: typedOf() }));
  expect(load).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
  await hook.unmount();
});

test('shows a patched, a deleted and a restored concert at once, here and in other pages', async () => {
  const hook = await open();
  const shown = () => hook.current.concerts?.map(({ id, status }) => `${id} ${status}`);
  answers['PUT /api/concerts/one'] = saved({ ...one, status: 'soldOut' });
  answers['DELETE /api/concerts/two'] = () =>
    new Response(null, { status: 204, headers: { [visibleWithin]: '60' } });
  answers['POST /api/concerts/two/restore'] = saved(two);

  let result: unknown;
  await hook.act(async () => {
    result = await hook.current.patch(one, { status: 'soldOut' });
  });
  expect(result).toMatchObject({ record: { id: 'one', status: 'soldOut' }, delay: '60' });
  expect(shown()).toEqual(['two planned', 'one soldOut']);
  await hook.act(async () => {
    result = await hook.current.remove(two);
  });
  expect(result).toEqual({ delay: '60' });
  expect(shown()).toEqual(['one soldOut']);
  await hook.act(async () => {
    result = await hook.current.restore('two');
  });
  expect(result).toMatchObject({ record: { id: 'two' } });
  expect(shown()).toEqual(['one soldOut', 'two planned']);
  expect(sentToPages()).toEqual([['two', 'one'], ['one'], ['one', 'two']]);
});

test.each(['patch', 'remove', 'restore'] as const)(
  'a %s that fails returns its error, and loads the list again',
  async (call) => {
    const hook = await open();
    fetched.mockClear();
    answers['PUT /api/concerts/one'] = answers['DELETE /api/concerts/one'] = gone;
    answers['POST /api/concerts/one/restore'] = gone;
    await hook.act(async () => {
      const result = await (call === 'patch'
        ? hook.current.patch(one, {})
        : call === 'remove'
          ? hook.current.remove(one)
          : hook.current.restore('one'));
      expect(result).toMatchObject({ error: { status: 410 } });
    });
    expect(fetched.mock.calls.map(([path]) => path)).toContain('/api/concerts?desk');
    expect(hook.current.concerts).toEqual([one, two]);
    expect(pages.sent('concerts')).toEqual([]);
  },
);

test('a changed venue changes the drafts of its concerts, and loads the concerts again', async () => {
  const hook = await open();
  const draft = (key: string, venueId: string) => ({
    ...{ key, idempotencyKey: key, typed: typedOf({ venueId, venue: 'Alt', city: 'Alt' }) },
  });
  await hook.act(() => {
    hook.current.drafts.save(draft('here', 'arena'));
    hook.current.drafts.save(draft('elsewhere', 'halle'));
    hook.current.drafts.save(draft('merged', 'stellwerk'));
  });
  fetched.mockClear();
  const arena = venueOf({ id: 'arena', name: 'Arena', city: 'London', timeZone: 'Europe/London' });
  await hook.act(() => {
    hook.current.followVenue(arena);
    hook.current.followVenue(arena, 'stellwerk');
  });
  const typed = (key: string) => hook.current.drafts.find(key)?.typed;
  for (const key of ['here', 'merged'])
    expect(typed(key)).toEqual(
      typedOf({ venueId: 'arena', venue: 'Arena', city: 'London', timeZone: 'Europe/London' }),
    );
  expect(typed('elsewhere')).toEqual(draft('', 'halle').typed);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('tells other pages no unannounced concert', async () => {
  const hook = await open();
  answers['PUT /api/concerts/two'] = saved({ ...two, showFrom: '2100-01-01T00:00:00Z' });
  await hook.act(() => hook.current.patch(two, {}));
  expect(hook.current.concerts).toHaveLength(2);
  expect(sentToPages()).toEqual([['one']]);
});
