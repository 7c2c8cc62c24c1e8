import { beforeEach, describe, expect, test, vi } from 'vitest';
import { visibleWithin } from '../../../../../../src/config/api.ts';
import { sendPicture } from '../../../../../../src/features/gallery/desk/queue/sendPicture.ts';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';
import type { PictureTexts } from '../../../../../../src/features/gallery/desk/upload/pictureTexts.ts';
import { storedPicture } from '../../../../storedPicture.ts';

const texts = { de: 'Nora', en: 'Nora', decorative: false, pending: false, credit: 'Lena' };

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

describe('sendPicture', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'de-AT' } });
    vi.stubGlobal('navigator', { onLine: true });
  });
  function start(described: PictureTexts = texts) {
    const picture = new File(['x'.repeat(200)], 'Wien, Gasse 3.jpg', { type: 'image/jpeg' });
    const progress: number[] = [];
    const controller = new AbortController();
    const result = sendPicture(
      { picture, key: 'k0', texts: described },
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
    expect(await result).toEqual({ ...stored, delay: '3600' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [texts, { 'alt-de-0': 'Nora', 'alt-en-0': 'Nora', 'credit-0': 'Lena' }],
    [
      { de: '', en: '', decorative: true, pending: false, credit: 'Ida' },
      { 'decorative-0': 'true', 'credit-0': 'Ida' },
    ],
    [
      { de: '', en: '', decorative: false, pending: true, credit: 'Ida' },
      { 'pending-0': 'true', 'credit-0': 'Ida' },
    ],
  ])('the form holds the picture under a neutral name, and %j', (described, fields) => {
    const sent = [...(start(described).request.body as FormData)].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]);
    expect(sent).toEqual([['file', '0.jpg'], ['idempotency-key-0', 'k0'], ...Object.entries(fields)]);
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

  test.each<[string, (sending: ReturnType<typeof start>) => void, string, boolean]>([
    ['a broken connection', ({ request }) => request.breakOff(), 'Unreachable', false],
    ['cancelling', ({ controller }) => controller.abort(), 'Unreachable', true],
    ['a minute without progress', () => vi.advanceTimersByTime(1), 'StalledUpload', true],
    [
      'a minute without progress in a browser that is offline',
      () => {
        vi.stubGlobal('navigator', { onLine: false });
        vi.advanceTimersByTime(1);
      },
      'Unreachable',
      true,
    ],
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
    await expect(result).rejects.toMatchObject({ name: 'StalledUpload' });
  });
});
