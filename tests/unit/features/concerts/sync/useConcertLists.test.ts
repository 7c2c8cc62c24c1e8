import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import { useConcertLists } from '../../../../../src/features/concerts/sync/useConcertLists.ts';
import type { Answer } from '../../../../../src/features/concerts/sync/concertRequests.ts';
import * as lists from '../../../../../src/features/concerts/sync/lists.ts';
import { concertsRefresh } from '../../../../../src/features/concerts/behaviour.ts';
import { publish, type SyncedConcerts } from '../../../../../src/lib/recordStore.ts';
import { collectDefects } from '../../../../fakes/defects.ts';
import { concertOf } from '../../../concert.ts';
import { renderHook } from '../../../renderHook.ts';

const page = vi.hoisted(() => ({
  requestCompleteList: vi.fn<() => Promise<Answer>>(),
  movesInView: (): boolean => false,
  defect: undefined as Error | undefined,
  keepPosition: vi.fn(),
}));
vi.mock('../../../../../src/features/concerts/sync/syncedTickets.ts', () => ({
  syncedTickets: () => {
    if (page.defect) throw page.defect;
    return {
      ...lists,
      ticket: ({ id, name, date }: Concert) => ({ id, name, dateTime: date, notes: [] }),
      movesInView: page.movesInView,
      announce: (count: number) => `${count} new`,
    };
  },
}));
vi.mock('../../../../../src/features/concerts/concertTexts.ts', () => ({
  loadConcertTexts: () => Promise.resolve({}),
}));
vi.mock('../../../../../src/features/concerts/sync/concertRequests.ts', () => ({
  requestCompleteList: page.requestCompleteList,
}));
vi.mock('../../../../../src/features/concerts/list/useStablePosition.ts', () => ({
  useStablePosition: () => page.keepPosition,
}));

/** The ids of the tickets that the page shows. */
const tickets = { upcoming: ['2027-01-02'], past: ['2026-01-02'] };
const root = {
  querySelectorAll: (selector: string) =>
    (selector.includes('past') ? tickets.past : tickets.upcoming).map((id) => ({ dataset: { id } })),
} as unknown as HTMLElement;
const counts = { upcoming: 1, past: 1 };
const built = Date.parse('2026-11-21T12:00:00Z');
const newYear = Date.parse('2026-12-31T23:00:00Z');

let unmount = (): unknown => undefined;

/** Opens the page at an instant. */
async function openAt(now: string) {
  vi.setSystemTime(now);
  const hook = await renderHook(() =>
    useConcertLists(
      { current: root },
      { counts, olderCount: 0, builtAt: built, changesAt: newYear, locale: 'de' },
      60,
    ),
  );
  unmount = hook.unmount;
  const dates = (kind: 'upcoming' | 'past') =>
    hook.current.lists?.tickets[kind].map(({ dateTime }) => dateTime.slice(0, 10));
  return {
    hook,
    shown: () => ({ upcoming: dates('upcoming'), past: dates('past'), news: hook.current.news }),
    /** Comes back to the page at an instant. */
    returnAt: (instant: string) =>
      hook.act(() => {
        vi.setSystemTime(instant);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    /** Publishes concerts on these dates. */
    sync: (dates: string[]) =>
      hook.act(async () => {
        publish('concerts', { concerts: dates.map(concertOn) });
        await loaded();
      }),
  };
}

const concertOn = (date: string) => concertOf({ id: date.slice(0, 10), date, name: date });
const known = ['2027-01-02T19:00:00Z', '2026-01-02T19:00:00Z'];

/** The mocked scripts have loaded. */
const loaded = async () => {
  await import('../../../../../src/features/concerts/sync/syncedTickets.ts');
  await new Promise(setImmediate);
};

beforeEach(() => {
  Object.assign(page, { movesInView: () => false, defect: undefined });
  page.requestCompleteList.mockReset().mockResolvedValue({ concerts: known.map(concertOn) });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(async () => {
  await unmount();
  publish('concerts', undefined as unknown as SyncedConcerts);
});

/** The shown tickets, with the values of a waiting list. */
const inPlace = tickets;
const untouched = { upcoming: undefined, past: undefined, news: undefined };

test('keeps the HTML of the build, and asks for nothing, until the year ends', async () => {
  const { hook, shown } = await openAt('2026-11-21T12:00:00Z');
  expect(shown()).toEqual(untouched);
  expect(hook.renders).toBe(1);
  expect(page.requestCompleteList).not.toHaveBeenCalled();
});

test('shows the complete list when a concert has passed since the build, as of the clock', async () => {
  const { hook, shown, returnAt } = await openAt('2027-01-02T19:00:01Z');
  await hook.act(loaded);
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
  await returnAt('2026-11-21T12:00:00Z');
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-01-02'] });
  expect(page.requestCompleteList).toHaveBeenCalledOnce();
});

test('moves a concert that passes while the page is open, and keeps focus and heights', async () => {
  const { hook, shown } = await openAt('2027-01-02T18:59:59Z');
  await hook.act(loaded);
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'] });
  page.keepPosition.mockClear();
  await hook.act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
  expect(page.keepPosition).toHaveBeenCalled();
});

test('E2 badges show the year after a new one has begun', async () => {
  const { hook, shown } = await openAt('2026-12-31T22:59:59Z');
  expect(shown()).toEqual(untouched);
  await hook.act(async () => {
    vi.advanceTimersByTime(1100);
    await loaded();
  });
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-01-02'] });
  expect(hook.current.lists?.year).toBe('2027');
});

test('moves a past concert that is still to come', async () => {
  const { hook, shown } = await openAt('2026-01-01T12:00:00Z');
  await hook.act(loaded);
  expect(shown()).toMatchObject({ upcoming: ['2026-01-02', '2027-01-02'], past: [] });
});

test('without a connection keeps the HTML when a concert has passed, and asks again after a minute', async () => {
  page.requestCompleteList.mockResolvedValueOnce({ failure: 'unavailable' });
  const { hook, shown } = await openAt('2027-01-02T19:00:01Z');
  await hook.act(loaded);
  const { renders } = hook;
  await hook.act(() => vi.advanceTimersByTime(concertsRefresh - 1));
  expect(shown()).toEqual(untouched);
  expect(hook.renders, 'nothing is drawn meanwhile').toBe(renders);
  await hook.act(async () => {
    vi.advanceTimersByTime(1);
    await loaded();
  });
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
});

test('shows another list, and moves its concerts when they have passed', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  await sync([...known, '2026-11-21T12:30:00Z']);
  expect(shown()).toMatchObject({ upcoming: ['2026-11-21', '2027-01-02'], past: ['2026-01-02'] });
  await hook.act(() => vi.advanceTimersByTime(1_801_000));
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-11-21', '2026-01-02'] });
  await sync([]);
  expect(shown()).toMatchObject({ upcoming: [], past: [] });
});

test('lets records that move content in view wait until a click, which goes to the first one', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync([...known, '2026-12-01T19:00:00Z']);
  expect(shown()).toEqual({ ...inPlace, news: '1 new' });
  page.keepPosition.mockClear();
  await hook.act(() => hook.current.showWaiting('click'));
  expect(shown()).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'], news: undefined });
  expect(page.keepPosition).toHaveBeenCalledWith('2026-12-01');
});

test('shows waiting records when the lists leave the window, without moving the focus', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync([...known, '2026-12-01T19:00:00Z']);
  await hook.act(() => hook.current.showWaiting('outOfView'));
  expect(shown()).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'], news: undefined });
  expect(page.keepPosition).toHaveBeenLastCalledWith(undefined);
});

test('replaces waiting records by newer ones', async () => {
  const { shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync([...known, '2026-12-01T19:00:00Z']);
  page.movesInView = () => true;
  await sync([...known, '2026-12-01T19:00:00Z', '2026-12-02T19:00:00Z']);
  expect(shown()).toEqual({ ...inPlace, news: '2 new' });
  page.movesInView = () => false;
  await sync(known);
  expect(shown()).toEqual({ ...inPlace, news: undefined });
});

test('keeps the page as it is while a list waits that has no longer all of its tickets', async () => {
  const { shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync(['2026-12-01T19:00:00Z']);
  expect(shown()).toEqual({ ...untouched, news: '1 new' });
});

test('does not swallow a defect in the code that shows records', async () => {
  const { defects, restore } = collectDefects();
  const { sync } = await openAt('2026-11-21T12:00:00Z');
  page.defect = new TypeError('a defect');
  await sync([...known, '2026-12-01T19:00:00Z']);
  restore();
  expect(defects.mock.calls.map(([error]) => error)).toEqual([page.defect]);
});
