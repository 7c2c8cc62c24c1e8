import { beforeEach, expect, test, vi } from 'vitest';
import type { ConcertStream } from '../../../../../src/features/concerts/sync/firestore/stream.ts';
import { syncConcerts } from '../../../../../src/features/concerts/sync/syncConcerts.ts';
import { publish } from '../../../../../src/lib/recordStore.ts';
import { collectDefects } from '../../../../fakes/defects.ts';
import { fakePage } from '../../../../fakes/page.ts';

const surroundings = vi.hoisted(() => ({
  project: undefined as object | undefined,
  isLowData: false,
  defect: undefined as Error | undefined,
  handleAnswer: (): void => undefined,
  connect: (): Promise<void> => Promise.resolve(),
}));
const { handleAnswer, connect } = Object.assign(surroundings, {
  handleAnswer: vi.fn<ConcertStream['handleAnswer']>(),
  connect: vi.fn<ConcertStream['connect']>(() => Promise.resolve()),
});
vi.mock('../../../../../src/features/concerts/sync/firestore/firestoreProject.ts', () => ({
  get firestoreProject() {
    return surroundings.project;
  },
}));
vi.mock('../../../../../src/lib/browser/lowData.ts', () => ({ isLowData: () => surroundings.isLowData }));
vi.mock('../../../../../src/features/concerts/sync/firestore/stream.ts', () => ({
  openStream: () => {
    if (surroundings.defect) throw surroundings.defect;
    return { handleAnswer: surroundings.handleAnswer, connect: surroundings.connect };
  },
}));

vi.mock('../../../../../src/features/concerts/sync/syncedTickets.ts', () => ({}));
vi.mock('../../../../../src/features/concerts/concertTexts.ts', () => ({
  loadConcertTexts: () => Promise.resolve({}),
}));

const concert = { id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z' };
const newList = { concerts: [concert], etag: 'new' };
const logged = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(surroundings, { project: undefined, isLowData: false, defect: undefined });
});

/** Syncs a page whose API answers with `list`; without one that nothing has changed since the build. */
function begin({ isWholePage = false, list = undefined as object[] | undefined } = {}) {
  const page = fakePage();
  const api = { list };
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(
      api.list
        ? Response.json(api.list, { headers: { etag: '"new"' } })
        : new Response(null, { status: 304 }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  const element = {} as Element;
  const onNote = vi.fn<(note: string) => void>();
  const controller = new AbortController();
  syncConcerts({
    ...{ element, locale: 'de', offline: 'as built', isWholePage, since: undefined, onNote },
    ...{ etag: 'built', digest: 'built' },
    signal: controller.signal,
  });
  const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    ...{ page, element, api, fetched, onNote, controller, later },
    scroll: async () => {
      page.window.dispatchEvent(new Event('scroll'));
      page.intersect(element, true);
      await later();
    },
  };
}

test('requests the concerts of the home page once they are in view, and leaves the list of the build', async () => {
  const { fetched, scroll, later, onNote, page, element } = begin();
  page.window.dispatchEvent(new Event('scroll'));
  page.intersect(element, false);
  await later();
  expect(fetched).not.toHaveBeenCalled();
  expect(onNote).not.toHaveBeenCalled();
  await scroll();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(new Headers(fetched.mock.lastCall?.[1].headers).get('if-none-match')).toBe('"built"');
  expect(onNote.mock.calls).toEqual([['']]);
  expect(handleAnswer).not.toHaveBeenCalled();
});

test('handles the first other list, and from then on an unchanged one, too', async () => {
  const { scroll, page, api, fetched } = begin({ list: [concert] });
  handleAnswer.mockImplementationOnce((answer) => {
    if ('concerts' in answer) publish('concerts', answer);
  });
  await scroll();
  expect(handleAnswer).toHaveBeenLastCalledWith(newList);
  api.list = undefined;
  page.turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(new Headers(fetched.mock.lastCall?.[1].headers).get('if-none-match')).toBe('"new"');
  expect(handleAnswer).toHaveBeenLastCalledWith({ unchanged: 'new' });
});

test('handles an error of our API', async () => {
  const { scroll, fetched } = begin();
  fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await scroll();
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith({ failure: 'unknown' });
});

test('polls our API as a fallback for Firestore until that ends', async () => {
  surroundings.project = {};
  const until = new AbortController();
  connect.mockImplementationOnce((_, startFallback) => {
    startFallback(until.signal);
    return Promise.resolve();
  });
  const { fetched, scroll, page, later } = begin({ list: [concert] });
  await scroll();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(handleAnswer).toHaveBeenCalledTimes(1);
  page.turn(false);
  until.abort();
  await later();
  expect(handleAnswer, 'an answer after the end').toHaveBeenCalledTimes(1);
  page.turn(false);
  await later();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  [false, undefined, 1],
  [true, undefined, 1],
  [true, {}, 1],
])(
  'requests our API once in low data mode: whole page %s, Firestore %o',
  async (isWholePage, project, times) => {
    Object.assign(surroundings, { isLowData: true, project });
    const { fetched, page, scroll, later } = begin({ isWholePage, list: [concert] });
    await scroll();
    await scroll();
    page.turn(false);
    await later(3_600_000);
    expect(fetched).toHaveBeenCalledTimes(times);
    expect(handleAnswer).toHaveBeenCalledTimes(1);
    expect(connect).not.toHaveBeenCalled();
  },
);

test('uses the early answer once, without waiting for visibility', async () => {
  vi.stubGlobal('earlyConcerts', Promise.resolve(Response.json([concert], { headers: { etag: '"new"' } })));
  const { fetched, later, page } = begin();
  await later();
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith(newList);
  expect(fetched).not.toHaveBeenCalled();
  page.turn(false);
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('requests nothing after an abort', async () => {
  const { scroll, controller, fetched, later, page } = begin({ list: [concert] });
  controller.abort();
  await scroll();
  page.turn(false);
  await later(3_600_000);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([undefined, {}])(
  'does not swallow a defect, and does not retry it: Firestore %o',
  async (project) => {
    const { defects, restore } = collectDefects();
    const defect = new TypeError('a defect');
    Object.assign(surroundings, { project, defect });
    const { scroll, later } = begin({ list: [concert] });
    await scroll();
    await later(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(defects).toHaveBeenCalled());
    restore();
    expect(defects.mock.calls.map(([error]) => error)).toEqual([defect]);
    expect(logged).not.toHaveBeenCalled();
  },
);
