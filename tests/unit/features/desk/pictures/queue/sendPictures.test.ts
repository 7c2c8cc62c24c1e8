import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../../src/config/caching.ts';
import {
  toFormData,
  findProblem,
  sendPictures,
  splitProgress,
  StalledUpload,
} from '../../../../../../src/features/desk/pictures/queue/sendPictures.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';
import { storedPicture } from '../../../../storedPicture.ts';

const texts = { de: 'Nora', en: 'Nora', decorative: false, credit: 'Lena' };

test('the form holds each picture under a neutral name, and its texts by its number', () => {
  const picture = new File(['x'], 'Wien, Gasse 3.jpg', { type: 'image/jpeg' });
  const form = toFormData([
    { picture, key: 'k0', texts },
    { picture, key: 'k1', texts: { de: '', en: '', decorative: true, credit: 'Ida' } },
  ]);
  expect([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['file', '0.jpg'],
    ['idempotency-key-0', 'k0'],
    ['alt-de-0', 'Nora'],
    ['alt-en-0', 'Nora'],
    ['credit-0', 'Lena'],
    ['file', '1.jpg'],
    ['idempotency-key-1', 'k1'],
    ['decorative-1', 'true'],
    ['credit-1', 'Ida'],
  ]);
});

test('a failure finds its picture by the name of its file', () => {
  const failed = [{ name: '1.jpg', type: 'urn:problem-type:match:not-a-picture', title: 'No.' }];
  expect(findProblem(failed, 1)).toMatchObject({ problem: 'not-a-picture', title: 'No.' });
  expect(findProblem(failed, 0)).toBeUndefined();
  expect(findProblem(undefined, 0)).toBeUndefined();
  expect(findProblem([null, ...failed], 1)).toBeUndefined();
});

test.each([
  [0, [0, 0, 0]],
  [50, [0.5, 0, 0]],
  [150, [1, 0.25, 0]],
  [900, [1, 1, 1]],
])('splits %i sent bytes of 100, 200 and 100', (sent, expected) =>
  expect(splitProgress(sent, [100, 200, 100])).toEqual(expected),
);

/** The part of `XMLHttpRequest` that `sendPictures` uses. The test answers it. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  opened: string[] = [];
  body: unknown;
  status = 0;
  responseText = '';
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onprogress?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return { 'retry-after': '7', [visibleWithin]: '3600' }[name] ?? null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
    this.onloadend?.();
  }
  breakOff() {
    this.onerror?.();
    this.onloadend?.();
  }
}

const minute = 60_000;

describe('sendPictures', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de-AT' } });
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function start() {
    const picture = (size: number) => new File(['x'.repeat(size)], 'a.jpg', { type: 'image/jpeg' });
    const progress: number[][] = [];
    const controller = new AbortController();
    const batch = [100, 300].map((size, index) => ({ picture: picture(size), key: `k${index}`, texts }));
    const result = sendPictures(batch, (shares) => progress.push(shares), controller.signal);
    // Each test checks it later; a rejection before that is expected.
    result.catch(() => undefined);
    return { result, progress, controller, request: FakeRequest.last };
  }

  test('posts the form with the language and the token, and resolves with what was stored', async () => {
    const { result, progress, request } = start();
    expect(request.opened).toEqual(['POST', '/api/cloudinary']);
    expect(request.headers).toEqual({ 'Accept-Language': 'de-AT', 'X-XSRF-TOKEN': 'abc' });
    expect([...(request.body as FormData).keys()]).toHaveLength(10);
    request.upload.onprogress?.({ loaded: 250 });
    expect(progress).toEqual([[1, 0.5]]);
    const stored = { urls: ['/a'], pictures: [storedPicture('a')] };
    request.answer(201, JSON.stringify(stored));
    expect(await result).toEqual({ ...stored, delay: '3600' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves a picture that breaks its contract out, and names it in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { result, request } = start();
    const pictures = [storedPicture('a'), storedPicture('b', { width: 0 })];
    request.answer(201, JSON.stringify({ urls: ['/a', '/b'], pictures }));
    expect(await result).toMatchObject({ pictures: [{ id: 'a' }] });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('The picture b is left out: width')]]);
    warn.mockRestore();
  });

  test.each([
    [422, '{"type":"urn:problem-type:match:not-a-picture","title":"No.","failed":[]}', 'not-a-picture'],
    [201, '<h1>Welcome to the hotel’s network</h1>', 'blank'],
    [201, '{"urls":[],"pictures":{}}', 'blank'],
    [201, '{}', 'blank'],
    [502, '', 'blank'],
  ])('an answer %i with the body %s is a problem', async (status, body, expected) => {
    const { result, request } = start();
    request.answer(status, body);
    await expect(result).rejects.toMatchObject({ status, problem: expected, retryAfter: 7 });
    await expect(result).rejects.toBeInstanceOf(ApiProblem);
  });

  test('a broken connection is unreachable', async () => {
    const { result, request } = start();
    request.breakOff();
    await expect(result).rejects.toBeInstanceOf(Unreachable);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a minute without progress ends the request, however little has gone', async () => {
    const { result, request } = start();
    vi.advanceTimersByTime(minute - 1);
    expect(request.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(request.isAborted).toBe(true);
    await expect(result).rejects.toBeInstanceOf(StalledUpload);
  });

  test('progress restarts the minute: of the upload, at its end, and of the answer', async () => {
    const { result, request } = start();
    const steps = [
      () => request.upload.onprogress?.({ loaded: 1 }),
      () => request.upload.onprogress?.({ loaded: 2 }),
      () => request.upload.onload?.(),
      () => request.onprogress?.(),
    ];
    for (const step of steps) {
      vi.advanceTimersByTime(minute - 1);
      step();
    }
    vi.advanceTimersByTime(minute - 1);
    expect(request.isAborted).toBe(false);
    request.answer(201, '{"urls":[],"pictures":[]}');
    await expect(result).resolves.toMatchObject({ pictures: [] });
  });

  test('a repeated number is no progress', async () => {
    const { result, request } = start();
    request.upload.onprogress?.({ loaded: 5 });
    vi.advanceTimersByTime(minute - 1);
    request.upload.onprogress?.({ loaded: 5 });
    vi.advanceTimersByTime(1);
    expect(request.isAborted).toBe(true);
    await expect(result).rejects.toBeInstanceOf(StalledUpload);
  });

  test('no progress while the browser is offline counts as no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { result, request } = start();
    vi.advanceTimersByTime(minute);
    expect(request.isAborted).toBe(true);
    await expect(result).rejects.toBeInstanceOf(Unreachable);
  });

  test('cancelling ends the request at once', async () => {
    const { result, request, controller } = start();
    controller.abort();
    expect(request.isAborted).toBe(true);
    await expect(result).rejects.toBeInstanceOf(Unreachable);
    expect(vi.getTimerCount()).toBe(0);
  });
});
