import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../../src/contracts/concert.ts';
import type { Held } from '../../../../../src/features/concerts/sync/arrivals.ts';
import type { ConcertCard } from '../../../../../src/features/concerts/concertLabels.ts';
import type { Lists } from '../../../../../src/features/concerts/sync/currentLists.ts';
import { useConcertLists } from '../../../../../src/features/concerts/sync/useConcertLists.ts';

/** The hook's surroundings: its state, and its check as `useRecheck` gets it. */
interface Hook {
  state?: unknown;
  drawings: number;
  /** In the order in which the hook makes them: what the build wrote, the records that are shown. */
  refs: { current?: unknown }[];
  made: number;
  check: () => number;
  fresh?: unknown;
  hold: () => Held | undefined;
  project?: object;
}
const hook = vi.hoisted((): Hook => ({
  drawings: 0,
  refs: [{}, {}],
  made: 0,
  check: () => 0,
  hold: () => undefined,
}));
vi.mock('react', () => ({
  startTransition: (run: () => void) => {
    run();
  },
  useRef: () => hook.refs[hook.made++ % hook.refs.length],
  useState: (initial: unknown) => [
    (hook.state ??= initial),
    (next: (shown: unknown) => unknown) => {
      const state = next(hook.state);
      if (state !== hook.state) hook.drawings += 1;
      hook.state = state;
    },
  ],
}));
vi.mock('../../../../../src/components/hooks/useRecheck.ts', () => ({
  useRecheck: (check: () => number) => {
    hook.check = check;
  },
}));
vi.mock('../../../../../src/features/concerts/sync/useConcertCards.ts', () => ({
  useConcertCards: () => hook.fresh,
}));
vi.mock('../../../../../src/features/concerts/list/useStablePosition.ts', () => ({
  useStablePosition: () => keepPlace,
}));
vi.mock('../../../../../src/features/concerts/sync/firestore/firestoreProject.ts', () => ({
  get firestoreProject() {
    return hook.project;
  },
}));

const keepPlace = vi.hoisted(() => vi.fn());

const ticket = (dateTime: string, name: string) =>
  `<article><h4 class="name">${name}</h4><p><time datetime="${dateTime}">a date</time></p></article>`;
const root = parse(`
  <div data-list="upcoming">${ticket('2027-01-02T20:00:00+01:00', 'next')}</div>
  <div data-list="past">${ticket('2026-01-02T20:00:00+01:00', 'latest')}</div>
`) as unknown as HTMLElement;
const next = Date.parse('2027-01-02T19:00:00Z');
const newYear = Date.parse('2026-12-31T23:00:00Z');

/** Renders the hook, lets it check at an instant, and gives what it shows then and when it wants to look again. */
function showAt(now: string) {
  vi.setSystemTime(new Date(now));
  const render = () =>
    useConcertLists(
      { current: root },
      { counts: { upcoming: 1, past: 1 }, year: '2026', newTab: '', locale: 'de', limit: 60 },
    );
  render();
  const until = hook.check();
  const { lists, news, check } = render();
  const dates = (kind: 'upcoming' | 'past') =>
    lists?.cards[kind].map(({ dateTime }) => dateTime.slice(0, 10));
  const shown = { until, upcoming: dates('upcoming'), past: dates('past'), drawings: hook.drawings };
  return Object.assign(
    shown,
    news !== undefined && {
      news,
      show: () => {
        check(true);
        return render().lists;
      },
    },
  );
}

function arrive(...dates: string[]) {
  hook.fresh = {
    records: dates.map((date) => ({ id: date, date, name: date, status: 'planned', free: false })),
    card: ({ id, date }: Concert) => ({ id, dateTime: date }) as ConcertCard,
    hold: hook.hold,
    announce: (count: number) => `${count} new`,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.assign(hook, {
    ...{ state: undefined, drawings: 0, fresh: undefined, project: undefined },
    ...{ refs: [{}, {}], made: 0, hold: () => undefined },
  });
});

const untouched = { upcoming: undefined, past: undefined, drawings: 0 };

test('what the build wrote stays while it is right, without reading it, until the year ends', () => {
  expect(showAt('2026-11-21T12:00:00Z')).toEqual({ ...untouched, until: newYear });
  expect(hook.refs[0]?.current).toBeUndefined();
  arrive();
  expect(showAt('2026-11-21T12:00:00Z')).toEqual({ ...untouched, until: newYear });
  expect(hook.refs[0]?.current).toBeUndefined();
});

test('a concert that has passed moves, and moves back for a visitor who sets the clock right', () => {
  expect(showAt('2027-01-02T19:00:01Z')).toEqual({
    ...{ upcoming: [], past: ['2027-01-02', '2026-01-02'] },
    ...{ drawings: 1, until: Date.parse('2027-12-31T23:00:00Z') },
  });
  expect(showAt('2026-11-21T12:00:00Z')).toMatchObject({
    ...{ upcoming: ['2027-01-02'], past: ['2026-01-02'] },
    ...{ drawings: 2, until: newYear },
  });
});

test('E2 badges say another year once one has begun, until the next concert has passed', () => {
  expect(showAt('2026-12-31T22:59:59Z')).toEqual({ ...untouched, until: newYear });
  expect(showAt('2026-12-31T23:00:00Z')).toEqual({
    ...{ upcoming: ['2027-01-02'], past: ['2026-01-02'] },
    ...{ drawings: 1, until: next + 1 },
  });
  expect((hook.state as { lists: Lists }).lists.year).toBe('2027');
});

test('a latest concert that is still to come moves', () => {
  expect(showAt('2026-01-01T12:00:00Z')).toMatchObject({ upcoming: ['2026-01-02', '2027-01-02'], past: [] });
});

test('records of the embedded store are added', () => {
  arrive('2026-12-01T19:00:00Z');
  expect(showAt('2026-11-21T12:00:00Z')).toEqual({
    ...{ upcoming: ['2026-12-01', '2027-01-02'], past: ['2026-01-02'] },
    ...{ drawings: 1, until: Date.parse('2026-12-01T19:00:00Z') + 1 },
  });
  arrive();
  expect(showAt('2026-11-21T12:00:00Z')).toMatchObject({ upcoming: ['2027-01-02'], drawings: 2 });
});

test('Firestore replaces what the build wrote, also by nothing, and is waited for', () => {
  hook.project = {};
  expect(showAt('2026-11-21T12:00:00Z')).toMatchObject(untouched);
  arrive();
  expect(showAt('2026-11-21T12:00:00Z')).toMatchObject({ upcoming: [], past: [], until: newYear });
});

test('what looks the same is not drawn again', () => {
  arrive('2026-12-01T19:00:00Z');
  showAt('2026-11-21T12:00:00Z');
  arrive('2026-12-01T19:00:00Z');
  expect(showAt('2026-11-21T12:00:00Z').drawings).toBe(1);
});

test('records that would move what is in view wait: what stands there is shown with its changes until it is asked for', () => {
  const card = { id: 'next', dateTime: '2027-01-02', name: 'next', stamp: 'cancelled' } as ConcertCard;
  const held = (lists: Lists): Held => ({ lists, added: [card] });
  hook.hold = () =>
    held({ cards: { upcoming: [card], past: [] }, counts: { upcoming: 1, past: 1 } } as unknown as Lists);
  arrive('2026-12-01T19:00:00Z');
  const shown = showAt('2026-11-21T12:00:00Z');
  expect(shown).toMatchObject({ upcoming: ['2027-01-02'], news: '1 new', drawings: 1 });
  const asked = 'show' in shown ? shown.show() : undefined;
  expect(asked?.cards.upcoming.map(({ dateTime }) => dateTime.slice(0, 10))).toEqual([
    '2026-12-01',
    '2027-01-02',
  ]);
  expect(keepPlace).toHaveBeenLastCalledWith(card);
  expect(showAt('2026-11-21T12:00:00Z'), 'asked once is enough').not.toHaveProperty('news');
});

test('records that moved something then are shown once they move nothing', () => {
  hook.hold = () => ({ lists: (hook.refs[0]?.current ?? {}) as Lists, added: [] });
  arrive('2026-12-01T19:00:00Z');
  const waiting = showAt('2026-11-21T12:00:00Z');
  expect(waiting).toMatchObject({ news: '0 new', upcoming: undefined });
  hook.fresh = { ...(hook.fresh as object), hold: () => undefined };
  const later = showAt('2026-11-21T12:00:00Z');
  expect(later).toMatchObject({ upcoming: ['2026-12-01', '2027-01-02'] });
  expect(later).not.toHaveProperty('news');
});
