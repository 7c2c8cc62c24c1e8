import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLowData, onLowDataChange } from '../../../../src/lib/browser/lowData.ts';

/** The root element of a page, and the observers of its attributes. */
const attributes = new Set<string>();
const root = { hasAttribute: (name: string) => attributes.has(name) };
let observers: FakeObserver[] = [];

class FakeObserver {
  observed: { target: unknown; options: MutationObserverInit } | undefined;
  readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
    observers.push(this);
  }
  observe(target: unknown, options: MutationObserverInit) {
    this.observed = { target, options };
  }
  disconnect() {
    this.observed = undefined;
  }
}

/** Sets or removes an attribute, as `low-data.js` does, and notifies its observers. */
function toggle(name: string): void {
  if (!attributes.delete(name)) attributes.add(name);
  for (const { observed, callback } of observers)
    if (observed?.target === root && observed.options.attributeFilter?.includes(name)) callback();
}

beforeEach(() => {
  attributes.clear();
  observers = [];
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('MutationObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('data are short while the root element is marked', () => {
  expect(isLowData()).toBe(false);
  toggle('data-low-data');
  expect(isLowData()).toBe(true);
  toggle('data-low-data');
  expect(isLowData()).toBe(false);
});

test('a listener hears of every change, and of no other attribute, until it is removed', () => {
  const heard: boolean[] = [];
  const stop = onLowDataChange(() => heard.push(isLowData()));
  expect(heard, 'a change is told, not the state').toEqual([]);

  toggle('data-low-data');
  toggle('lang');
  toggle('data-low-data');
  expect(heard).toEqual([true, false]);
  stop();
  toggle('data-low-data');
  expect(heard).toEqual([true, false]);
});

test('each listener ends on its own', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = onLowDataChange(one);
  onLowDataChange(other);
  stop();
  toggle('data-low-data');

  expect(one).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});
