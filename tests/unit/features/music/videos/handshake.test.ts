import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isPlayerMessage,
  waitForPlayer,
  type Outcome,
} from '../../../../../src/features/music/videos/handshake.ts';

test.each([
  [true, '{"event":"onReady","id":1}'],
  [true, '{"event":"initialDelivery","info":{}}'],
  [true, '{"event":"infoDelivery","info":{}}'],
  [false, '{"event":"listening"}'],
  [false, '{"event":["onReady"]}'],
  [false, '{"type":"onReady"}'],
  [false, '"onReady"'],
  [false, 'null'],
  [false, 'onReady'],
  [false, ''],
  [false, { event: 'onReady' }],
  [false, undefined],
])('%s: %j is a message of the player', (expected, data) => expect(isPlayerMessage(data)).toBe(expected));

describe('a player that', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A frame of another origin: readable until its host has answered. */
  function openFrame() {
    const contentWindow = { postMessage: vi.fn() };
    const document: { contentDocument: object | null } = { contentDocument: {} };
    return Object.assign(new EventTarget(), { contentWindow }, document);
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
    'hears another origin': (frame: Frame) => {
      say(frame, { origin: 'https://www.youtube.com' });
    },
    'hears another frame': (frame: Frame) => say(frame, { source: {} }),
    'hears nonsense': (frame: Frame) => say(frame, { data: 'no JSON' }),
  };
  type Sign = [second: number, sign: keyof typeof signs];

  /** Gives the signs at their seconds. Returns the outcome and its second. */
  async function playerWith(coming: readonly Sign[]) {
    const frame = openFrame();
    const ended = waitForPlayer(frame as unknown as HTMLIFrameElement, new AbortController().signal).then(
      (outcome) => ({ outcome, second: Date.now() / 1000 }),
    );
    for (const [second, sign] of coming) setTimeout(() => signs[sign](frame), second * 1000);
    await vi.runAllTimersAsync();
    return { ...(await ended), frame };
  }

  test.each<[string, Sign[], Outcome, number]>([
    ['says nothing at all', [], 'failed', 10],
    ['is blocked: an error page loads at once', [[0.1, 'loads']], 'failed', 10.1],
    [
      'loads and says nothing',
      [
        [3, 'begins'],
        [9, 'loads'],
      ],
      'failed',
      19,
    ],
    ['begins and never loads', [[3.1, 'begins']], 'failed', 63.25],
    [
      'speaks at once',
      [
        [0.5, 'loads'],
        [1, 'speaks'],
      ],
      'answered',
      1,
    ],
    [
      'speaks before it has loaded',
      [
        [2, 'begins'],
        [30, 'speaks'],
      ],
      'answered',
      30,
    ],
    [
      'is slow in every step',
      [
        [9, 'begins'],
        [68, 'loads'],
        [77, 'speaks'],
      ],
      'answered',
      77,
    ],
    [
      'begins at the last moment',
      [
        [9.6, 'begins'],
        [12, 'speaks'],
      ],
      'answered',
      12,
    ],
    [
      'begins too late',
      [
        [10.1, 'begins'],
        [12, 'speaks'],
      ],
      'failed',
      10,
    ],
    [
      'loads after the next look',
      [
        [1, 'begins'],
        [1.1, 'loads'],
      ],
      'failed',
      11.1,
    ],
    [
      'is silent while others send messages',
      [
        [1, 'hears another origin'],
        [2, 'hears another frame'],
        [3, 'hears nonsense'],
      ],
      'failed',
      10,
    ],
  ])('%s', async (_, coming, outcome, second) =>
    expect(await playerWith(coming)).toMatchObject({ outcome, second }),
  );

  test('is asked until it speaks, and not after', async () => {
    const { frame } = await playerWith([
      [0.6, 'loads'],
      [1.1, 'speaks'],
    ]);

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
