import { beforeEach, expect, test, vi } from 'vitest';

let page = new EventTarget();
const hydrate = vi.fn(() => Promise.resolve());
const load = vi.fn(() => Promise.resolve(hydrate));
const observed = vi.fn();
const created = vi.fn();
let show: (isIntersecting: boolean) => void;

class FakeObserver {
  observe = observed;
  disconnect = vi.fn();
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: unknown) {
    created(options);
    show = (isIntersecting) => callback([{ isIntersecting }]);
  }
}

/** Places an island with one child in a page whose typefaces have not arrived. */
async function placeIsland(value: unknown = true) {
  vi.resetModules();
  const { default: inView } = await import('../../../../src/integrations/directives/inView.ts');
  const island = { children: ['a child'] } as unknown as HTMLElement;
  inView(load, { name: 'inview', value: value as string }, island);
}

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

test.each(['faces', 'pointerdown', 'keydown'])('nothing is observed before the first %s', async (sign) => {
  await placeIsland();
  page.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(0);
  expect(observed).not.toHaveBeenCalled();

  page.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(0);
  expect(observed.mock.calls[0]?.[0]).toBe('a child');
});

test('missing typefaces delay an island by four seconds', async () => {
  await placeIsland();
  await vi.advanceTimersByTimeAsync(3999);
  expect(observed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(observed).toHaveBeenCalledOnce();
});

test('an island is loaded and hydrated once it is in view', async () => {
  await placeIsland();
  page.dispatchEvent(new Event('faces'));
  show(false);
  expect(load).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(hydrate).toHaveBeenCalledOnce();
});

test.each([
  [{ rootMargin: '200px' }, { rootMargin: '200px' }],
  [true, {}],
])('the value %j becomes the options of the observer', async (value, options) => {
  await placeIsland(value);
  expect(created.mock.calls).toEqual([[options]]);
});
