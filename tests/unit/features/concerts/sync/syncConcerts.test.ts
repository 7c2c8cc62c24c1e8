import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConcertStream } from '../../../../../src/features/concerts/sync/firestore/stream.ts';
import { syncConcerts } from '../../../../../src/features/concerts/sync/syncConcerts.ts';
import { fakePage } from '../../../../fakes/page.ts';

const surroundings = vi.hoisted(() => ({
  project: undefined as object | undefined,
  isLowData: false,
  isMissing: false,
  handleAnswer: (): void => undefined,
  follow: (): Promise<void> => Promise.resolve(),
}));
const { handleAnswer, follow } = Object.assign(surroundings, {
  handleAnswer: vi.fn<ConcertStream['handleAnswer']>(),
  follow: vi.fn<ConcertStream['follow']>(() => Promise.resolve()),
});
vi.mock('../../../../../src/features/concerts/sync/firestore/firestoreProject.ts', () => ({
  get firestoreProject() {
    return surroundings.project;
  },
}));
vi.mock('../../../../../src/lib/browser/lowData.ts', () => ({ isLowData: () => surroundings.isLowData }));
vi.mock('../../../../../src/features/concerts/sync/firestore/stream.ts', () => ({
  openStream: () =>
    surroundings.isMissing
      ? Promise.reject(new TypeError('missing'))
      : Promise.resolve({ handleAnswer: surroundings.handleAnswer, follow: surroundings.follow }),
}));

vi.mock('../../../../../src/features/concerts/sync/arrivals.ts', () => ({}));
vi.mock('../../../../../src/features/concerts/concertTexts.ts', () => ({
  loadConcertTexts: () => Promise.resolve({}),
}));

const concert = { id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z' };
const logged = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(surroundings, { project: undefined, isLowData: false, isMissing: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Follows the concerts of a page whose API answers with `list`. */
function begin({ isWholePage = false, list = [] as object[] } = {}) {
  const page = fakePage();
  const api = { list };
  const fetched = vi.fn(() => Promise.resolve(Response.json(api.list)));
  vi.stubGlobal('fetch', fetched);
  const element = {} as Element;
  const onNote = vi.fn<(note: string) => void>();
  const controller = new AbortController();
  syncConcerts({
    ...{ element, locale: 'de', offline: 'as built', isWholePage, since: undefined, onNote },
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

test('the home page asks when its concerts are seen, and an empty store says nothing', async () => {
  const { fetched, scroll, later, onNote, page, element } = begin();
  page.window.dispatchEvent(new Event('scroll'));
  page.intersect(element, false);
  await later();
  expect(fetched).not.toHaveBeenCalled();
  expect(onNote).not.toHaveBeenCalled();
  await scroll();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onNote.mock.calls).toEqual([['']]);
  expect(handleAnswer).not.toHaveBeenCalled();
});

test('an answer that says something is taken in; from then on an empty one, too', async () => {
  const { scroll, page, api } = begin({ list: [concert] });
  await scroll();
  expect(handleAnswer).toHaveBeenLastCalledWith({ documents: [concert] });
  api.list = [];
  page.turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(handleAnswer).toHaveBeenLastCalledWith({ documents: [] });
});

test('a refusal of our API is taken in', async () => {
  const { scroll, fetched } = begin();
  fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await scroll();
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith({
    failure: expect.objectContaining({ status: 500 }) as Error,
  });
});

test('a page of concerts asks our API as it opens, and goes on', async () => {
  const { fetched, later, page, onNote } = begin({ isWholePage: true });
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onNote.mock.calls).toEqual([['']]);
  page.turn(false);
  await later();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a page of concerts asks our API once before it is scrolled, and Firestore then', async () => {
  const project = (surroundings.project = {});
  const { fetched, later, scroll, page } = begin({ isWholePage: true });
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(handleAnswer, 'nothing in Firestore is no concerts').toHaveBeenCalledExactlyOnceWith({
    documents: [],
  });
  page.turn(false);
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(follow).not.toHaveBeenCalled();
  await scroll();
  expect(follow).toHaveBeenCalledExactlyOnceWith(project, expect.any(Function));
});

test('the home page asks nobody but Firestore, once', async () => {
  surroundings.project = {};
  const { fetched, later, scroll } = begin();
  await later();
  expect(follow).not.toHaveBeenCalled();
  await scroll();
  await scroll();
  expect(follow).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('what takes the place of Firestore is our API, as long as it is wanted', async () => {
  surroundings.project = {};
  const until = new AbortController();
  follow.mockImplementationOnce((_, otherwise) => {
    otherwise(until.signal);
    return Promise.resolve();
  });
  const { fetched, scroll, page, later } = begin({ list: [concert] });
  await scroll();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(handleAnswer).toHaveBeenCalledTimes(1);
  page.turn(false);
  until.abort();
  await later();
  expect(handleAnswer, 'an answer that came too late').toHaveBeenCalledTimes(1);
  page.turn(false);
  await later();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  [false, undefined, 1],
  [true, undefined, 1],
  [true, {}, 1],
])(
  'where data are short our API is asked once: whole page %s, Firestore %o',
  async (isWholePage, project, times) => {
    Object.assign(surroundings, { isLowData: true, project });
    const { fetched, page, scroll, later } = begin({ isWholePage, list: [concert] });
    await scroll();
    page.turn(false);
    await later(3_600_000);
    expect(fetched).toHaveBeenCalledTimes(times);
    expect(handleAnswer).toHaveBeenCalledTimes(1);
    expect(follow).not.toHaveBeenCalled();
  },
);

test('Firestore is followed once what takes answers in comes; until then its absence is said and logged', async () => {
  surroundings.project = {};
  surroundings.isMissing = true;
  const { scroll, onNote, later } = begin();
  await scroll();
  expect(onNote.mock.calls).toEqual([[''], ['as built']]);
  expect(logged).toHaveBeenCalledTimes(1);
  await later(2000);
  expect(logged).toHaveBeenCalledTimes(2);
  surroundings.isMissing = false;
  await later(4000);
  expect(follow).toHaveBeenCalledTimes(1);
});

test('our API’s answer waits for what takes it in', async () => {
  surroundings.isMissing = true;
  const { scroll, onNote, later } = begin({ list: [concert] });
  await scroll();
  expect(onNote).toHaveBeenLastCalledWith('as built');
  surroundings.isMissing = false;
  await later(2000);
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith({ documents: [concert] });
});

test('the answer that the page asked for early is taken over, once, without waiting to be seen', async () => {
  vi.stubGlobal('earlyConcerts', Promise.resolve([concert]));
  const { fetched, later, page } = begin();
  await later();
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith({ documents: [concert] });
  expect(fetched).not.toHaveBeenCalled();
  page.turn(false);
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an early answer that failed is asked for again; one that does not come is a failure', async () => {
  vi.stubGlobal('earlyConcerts', Promise.resolve(undefined));
  const { fetched, later } = begin({ list: [concert] });
  await later();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(handleAnswer).toHaveBeenLastCalledWith({ documents: [concert] });

  vi.stubGlobal('earlyConcerts', new Promise(() => undefined));
  const silence = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silence.signal);
  const silent = begin();
  await silent.later();
  silence.abort(new DOMException('too late', 'TimeoutError'));
  await silent.later();
  expect(handleAnswer).toHaveBeenLastCalledWith({
    failure: expect.objectContaining({ name: 'TimeoutError' }) as Error,
  });
});

test('an abort ends everything', async () => {
  const { scroll, controller, fetched, later, page } = begin({ list: [concert] });
  controller.abort();
  await scroll();
  page.turn(false);
  await later(3_600_000);
  expect(fetched).not.toHaveBeenCalled();
});
