import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadConcertTexts } from '../../../../../src/features/concerts/concertTexts.ts';
import type { FirestoreProject } from '../../../../../src/features/concerts/sync/firestore/firestoreProject.ts';
import type { WorkerMessage } from '../../../../../src/features/concerts/sync/firestore/startWorker.ts';
import { syncConcerts, type SyncOptions } from '../../../../../src/features/concerts/sync/syncConcerts.ts';
import { publish, published, type SyncedConcerts } from '../../../../../src/lib/recordStore.ts';
import { collectDefects } from '../../../../fakes/defects.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { concertOf } from '../../../concert.ts';

/** Stands for the worker with Firebase's library, which starts as `starts` says: at once where it does not. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    super();
    void (starts.shift() ?? Promise.resolve(true)).then((isThere) =>
      isThere ? this.send({ type: 'ready' }) : this.dispatchEvent(new Event('error')),
    );
  }
  send(data: WorkerMessage) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}
/** The last worker. */
let worker: FakeWorker;
let starts: Promise<boolean>[];
const startWorker = vi.fn(function () {
  worker = new FakeWorker();
  return worker;
});

const concerts = [concertOf({ id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z' })];
const firestore: FirestoreProject = {
  projectId: 'demo',
  base: 'https://firestore.example/v1',
  emulator: undefined,
};
const hour = 3_600_000;
const logged = vi.spyOn(console, 'error').mockReturnValue();
const failures = () => logged.mock.calls.map(([line]) => String(line).split(': ')[1]);

const listed = (list: unknown, etag?: string) => () =>
  Response.json(list, etag ? { headers: { etag: `"${etag}"` } } : {});
const unchanged = () => new Response(null, { status: 304 });
const failing = () => new Response(null, { status: 500 });

// The scripts that the page loads with a list are at hand, so that a test need not wait for them.
beforeAll(async () => {
  await import('../../../../../src/features/concerts/sync/firestore/stream.ts');
  await import('../../../../../src/features/concerts/sync/syncedTickets.ts');
  await loadConcertTexts('en');
  await import('../../../../../src/features/concerts/sync/firestore/checkedConcerts.ts');
  await import('../../../../../src/services/firestore/concertDocuments.ts');
  await import('../../../../../src/services/http/request.ts');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T09:01:00Z') });
  publish('concerts', undefined as unknown as SyncedConcerts);
  starts = [];
  vi.stubGlobal('Worker', startWorker);
});

interface Begin extends Partial<SyncOptions> {
  answer?: () => Response;
  isLowData?: boolean;
}

/** A page that syncs its concerts; our API answers `answer`, until another one is put in its place. */
function begin({ answer = unchanged, isLowData = false, ...changes }: Begin = {}) {
  const page = fakePage({ isLowData });
  const api = { answer };
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>((path) =>
    Promise.resolve(path.startsWith('/api/') ? api.answer() : failing()),
  );
  vi.stubGlobal('fetch', fetched);
  const element = {} as Element;
  const onNote = vi.fn<(note: string) => void>();
  const controller = new AbortController();
  syncConcerts({
    ...{ element, project: undefined, locale: 'en', isWholePage: false, etag: 'built', digest: 'built' },
    ...{ offline: 'as built', onNote, signal: controller.signal },
    ...changes,
  });
  /** Lets time go by, and the answers and scripts arrive. */
  const later = async (milliseconds = 0) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  };
  return {
    ...{ page, element, api, fetched, onNote, controller, later },
    knownTag: () => new Headers(fetched.mock.lastCall?.[1].headers).get('if-none-match'),
    /** Scrolls to the concerts. */
    scroll: async () => {
      page.window.dispatchEvent(new Event('scroll'));
      page.intersect(element, true);
      await later();
    },
    /** Comes back to the page, which asks again. */
    comeBack: async () => {
      page.turn(false);
      await later();
    },
  };
}

test('requests the concerts of the home page once they are in view, and leaves the list of the build', async () => {
  const { fetched, scroll, later, onNote, page, element, knownTag } = begin();
  page.window.dispatchEvent(new Event('scroll'));
  page.intersect(element, false);
  await later();
  expect(fetched).not.toHaveBeenCalled();
  expect(onNote).not.toHaveBeenCalled();
  await scroll();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(knownTag()).toBe('"built"');
  expect(onNote.mock.calls).toEqual([['']]);
  expect(published('concerts')).toBeUndefined();
  await scroll();
  await later(60_000);
  expect(fetched, 'every minute').toHaveBeenCalledTimes(2);
});

test('shows another list; after a failure it says how old that is, counted from the last answer, and logs it', async () => {
  const { scroll, later, comeBack, api, onNote, knownTag } = begin({ answer: failing });
  await scroll();
  expect(onNote).toHaveBeenLastCalledWith('as built');
  api.answer = listed(concerts, 'new');
  await comeBack();
  expect(published('concerts')).toEqual({ concerts, etag: 'new' });
  expect(onNote).toHaveBeenLastCalledWith('');
  api.answer = unchanged;
  await later(9 * 60_000);
  await comeBack();
  expect(knownTag()).toBe('"new"');
  api.answer = () => new Response(null, { status: 403 });
  await comeBack();
  expect(onNote).toHaveBeenLastCalledWith('Concerts as of 21 Nov, 10:10');
  expect(failures()).toEqual(['unknown', 'permission-denied']);
});

test('leaves the HTML of the build while the list is the same, and after that shows every list', async () => {
  const { scroll, comeBack, api } = begin({ answer: listed(concerts, 'built') });
  await scroll();
  expect(published('concerts')).toBeUndefined();
  api.answer = listed([], 'other');
  await comeBack();
  api.answer = listed(concerts, 'built');
  await comeBack();
  expect(published('concerts')).toEqual({ concerts, etag: 'built' });
});

test('shows a list without an ETag where the build knows no digest', async () => {
  const { scroll } = begin({ answer: listed(concerts), digest: undefined });
  await scroll();
  expect(published('concerts')).toEqual({ concerts });
});

test.each([
  [false, undefined],
  [true, undefined],
  [true, firestore],
])('requests our API once in low data mode: whole page %s, Firestore %o', async (isWholePage, project) => {
  const { fetched, scroll, comeBack, later } = begin({
    ...{ project, isWholePage, isLowData: true, answer: listed(concerts, 'new') },
  });
  await scroll();
  await scroll();
  await comeBack();
  await later(hour);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/concerts']);
  expect(published('concerts')).toEqual({ concerts, etag: 'new' });
  expect(startWorker).not.toHaveBeenCalled();
});

test('the page of all concerts asks our API as it opens, and Firestore, another company, only once it is scrolled', async () => {
  const { fetched, later, scroll } = begin({ project: firestore, isWholePage: true });
  await later();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/concerts']);
  expect(startWorker).not.toHaveBeenCalled();
  await scroll();
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('uses the early answer once, without waiting for visibility', async () => {
  vi.stubGlobal('earlyConcerts', Promise.resolve(listed(concerts, 'new')()));
  const { fetched, later, comeBack } = begin();
  await later();
  expect(published('concerts')).toEqual({ concerts, etag: 'new' });
  expect(fetched).not.toHaveBeenCalled();
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('requests nothing after an abort', async () => {
  const { scroll, controller, fetched, later, comeBack } = begin();
  controller.abort();
  await scroll();
  await comeBack();
  await later(hour);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([undefined, firestore])(
  'does not swallow a defect, and does not retry it: Firestore %o',
  async (project) => {
    const { defects, restore } = collectDefects();
    // No language has this code.
    const locale = 'x' as 'de';
    const { scroll, later } = begin({ project, locale, answer: listed(concerts, 'new') });
    await scroll();
    await later(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(defects).toHaveBeenCalled());
    restore();
    expect(defects.mock.calls.map(([error]) => error)).toEqual([expect.any(TypeError)]);
    expect(logged).not.toHaveBeenCalled();
  },
);

/** A home page of which Firestore tells the concerts, scrolled to them. */
async function connect({ key, ...options }: Begin & { key?: string | undefined } = {}) {
  const opened = begin({ project: { ...firestore, ...(key && { key }) }, ...options });
  await opened.scroll();
  return opened;
}
const apiCalls = ({ fetched }: Pick<ReturnType<typeof begin>, 'fetched'>) =>
  fetched.mock.calls.filter(([path]) => path.startsWith('/api/')).length;

test.each([
  [undefined, ''],
  ['a-key', '&key=a-key'],
])('asks the worker with the smallest probe of the database, and the key %s', async (key, end) => {
  const since = '2026-01-01T00:00:00Z';
  const probe = `concerts?pageSize=1&mask.fieldPaths=name${end}`;
  const documents = 'https://firestore.example/v1/projects/demo/databases/(default)/documents';
  const { fetched } = await connect({ since, key });
  expect(worker.postMessage.mock.calls).toEqual([
    [{ project: { ...firestore, ...(key && { key }) }, since, probeAddress: `${documents}/${probe}` }],
  ]);
  worker.send({ type: 'concerts', list: { concerts } });
  expect(published('concerts')).toEqual({ concerts, since });
  expect(fetched).not.toHaveBeenCalled();
});

test('a database that is silent for 10 s is offline', async () => {
  const { onNote, later } = await connect();
  await later(10_000);
  expect([failures(), onNote.mock.lastCall]).toEqual([['deadline-exceeded'], ['as built']]);
});

test('after an answer there is no time limit', async () => {
  const { onNote, later } = await connect();
  worker.send({ type: 'concerts', list: { concerts } });
  await later(10_000);
  expect(onNote).toHaveBeenLastCalledWith('');
  expect(failures()).toEqual([]);
});

test('logs a disconnect once until the next answer, and no timeout after it', async () => {
  const { onNote, later } = await connect();
  worker.send({ type: 'disconnect' });
  worker.send({ type: 'disconnect' });
  await later(10_000);
  expect(logged.mock.calls).toEqual([['Concerts: unavailable: Connection failed.']]);
  expect(onNote).toHaveBeenLastCalledWith('as built');
  worker.send({ type: 'concerts', list: { concerts } });
  worker.send({ type: 'disconnect' });
  expect(failures()).toEqual(['unavailable', 'unavailable']);
});

test.each([
  ['permission-denied', 'permission-denied'],
  ['failed-precondition', 'failed-precondition: The client has already been terminated.'],
  ['resource-exhausted', 'unknown'],
  ['toString', 'unknown'],
])('asks our API for good when the database refuses with %s, and logs %s', async (code, failure) => {
  const page = await connect();
  worker.send({ type: 'end', code });
  expect(logged.mock.calls).toEqual([[expect.stringContaining(`Concerts: ${failure}`)]]);
  await page.later();
  await page.comeBack();
  expect(apiCalls(page)).toBe(2);
});

test('asks our API while the library is missing, and ends that, also an answer on its way, once it has loaded', async () => {
  starts = [false, false].map((isThere) => Promise.resolve(isThere));
  const page = await connect();
  await page.later(2000);
  expect(apiCalls(page)).toBe(1);
  expect(page.onNote).toHaveBeenCalledWith('as built');
  const late = Promise.withResolvers<Response>();
  page.fetched.mockReturnValueOnce(late.promise);
  await page.comeBack();
  await page.later(4000);
  expect(worker.postMessage).toHaveBeenCalledOnce();
  late.resolve(listed(concerts, 'late')());
  await page.comeBack();
  await page.later(hour);
  expect(apiCalls(page)).toBe(2);
  expect(published('concerts')).toBeUndefined();
});

test('an abort ends the stream and its time limit, and a later library is not used', async () => {
  const { controller } = await connect();
  controller.abort();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);

  const loading = Promise.withResolvers<boolean>();
  starts = [loading.promise];
  const next = await connect();
  next.controller.abort();
  loading.resolve(true);
  await next.later();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('asks our API when the one request in low data mode fails', async () => {
  const page = await connect({
    isLowData: true,
    since: '2026-01-01T00:00:00Z',
    answer: listed(concerts, 'new'),
  });
  const [[address, asked] = []] = page.fetched.mock.calls;
  expect(address).toMatch(/^https:\/\/firestore\.example\/.*:runQuery$/);
  expect(asked?.body).toContain('2026-01-01T00:00:00Z');
  expect(failures()).toEqual(['unknown']);
  expect(apiCalls(page)).toBe(1);
  expect(published('concerts')).toEqual({ concerts, etag: 'new' });
});

test('ignores an answer in low data mode after an abort', async () => {
  const answer = Promise.withResolvers<Response>();
  const page = begin({ project: firestore, isLowData: true });
  page.fetched.mockReturnValueOnce(answer.promise);
  await page.scroll();
  page.controller.abort();
  answer.resolve(failing());
  await page.later();
  expect(page.fetched).toHaveBeenCalledTimes(1);
  expect(failures()).toEqual([]);
});
