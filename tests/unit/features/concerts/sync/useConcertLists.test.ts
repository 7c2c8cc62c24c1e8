import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/records/concert.ts';
import * as reader from '../../../../../src/features/concerts/list/readLists.ts';
import { useConcertLists } from '../../../../../src/features/concerts/sync/useConcertLists.ts';
import { publish } from '../../../../../src/lib/recordStore.ts';
import { collectDefects } from '../../../../fakes/defects.ts';
import { concertOf } from '../../../concert.ts';
import { renderHook } from '../../../renderHook.ts';

const page = vi.hoisted(() => ({
  project: undefined as object | undefined,
  movesInView: (): boolean => false,
  defect: undefined as Error | undefined,
  keepPosition: vi.fn(),
}));
vi.mock('../../../../../src/features/concerts/sync/concertCards.ts', () => ({
  concertCards: () => {
    if (page.defect) throw page.defect;
    return {
      card: ({ id, name, date }: Concert) => ({ id, name, dateTime: date, notes: [] }),
      movesInView: page.movesInView,
      announce: (count: number) => `${count} new`,
    };
  },
}));
vi.mock('../../../../../src/features/concerts/concertTexts.ts', () => ({
  loadConcertTexts: () => Promise.resolve({}),
}));
vi.mock('../../../../../src/features/concerts/sync/firestore/firestoreProject.ts', () => ({
  get firestoreProject() {
    return page.project;
  },
}));
vi.mock('../../../../../src/features/concerts/list/useStablePosition.ts', () => ({
  useStablePosition: () => page.keepPosition,
}));

const ticket = (dateTime: string, name: string) =>
  `<article><h4>${name}</h4><p><time datetime="${dateTime}">a date</time></p></article>`;
const root = parse(`
  <div data-list="upcoming">${ticket('2027-01-02T20:00:00+01:00', 'next')}</div>
  <div data-list="past">${ticket('2026-01-02T20:00:00+01:00', 'latest')}</div>
`) as unknown as HTMLElement;
const built = Date.parse('2026-11-21T12:00:00Z');
const newYear = Date.parse('2026-12-31T23:00:00Z');

let unmount = (): unknown => undefined;

/** Opens the page at an instant. */
async function openAt(now: string) {
  vi.setSystemTime(now);
  const hook = await renderHook(() =>
    useConcertLists(
      { current: root },
      { counts: { upcoming: 1, past: 1 }, builtAt: built, changesAt: newYear, locale: 'de' },
      60,
    ),
  );
  unmount = hook.unmount;
  const dates = (kind: 'upcoming' | 'past') =>
    hook.current.lists?.cards[kind].map(({ dateTime }) => dateTime.slice(0, 10));
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
        publish('concerts', dates.map(concertOn));
        await loaded();
      }),
  };
}

const concertOn = (date: string) => concertOf({ id: date, date, name: date });

/** The mocked scripts have loaded. */
const loaded = async () => {
  await import('../../../../../src/features/concerts/sync/concertCards.ts');
  await new Promise(setImmediate);
};

beforeEach(() => {
  Object.assign(page, { project: undefined, movesInView: () => false, defect: undefined });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(async () => {
  await unmount();
  publish('concerts', []);
  vi.useRealTimers();
});

const untouched = { upcoming: undefined, past: undefined, news: undefined };

test('keeps the HTML of the build, unread, until the year ends', async () => {
  const read = vi.spyOn(reader, 'readLists');
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  expect(shown()).toEqual(untouched);
  expect(hook.renders).toBe(1);
  await sync([]);
  expect(shown()).toEqual(untouched);
  expect(read).not.toHaveBeenCalled();
});

test('moves a past concert, and moves it back when the clock is set back', async () => {
  const { shown, returnAt } = await openAt('2027-01-02T19:00:01Z');
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
  await returnAt('2026-11-21T12:00:00Z');
  expect(shown()).toEqual(untouched);
});

test('moves a concert that passes while the page is open, and keeps focus and heights', async () => {
  const { hook, shown } = await openAt('2027-01-02T18:59:59Z');
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'] });
  page.keepPosition.mockClear();
  await hook.act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
  expect(page.keepPosition).toHaveBeenCalled();
});

test('E2 badges show the year after a new one has begun', async () => {
  const { hook, shown } = await openAt('2026-12-31T22:59:59Z');
  expect(shown()).toEqual(untouched);
  await hook.act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-01-02'] });
  expect(hook.current.lists?.year).toBe('2027');
});

test('moves a past concert that is still to come', async () => {
  const { shown } = await openAt('2026-01-01T12:00:00Z');
  expect(shown()).toMatchObject({ upcoming: ['2026-01-02', '2027-01-02'], past: [] });
});

test('adds records of the embedded store, and moves them when they have passed', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  await sync(['2026-11-21T12:30:00Z']);
  expect(shown()).toMatchObject({ upcoming: ['2026-11-21', '2027-01-02'], past: ['2026-01-02'] });
  await hook.act(() => vi.advanceTimersByTime(1_801_000));
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-11-21', '2026-01-02'] });
  await sync([]);
  expect(shown()).toEqual(untouched);
});

test('an empty store removes the ticket that the build had from it', async () => {
  const { shown, sync } = await openAt('2026-11-21T12:00:00Z');
  root.querySelector('article')?.setAttribute('data-stored', 'true');
  await sync([]);
  root.querySelector('article')?.removeAttribute('data-stored');
  expect(shown()).toMatchObject({ upcoming: [], past: ['2026-01-02'] });
});

test('replaces the tickets of the HTML by Firestore’s records, also by none', async () => {
  const { shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.project = {};
  await sync([]);
  expect(shown()).toMatchObject({ upcoming: [], past: [] });
});

test('lets records that move content in view wait until a click, which goes to the first one', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync(['2026-12-01T19:00:00Z']);
  expect(shown()).toEqual({ ...untouched, news: '1 new' });
  page.keepPosition.mockClear();
  await hook.act(() => hook.current.showWaiting('click'));
  expect(shown()).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'], news: undefined });
  expect(page.keepPosition).toHaveBeenCalledWith(expect.objectContaining({ name: '2026-12-01T19:00:00Z' }));
});

test('shows waiting records when the lists leave the window, without moving the focus', async () => {
  const { hook, shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync(['2026-12-01T19:00:00Z']);
  await hook.act(() => hook.current.showWaiting('outOfView'));
  expect(shown()).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'], news: undefined });
  expect(page.keepPosition).toHaveBeenLastCalledWith(undefined);
});

test('replaces waiting records by newer ones', async () => {
  const { shown, sync } = await openAt('2026-11-21T12:00:00Z');
  page.movesInView = () => true;
  await sync(['2026-12-01T19:00:00Z']);
  page.movesInView = () => true;
  await sync(['2026-12-01T19:00:00Z', '2026-12-02T19:00:00Z']);
  expect(shown()).toEqual({ ...untouched, news: '2 new' });
  page.movesInView = () => false;
  await sync([]);
  expect(shown()).toEqual(untouched);
});

test('does not swallow a defect in the code that shows records', async () => {
  const { defects, restore } = collectDefects();
  const { sync } = await openAt('2026-11-21T12:00:00Z');
  page.defect = new TypeError('a defect');
  await sync(['2026-12-01T19:00:00Z']);
  restore();
  expect(defects.mock.calls.map(([error]) => error)).toEqual([page.defect]);
});
