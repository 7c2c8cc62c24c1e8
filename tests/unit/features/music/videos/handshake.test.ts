import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isPlayerMessage,
  waitForPlayer,
  type Outcome,
} from '../../../../../src/features/music/videos/handshake.ts';

test.each([
  [true, '{"event":"onReady","id":1}'],
  [true, '{"event":"initialDelivery","info":{}}'],
  [false, '{"event":"listening"}'],
  [false, '{"event":["onReady"]}'],
  [false, '{"type":"onReady"}'],
  [false, 'null'],
  [false, 'onReady'],
  [false, { event: 'onReady' }],
  [false, undefined],
])('%s: %j is a message of the player', (expected, data) => expect(isPlayerMessage(data)).toBe(expected));

describe('a player that', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal('window', new EventTarget());
  });
  /** A frame of another origin: readable until its host has answered. */
  function openFrame() {
    const contentWindow = { postMessage: vi.fn() };
    const document: { contentDocument: object | null } = { contentDocument: {} };
    const src = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa';
    return Object.assign(new EventTarget(), { contentWindow, src }, document);
  }
  type Frame = ReturnType<typeof openFrame>;

  const say = (frame: Frame, parts: object = {}) => {
    const message = { origin: 'https://www.youtube-nocookie.com', source: frame.contentWindow };
    window.dispatchEvent(
      Object.assign(new Event('message'), { data: '{"event":"onReady"}', ...message, ...parts }),
    );
  };
  const signs = {
    begins: (frame: Frame) => {
      frame.contentDocument = null;
    },
    loads: (frame: Frame) => {
      frame.contentDocument = null;
      frame.dispatchEvent(new Event('load'));
    },
    speaks: say,
    otherOrigin: (frame: Frame) => say(frame, { origin: 'https://www.youtube.com' }),
    otherFrame: (frame: Frame) => say(frame, { source: {} }),
    nonsense: (frame: Frame) => say(frame, { data: 'no JSON' }),
  };
  /** The second of each sign. */
  type Signs = Partial<Record<keyof typeof signs, number>>;

  /** Gives the signs at their seconds. Returns the outcome and its second. */
  async function playerWith(seconds: Signs) {
    const frame = openFrame();
    const ended = waitForPlayer(frame as unknown as HTMLIFrameElement, new AbortController().signal).then(
      (outcome) => ({ outcome, second: Date.now() / 1000 }),
    );
    for (const [sign, second] of Object.entries(seconds))
      setTimeout(() => signs[sign as keyof Signs](frame), second * 1000);
    await vi.runAllTimersAsync();
    return { ...(await ended), frame };
  }

  test.each<[string, Signs, Outcome, number]>([
    ['says nothing at all', {}, 'failed', 10],
    ['loads and says nothing', { begins: 3, loads: 9 }, 'failed', 19],
    ['begins and never loads', { begins: 3.1 }, 'failed', 63.25],
    ['speaks before it has loaded', { begins: 2, speaks: 30 }, 'answered', 30],
    ['is slow in every step', { begins: 9, loads: 68, speaks: 77 }, 'answered', 77],
    ['begins at the last moment', { begins: 9.6, speaks: 12 }, 'answered', 12],
    ['begins too late', { begins: 10.1, speaks: 12 }, 'failed', 10],
    ['loads after the next look', { begins: 1, loads: 1.1 }, 'failed', 11.1],
    ['is silent while others send messages', { otherOrigin: 1, otherFrame: 2, nonsense: 3 }, 'failed', 10],
  ])('%s', async (_, seconds, outcome, second) =>
    expect(await playerWith(seconds)).toMatchObject({ outcome, second }),
  );

  test('is asked until it speaks, and not after', async () => {
    const { frame } = await playerWith({ loads: 0.6, speaks: 1.1 });
    expect(frame.contentWindow.postMessage.mock.calls).toEqual(Array(4).fill(['{"event":"listening"}', '*']));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is aborted ends at once', async () => {
    const run = new AbortController();
    const ended = waitForPlayer(openFrame() as unknown as HTMLIFrameElement, run.signal);
    run.abort();

    expect(await ended).toBe('failed');
    expect(vi.getTimerCount()).toBe(0);
  });
});
