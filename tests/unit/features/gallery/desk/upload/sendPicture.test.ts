import { beforeEach, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../../src/config/api.ts';
import { sendPicture } from '../../../../../../src/features/gallery/desk/upload/sendPicture.ts';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';
import { storedPicture } from '../../../../storedPicture.ts';

/** The part of `XMLHttpRequest` that `sendPicture` uses. The test answers it. */
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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de-AT' } });
});
function start(credit?: unknown, isOfPage = false) {
  const picture = new File(['x'.repeat(200)], 'Wien, Gasse 3.jpg', { type: 'image/jpeg' });
  const progress: number[] = [];
  const controller = new AbortController();
  const result = sendPicture(
    { picture, key: 'k0', credit, isOfPage },
    (share) => progress.push(share),
    controller.signal,
  );
  // Each test checks it later; a rejection before that is expected.
  result.catch(() => undefined);
  return { result, progress, controller, request: FakeRequest.last };
}

test('posts the form with the language and the token, and resolves with what was stored', async () => {
  const { result, progress, request } = start();
  expect(request.opened).toEqual(['POST', '/api/cloudinary']);
  expect(request.headers).toEqual({ 'Accept-Language': 'de-AT', 'X-XSRF-TOKEN': 'abc' });
  request.upload.onprogress?.({ loaded: 50 });
  // The form is a little larger than the picture in it.
  request.upload.onprogress?.({ loaded: 210 });
  expect(progress).toEqual([0.25, 1]);
  const stored = { urls: ['/a'], pictures: [storedPicture('a')] };
  request.answer(201, JSON.stringify(stored));
  expect(await result).toEqual({ record: storedPicture('a'), delay: '3600' });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [undefined, {}],
  ['Ida', { 'credit-0': 'Ida' }],
])('the form holds the picture under a neutral name, to be described later, by %j', (credit, fields) => {
  const sent = [...(start(credit).request.body as FormData)].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);
  const always = [
    ['file', '0.jpg'],
    ['idempotency-key-0', 'k0'],
    ['pending-0', 'true'],
  ];
  expect(sent).toEqual([...always, ...Object.entries(fields)]);
});

test('a picture of the page waits for no description', () => {
  const form = start(undefined, true).request.body as FormData;
  expect([form.get('of-page-0'), form.get('pending-0')]).toEqual(['true', null]);
});

test.each([
  [422, '{"type":"urn:problem-type:match:not-a-picture","title":"No.","failed":[]}', 'not-a-picture'],
  [201, '<h1>Welcome to the hotel’s network</h1>', 'blank'],
  [201, '{"urls":[],"pictures":[{"id":"a"}]}', 'blank'],
  [502, '', 'blank'],
])('an answer %i with the body %s is a problem', async (status, body, expected) => {
  const { result, request } = start();
  request.answer(status, body);
  await expect(result).rejects.toMatchObject({ status, problem: expected, retryAfter: 7 });
  await expect(result).rejects.toBeInstanceOf(ApiProblem);
});

test.each<[string, (sending: ReturnType<typeof start>) => void, string, boolean]>([
  ['a broken connection', ({ request }) => request.breakOff(), 'Unreachable', false],
  ['cancelling', ({ controller }) => controller.abort(), 'Unreachable', true],
  ['a minute without progress', () => vi.advanceTimersByTime(1), 'Unreachable', true],
])('%s ends the request', async (_, end, name, isAborted) => {
  const sending = start();
  vi.advanceTimersByTime(minute - 1);
  expect(sending.request.isAborted).toBe(false);
  end(sending);
  expect(sending.request.isAborted).toBe(isAborted);
  await expect(sending.result).rejects.toMatchObject({ name });
  expect(vi.getTimerCount()).toBe(0);
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
  request.answer(201, JSON.stringify({ urls: [], pictures: [storedPicture('a')] }));
  await expect(result).resolves.toMatchObject({ record: { id: 'a' } });
});

test('a repeated number is no progress', async () => {
  const { result, request } = start();
  request.upload.onprogress?.({ loaded: 5 });
  vi.advanceTimersByTime(minute - 1);
  request.upload.onprogress?.({ loaded: 5 });
  vi.advanceTimersByTime(1);
  expect(request.isAborted).toBe(true);
  await expect(result).rejects.toMatchObject({ name: 'Unreachable' });
});
