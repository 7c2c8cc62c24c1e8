import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/contracts/concert.ts';
import type { ConcertCard } from '../../../../../src/features/concerts/concertLabels.ts';
import * as readTicket from '../../../../../src/features/concerts/list/readTicket.ts';
import type { ConcertCards } from '../../../../../src/features/concerts/sync/useConcertCards.ts';
import { useConcertLists } from '../../../../../src/features/concerts/sync/useConcertLists.ts';
import { renderHook } from '../../../renderHook.ts';

const page = vi.hoisted(() => ({
  /** Passes records to the hook, as the record store does. */
  arrive: vi.fn<(cards: unknown) => void>(),
  keepPosition: vi.fn(),
}));
vi.mock('../../../../../src/features/concerts/sync/useConcertCards.ts', () => ({
  useConcertCards: (_: unknown, onArrival: (cards: unknown) => void) => {
    page.arrive.mockImplementation(onArrival);
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

/** Opens the page at an instant. */
async function openAt(now: string) {
  vi.setSystemTime(now);
  const hook = await renderHook(() =>
    useConcertLists(
      { current: root },
      {
        ...{ counts: { upcoming: 1, past: 1 }, builtAt: built, changesAt: newYear },
        ...{ locale: 'de', limit: 60 },
      },
    ),
  );
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
    arrive: (dates: string[], more: Partial<ConcertCards> = {}) =>
      hook.act(() => {
        page.arrive(cardsOf(dates, more));
      }),
  };
}

const cardsOf = (dates: string[], more: Partial<ConcertCards>): ConcertCards => ({
  records: dates.map((date) => ({ id: date, date, name: date, status: 'planned', free: false })),
  card: ({ id, name, date }: Concert) => ({ id, name, dateTime: date, notes: [] }) as unknown as ConcertCard,
  isAll: false,
  movesInView: () => false,
  announce: (count) => `${count} new`,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const untouched = { upcoming: undefined, past: undefined, news: undefined };

test('keeps the HTML of the build, unread, until the year ends', async () => {
  const read = vi.spyOn(readTicket, 'readLists');
  const { hook, shown, arrive } = await openAt('2026-11-21T12:00:00Z');
  expect(shown()).toEqual(untouched);
  await arrive([]);
  expect(shown()).toEqual(untouched);
  expect(read).not.toHaveBeenCalled();
  expect(hook.renders).toBe(1);
});

test('a concert that has passed moves, and moves back for a visitor who sets the clock right', async () => {
  const { shown, returnAt } = await openAt('2027-01-02T19:00:01Z');
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
  await returnAt('2026-11-21T12:00:00Z');
  expect(shown()).toEqual(untouched);
});

test('a concert passes while the page is open, and focus and heights are kept', async () => {
  const { hook, shown } = await openAt('2027-01-02T18:59:59Z');
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'] });
  page.keepPosition.mockClear();
  await hook.act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toMatchObject({ upcoming: [], past: ['2027-01-02', '2026-01-02'] });
  expect(page.keepPosition).toHaveBeenCalled();
});

test('E2 badges say another year once one has begun', async () => {
  const { hook, shown } = await openAt('2026-12-31T22:59:59Z');
  expect(shown()).toEqual(untouched);
  await hook.act(() => vi.advanceTimersByTime(1100));
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-01-02'] });
  expect(hook.current.lists?.year).toBe('2027');
});

test('a latest concert that is still to come moves', async () => {
  const { shown } = await openAt('2026-01-01T12:00:00Z');
  expect(shown()).toMatchObject({ upcoming: ['2026-01-02', '2027-01-02'], past: [] });
});

test('adds records of the embedded store, and moves them when they have passed', async () => {
  const { hook, shown, arrive } = await openAt('2026-11-21T12:00:00Z');
  await arrive(['2026-11-21T12:30:00Z']);
  expect(shown()).toMatchObject({ upcoming: ['2026-11-21', '2027-01-02'], past: ['2026-01-02'] });
  await hook.act(() => vi.advanceTimersByTime(1_801_000));
  expect(shown()).toMatchObject({ upcoming: ['2027-01-02'], past: ['2026-11-21', '2026-01-02'] });
  await arrive([]);
  expect(shown()).toEqual(untouched);
});

test('Firestore replaces the tickets of the HTML, also by nothing', async () => {
  const { shown, arrive } = await openAt('2026-11-21T12:00:00Z');
  await arrive([], { isAll: true });
  expect(shown()).toMatchObject({ upcoming: [], past: [] });
});

test('records that move something in view wait, and a click shows them and goes to the first one', async () => {
  const { hook, shown, arrive } = await openAt('2026-11-21T12:00:00Z');
  await arrive(['2026-12-01T19:00:00Z'], { movesInView: () => true });
  expect(shown()).toEqual({ ...untouched, news: '1 new' });
  page.keepPosition.mockClear();
  await hook.act(() => {
    hook.current.showWaiting('click');
  });
  expect(shown()).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'], news: undefined });
  expect(page.keepPosition).toHaveBeenCalledWith(expect.objectContaining({ name: '2026-12-01T19:00:00Z' }));
});

test('waiting records appear when the lists leave the window, without moving the focus', async () => {
  const { hook, shown, arrive } = await openAt('2026-11-21T12:00:00Z');
  await arrive(['2026-12-01T19:00:00Z'], { movesInView: () => true });
  await hook.act(() => {
    hook.current.showWaiting('outOfView');
  });
  expect(shown()).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'], news: undefined });
  expect(page.keepPosition).toHaveBeenLastCalledWith(undefined);
});

test('newer records take the place of waiting ones', async () => {
  const { shown, arrive } = await openAt('2026-11-21T12:00:00Z');
  await arrive(['2026-12-01T19:00:00Z'], { movesInView: () => true });
  await arrive(['2026-12-01T19:00:00Z', '2026-12-02T19:00:00Z'], { movesInView: () => true });
  expect(shown()).toEqual({ ...untouched, news: '2 new' });
  await arrive([]);
  expect(shown()).toEqual(untouched);
});
