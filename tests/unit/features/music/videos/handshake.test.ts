import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, isPlayersWord } from '../../../../../src/features/music/videos/handshake.ts';

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
])('%s: %j is a word of the player', (expected, data) => {
  expect(isPlayersWord(data)).toBe(expected);
});

describe('a player counts as there', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A frame as the page sees one of another origin: readable until its host has answered. */
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
    'hears another frame': (frame: Frame) => {
      say(frame, { source: {} });
    },
    'hears nonsense': (frame: Frame) => {
      say(frame, { data: 'no JSON' });
    },
  };
  type Sign = [second: number, sign: keyof typeof signs];

  /** Lets the signs come at their seconds; answers what the wait ended with, and at which second. */
  async function follow(coming: readonly Sign[]) {
    const frame = openFrame();
    const ended = answers(frame as unknown as HTMLIFrameElement, new AbortController().signal).then(
      (answered) => ({ answered, second: Date.now() / 1000 }),
    );
    for (const [second, sign] of coming)
      setTimeout(() => {
        signs[sign](frame);
      }, second * 1000);
    await vi.runAllTimersAsync();
    return { ...(await ended), frame };
  }

  test.each<[string, Sign[], boolean, number]>([
    ['says nothing at all', [], false, 10],
    ['is blocked: an error page loads at once', [[0.1, 'loads']], false, 10.1],
    [
      'loads and says nothing',
      [
        [3, 'begins'],
        [9, 'loads'],
      ],
      false,
      19,
    ],
    ['begins and never loads', [[3.1, 'begins']], false, 63.25],
    [
      'speaks at once',
      [
        [0.5, 'loads'],
        [1, 'speaks'],
      ],
      true,
      1,
    ],
    [
      'speaks before it has loaded',
      [
        [2, 'begins'],
        [30, 'speaks'],
      ],
      true,
      30,
    ],
    [
      'is slow in every step, and alive',
      [
        [9, 'begins'],
        [68, 'loads'],
        [77, 'speaks'],
      ],
      true,
      77,
    ],
    [
      'begins at the last moment',
      [
        [9.6, 'begins'],
        [12, 'speaks'],
      ],
      true,
      12,
    ],
    [
      'begins too late',
      [
        [10.1, 'begins'],
        [12, 'speaks'],
      ],
      false,
      10,
    ],
    [
      'loads after the next look',
      [
        [1, 'begins'],
        [1.1, 'loads'],
      ],
      false,
      11.1,
    ],
    [
      'is drowned by others',
      [
        [1, 'hears another origin'],
        [2, 'hears another frame'],
        [3, 'hears nonsense'],
      ],
      false,
      10,
    ],
  ])('%s', async (_, coming, answered, second) => {
    expect(await follow(coming)).toMatchObject({ answered, second });
  });

  test('is asked until it speaks, and never after', async () => {
    const { frame } = await follow([
      [0.6, 'loads'],
      [1.1, 'speaks'],
    ]);

    expect(frame.contentWindow.postMessage.mock.calls).toEqual(Array(4).fill(['{"event":"listening"}', '*']));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends at once when it is no longer wanted', async () => {
    const run = new AbortController();
    const ended = answers(openFrame() as unknown as HTMLIFrameElement, run.signal);
    run.abort();

    expect(await ended).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
