import { beforeEach, expect, test, vi } from 'vitest';
import { autoplayIntervalMs, useAutoplay } from '../../../../src/components/slideshow/useAutoplay.ts';
import { renderHook } from '../../renderHook.ts';

/** The region of the slideshow, and how the browser sees it. */
class Region extends EventTarget {
  isHovered = false;
  hasFocus = false;
  onVisibility: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  matches = (selector: string) => (selector === ':hover' ? this.isHovered : this.hasFocus);
  see(isIntersecting: boolean) {
    this.onVisibility([{ isIntersecting }]);
  }
  hover(isHovered: boolean) {
    this.isHovered = isHovered;
    this.dispatchEvent(new Event(isHovered ? 'mouseenter' : 'mouseleave'));
  }
}

class Page extends EventTarget {
  hidden = false;
  isLowData = false;
  documentElement = { hasAttribute: () => this.isLowData };
  hide(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let region: Region;
let page: Page;
let isReduced: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [region, page, isReduced] = [new Region(), new Page(), false];
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isReduced && query === '(prefers-reduced-motion: reduce)' }),
  );
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: Region['onVisibility']) {
        region.onVisibility = listener;
      }
      observe = () => undefined;
      disconnect = () => {
        region.onVisibility = () => undefined;
      };
    },
  );
});

/** Renders the hook of a slideshow that advances by itself, in view by default. */
async function open({ enabled = true, ready = true, inView = true } = {}) {
  const advance = vi.fn();
  const options = { enabled, ready, region: { current: region as unknown as HTMLElement }, advance };
  const hook = await renderHook(() => useAutoplay(options));
  if (inView) region.see(true);
  return {
    hook,
    options,
    /** The number of steps in the time of `count` steps. */
    stepsIn: (count: number) => {
      advance.mockClear();
      vi.advanceTimersByTime(count * autoplayIntervalMs);
      return advance.mock.calls.length;
    },
  };
}

test('C3 advances every 3000 ms while it is in view', async () => {
  const { hook, stepsIn } = await open({ inView: false });
  expect(hook.current.state).toBe('running');
  expect(stepsIn(2)).toBe(0);
  region.see(true);
  expect(stepsIn(2)).toBe(2);
  region.see(false);
  expect(stepsIn(2)).toBe(0);
});

test('C2 pauses under a mouse, and while the tab is hidden', async () => {
  const { stepsIn } = await open();
  region.hover(true);
  expect(stepsIn(2)).toBe(0);
  region.hover(false);
  expect(stepsIn(2)).toBe(2);
  page.hide(true);
  expect(stepsIn(2)).toBe(0);
  page.hide(false);
  expect(stepsIn(2)).toBe(2);
});

test('C1 C2 after a stop only the button starts it, with a whole interval', async () => {
  const { hook, stepsIn } = await open();
  await hook.act(hook.current.stop);
  expect(hook.current.state).toBe('stopped');
  region.hover(true);
  region.hover(false);
  expect(stepsIn(2)).toBe(0);
  await hook.act(hook.current.toggle);
  expect(hook.current.state).toBe('running');
  region.see(true);
  expect([stepsIn(0.9), stepsIn(0.1)]).toEqual([0, 1]);
  await hook.act(hook.current.toggle);
  expect(hook.current.state).toBe('stopped');
  expect(stepsIn(2)).toBe(0);
});

test('C2 a touch stops it at once, and React renders that only after the tap', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] });
  const { hook, stepsIn } = await open();
  expect(stepsIn(0.95)).toBe(0);
  hook.current.stopAtTouch();
  expect(stepsIn(0.06)).toBe(0);
  expect(hook.current.state).toBe('running');
  await hook.act(() => {
    vi.advanceTimersByTime(0.1 * autoplayIntervalMs);
  });
  expect(hook.current.state).toBe('stopped');
  expect(stepsIn(2)).toBe(0);
});

test('C2 does not start with the focus inside before hydration', async () => {
  region.hasFocus = true;
  const { hook, stepsIn } = await open();
  expect(hook.current.state).toBe('stopped');
  expect(stepsIn(2)).toBe(0);
});

test('starts when the slideshow can move', async () => {
  const { hook, options, stepsIn } = await open({ ready: false });
  expect(hook.current.state).toBe('stopped');
  expect(stepsIn(2)).toBe(0);
  options.ready = true;
  await hook.rerender();
  region.see(true);
  expect(stepsIn(2)).toBe(2);
});

test.each<[string, { enabled?: boolean; reduced?: boolean; lowData?: boolean }]>([
  ['is impossible where it is not enabled', { enabled: false }],
  ['C3 is impossible under reduced motion', { reduced: true }],
  ['C3 is impossible in low data mode', { lowData: true }],
])('rotation %s', async (_, { enabled = true, reduced = false, lowData = false }) => {
  isReduced = reduced;
  page.isLowData = lowData;
  const { hook, stepsIn } = await open({ enabled });
  expect(hook.current.state).toBe('impossible');
  expect(stepsIn(2)).toBe(0);
});

test('ends with its component', async () => {
  const { hook, stepsIn } = await open();
  await hook.unmount();
  expect(stepsIn(2)).toBe(0);
});
