import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConcertLists } from '../../../../../src/features/concerts/sync/useConcertLists.ts';
import { concertsRefresh } from '../../../../../src/features/concerts/behaviour.ts';
import { publish, type SyncedConcerts } from '../../../../../src/lib/recordStore.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { collectDefects } from '../../../../fakes/defects.ts';
import { concertOf } from '../../../concert.ts';
import { renderHook } from '../../../renderHook.ts';

const counts = { upcoming: 1, past: 1 };
const built = Date.parse('2026-11-21T12:00:00Z');
const newYear = Date.parse('2026-12-31T23:00:00Z');

/** Our API; without an answer the page is offline. */
const fetched = vi.fn<() => Promise<Response>>();

let leaveList: () => void;
let unmount = (): unknown => undefined;

/** Opens the page at an instant. */
async function openAt(now: string) {
  vi.setSystemTime(now);
  const root = { current: document.body };
  const hook = await renderHook(() =>
    useConcertLists(root, { counts, olderCount: 0, builtAt: built, changesAt: newYear, locale: 'de' }, 60),
  );
  unmount = hook.unmount;
  const dates = (kind: 'upcoming' | 'past') =>
    hook.current?.tickets[kind].map(({ dateTime }) => dateTime.slice(0, 10));
  return {
    hook,
    shown: () => ({ upcoming: dates('upcoming'), past: dates('past') }),
    /** Comes back to the page at an instant. */
    returnAt: (instant: string) =>
      hook.act(() => {
        vi.setSystemTime(instant);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    /** Publishes concerts on these dates. */
    sync: (dates: string[], fields = {}) =>
      hook.act(async () => {
        publish('concerts', { concerts: dates.map((date) => ({ ...concertOn(date), ...fields })) });
        await loaded();
      }),
  };
}

const concertOn = (date: string) => concertOf({ id: date.slice(0, 10), date, name: date });
const known = ['2027-01-02T19:00:00Z', '2026-01-02T19:00:00Z'];

/** The answer and the scripts have arrived. */
const loaded = async () => {
  await new Promise(setImmediate);
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(known.map(concertOn))));
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { document, intersect } = fakePage();
  const body = Object.assign(new EventTarget(), { contains: () => false });
  Object.assign(document, { body, cookie: '', documentElement: { dataset: {}, lang: 'de' } });
  leaveList = () => intersect(body, false);
});
afterEach(async () => {
  await unmount();
  publish('concerts', undefined as unknown as SyncedConcerts);
});

const untouched = { upcoming: undefined, past: undefined };

test('keeps the HTML of the build, and asks for nothing, until the year ends', async () => {
  const { hook, shown } = await openAt('2026-11-21T12:00:00Z');
  expect(shown()).toEqual(untouched);
  expect(hook.renders).toBe(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('moves a past concert that is still to come', async () => {
  const { hook, shown } = await openAt('2026-01-01T12:00:00Z');
  await hook.act(loaded);
  expect(shown()).toMatchObject({ upcoming: ['2026-01-02', '2027-01-02'], past: [] });
});

test('without a connection keeps the HTML when a concert has passed, and asks again after a minute', async () => {
  // Neither the API nor the file of the build.
  fetched.mockRejectedValueOnce(new TypeError('1')).mockRejectedValueOnce(new TypeError('2'));
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

test('E11 a list and the clock wait for a reader, and a newer list takes the place of a waiting one', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  document.documentElement.dataset.touched = '';
  await sync([...known, '2026-12-01T19:00:00Z']);
  expect(shown()).toEqual(untouched);
  await sync([...known, '2026-12-02T19:00:00Z']);
  expect(shown()).toEqual(untouched);
  await hook.act(leaveList);
  expect(shown()).toMatchObject({ upcoming: ['2026-12-02', '2027-01-02'] });
  await hook.act(async () => {
    vi.advanceTimersByTime(Date.parse('2026-12-02T19:00:01Z') - Date.now());
    await loaded();
  });
  expect(shown()).toMatchObject({ upcoming: ['2026-12-02', '2027-01-02'] });
  await hook.act(leaveList);
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'] });
});

test('does not swallow a defect in the code that shows records', async () => {
  const { defects, restore } = collectDefects();
  const { sync } = await openAt('2026-11-21T12:00:00Z');
  await sync(known, { timeZone: 'Nowhere' });
  restore();
  expect(defects.mock.calls.map(([error]) => error)).toEqual([expect.any(RangeError)]);
});
