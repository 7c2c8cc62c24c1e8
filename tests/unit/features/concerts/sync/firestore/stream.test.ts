import { beforeEach, expect, test, vi } from 'vitest';
import { openStream } from '../../../../../../src/features/concerts/sync/firestore/stream.ts';
import { concertOf } from '../../../../concert.ts';
import { published } from '../../../../../../src/lib/recordStore.ts';
import { ServiceError } from '../../../../../../src/services/http/serviceError.ts';
import { Unreachable } from '../../../../../../src/lib/browser/http.ts';
import type { WorkerMessage } from '../../../../../../src/features/concerts/sync/firestore/startWorker.ts';

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  send(data: WorkerMessage) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}
let worker: FakeWorker;
const browser = vi.hoisted(() => ({
  isLowData: false,
  startWorker: vi.fn<() => Promise<object>>(),
  read: vi.fn<(access: unknown, requestJson: unknown, since: unknown) => Promise<{ items: object[] }>>(),
}));
vi.mock('../../../../../../src/lib/browser/lowData.ts', () => ({ isLowData: () => browser.isLowData }));
vi.mock('../../../../../../src/features/concerts/sync/firestore/startWorker.ts', () => ({
  startWorker: browser.startWorker,
}));
vi.mock('../../../../../../src/services/firestore/concertDocuments.ts', () => ({
  readConcertDocuments: browser.read,
}));

const project = { projectId: 'demo', base: 'https://firestore.example/v1', emulator: undefined };
const document = { id: 'x', name: 'Probe', date: '2026-12-04T19:00:00Z' };
const concerts = [concertOf(document)];
const logged = vi.spyOn(console, 'error').mockReturnValue();
const failures = () => logged.mock.calls.map(([line]) => String(line).split(': ')[1]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:01:00Z') });
  browser.isLowData = false;
  worker = new FakeWorker();
  browser.startWorker.mockReset().mockResolvedValue(worker);
  browser.read.mockReset().mockResolvedValue({ items: [document] });
});

function open(since?: string, digest?: string) {
  const onNote = vi.fn<(note: string) => void>();
  const controller = new AbortController();
  const { signal } = controller;
  const texts = { 'as-of': 'as of {{time}}' };
  const stream = openStream({ locale: 'en', offline: 'as built', since, digest, onNote, signal }, texts);
  const startFallback = vi.fn<(until: AbortSignal) => void>();
  return {
    ...{ onNote, controller, startFallback, stream },
    connect: (key?: string) => stream.connect({ ...project, ...(key && { key }) }, startFallback),
  };
}

test('publishes the list of an answer, and logs its failure with a note about the age', () => {
  const { stream, onNote } = open();
  stream.handleAnswer({ failure: 'unknown' });
  expect(onNote).toHaveBeenLastCalledWith('as built');
  stream.handleAnswer({ concerts, etag: 'new' });
  expect(published('concerts')).toEqual({ concerts, etag: 'new' });
  expect(onNote).toHaveBeenLastCalledWith('');
  stream.handleAnswer({ failure: 'permission-denied' });
  expect(onNote).toHaveBeenLastCalledWith('as of 21 Nov, 10:01');
  expect(failures()).toEqual(['unknown', 'permission-denied']);
});

/** A stream on a page that nothing has been published to. */
async function openFresh(digest: string | undefined) {
  vi.resetModules();
  const { openStream: openAgain } =
    await import('../../../../../../src/features/concerts/sync/firestore/stream.ts');
  const store = await import('../../../../../../src/lib/recordStore.ts');
  const { signal } = new AbortController();
  const options = {
    locale: 'en',
    offline: '',
    since: undefined,
    digest,
    onNote: () => undefined,
    signal,
  } as const;
  return { stream: openAgain(options, { 'as-of': '' }), shown: () => store.published('concerts') };
}

test('leaves the HTML of the build while the database holds the same, and after that shows every list', async () => {
  const { stream, shown } = await openFresh('built');
  stream.handleAnswer({ concerts, etag: 'built' });
  stream.handleAnswer({ unchanged: 'built' });
  expect(shown()).toBeUndefined();
  stream.handleAnswer({ concerts: [], etag: 'other' });
  stream.handleAnswer({ concerts, etag: 'built' });
  expect(shown()).toEqual({ concerts, etag: 'built' });
});

test('shows a list without an ETag where the build knows no digest', async () => {
  const { stream, shown } = await openFresh(undefined);
  stream.handleAnswer({ concerts });
  expect(shown()).toEqual({ concerts });
});

test.each([
  [undefined, ''],
  ['a-key', '&key=a-key'],
])('asks the worker with the smallest probe of the database, and the key %s', async (key, end) => {
  const { connect } = open('2026-01-01T00:00:00Z');
  await connect(key);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({
    project: { ...project, ...(key && { key }) },
    since: '2026-01-01T00:00:00Z',
    probeAddress: expect.stringMatching(
      new RegExp(
        String.raw`^https://firestore\.example/v1/.*/concerts\?pageSize=1&mask\.fieldPaths=name${end}$`,
      ),
    ) as string,
  });
});

test('after an answer there is no time limit', async () => {
  const { connect, onNote } = open();
  await connect();
  worker.send({ type: 'concerts', list: { concerts } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onNote).toHaveBeenLastCalledWith('');
  expect(failures()).toEqual([]);
});

test('logs a disconnect once until the next answer, and no timeout after it', async () => {
  const { connect, onNote } = open();
  await connect();
  worker.send({ type: 'disconnect' });
  worker.send({ type: 'disconnect' });
  await vi.advanceTimersByTimeAsync(10_000);
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
])('falls back for good when the database refuses with %s, and logs %s', async (code, failure) => {
  const { connect, startFallback, controller } = open();
  await connect();
  worker.send({ type: 'end', code });
  expect(logged.mock.calls).toEqual([[expect.stringContaining(`Concerts: ${failure}`)]]);
  expect(startFallback).toHaveBeenCalledExactlyOnceWith(controller.signal);
});

test('falls back while the library is missing, and ends that once it has loaded', async () => {
  const { connect, startFallback, onNote } = open();
  browser.startWorker.mockRejectedValueOnce(new Unreachable('x')).mockRejectedValueOnce(new Unreachable('x'));
  const connecting = connect();
  await vi.advanceTimersByTimeAsync(2000);
  expect(startFallback).toHaveBeenCalledOnce();
  expect(startFallback.mock.lastCall?.[0].aborted).toBe(false);
  expect(onNote.mock.calls).toEqual([['as built']]);
  await vi.advanceTimersByTimeAsync(4000);
  await connecting;
  expect(worker.postMessage).toHaveBeenCalledOnce();
  expect(startFallback.mock.lastCall?.[0].aborted).toBe(true);
});

test('an abort ends the stream and its time limit, and a later library is not used', async () => {
  const { connect, controller } = open();
  await connect();
  controller.abort();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  await connect();
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('falls back for good when the one request in low data mode fails', async () => {
  browser.isLowData = true;
  browser.read.mockRejectedValueOnce(new ServiceError('x', { status: 500 }));
  const { connect, startFallback, controller } = open('2026-01-01T00:00:00Z');
  await connect();
  expect(browser.read).toHaveBeenCalledExactlyOnceWith(project, expect.anything(), '2026-01-01T00:00:00Z');
  expect(failures()).toEqual(['unknown']);
  expect(startFallback.mock.calls).toEqual([[controller.signal]]);
});

test('ignores an answer in low data mode after an abort', async () => {
  browser.isLowData = true;
  browser.read.mockRejectedValueOnce(new ServiceError('x', { status: 500 }));
  const { connect, startFallback, controller } = open();
  const connecting = connect();
  controller.abort();
  await connecting;
  expect([failures(), startFallback.mock.calls]).toEqual([[], []]);
});
