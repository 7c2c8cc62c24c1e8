import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Concert } from '../../../../src/contracts/concert.ts';
import type { ConcertCard } from '../../../../src/features/live/concertLabels.ts';
import type { Lists } from '../../../../src/features/live/currentLists.ts';
import { useConcertLists } from '../../../../src/features/live/useConcertLists.ts';

/** The hook's surroundings: its state, and its check as `useRecheck` gets it. */
interface Hook {
  state?: unknown;
  drawings: number;
  written: { current?: unknown };
  check: () => number;
  fresh?: unknown;
  project?: object;
}
const hook = vi.hoisted((): Hook => ({ drawings: 0, written: {}, check: () => 0 }));
vi.mock('react', () => ({
  startTransition: (run: () => void) => {
    run();
  },
  useRef: () => hook.written,
  useState: () => [
    hook.state,
    (next: (shown: unknown) => unknown) => {
      const state = next(hook.state);
      if (state !== hook.state) hook.drawings += 1;
      hook.state = state;
    },
  ],
}));
vi.mock('../../../../src/components/useRecheck.ts', () => ({
  useRecheck: (check: () => number) => {
    hook.check = check;
  },
}));
vi.mock('../../../../src/features/live/useFreshCards.ts', () => ({ useFreshCards: () => hook.fresh }));
vi.mock('../../../../src/features/live/useKeptFocus.ts', () => ({ useKeptFocus: () => () => undefined }));
vi.mock('../../../../src/features/live/firestoreProject.ts', () => ({
  get firestoreProject() {
    return hook.project;
  },
}));

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
  const lists: Lists | undefined = render();
  const dates = (kind: 'upcoming' | 'past') =>
    lists?.cards[kind].map(({ dateTime }) => dateTime.slice(0, 10));
  return { until, upcoming: dates('upcoming'), past: dates('past'), drawings: hook.drawings };
}

function arrive(...dates: string[]) {
  hook.fresh = {
    records: dates.map((date) => ({ id: date, date, name: date, status: 'planned', free: false })),
    card: ({ id, date }: Concert) => ({ id, dateTime: date }) as ConcertCard,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.assign(hook, {
    ...{ state: undefined, drawings: 0, fresh: undefined, project: undefined },
    written: {},
  });
});

const untouched = { upcoming: undefined, past: undefined, drawings: 0 };

test('what the build wrote stays while it is right, without reading it, until the year ends', () => {
  expect(showAt('2026-11-21T12:00:00Z')).toEqual({ ...untouched, until: newYear });
  expect(hook.written.current).toBeUndefined();
  arrive();
  expect(showAt('2026-11-21T12:00:00Z')).toEqual({ ...untouched, until: newYear });
  expect(hook.written.current).toBeUndefined();
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
  expect((hook.state as Lists).year).toBe('2027');
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
