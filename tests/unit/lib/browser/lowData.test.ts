import { beforeEach, expect, test, vi } from 'vitest';
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

test('low data is on while the root element has the attribute', () => {
  expect(isLowData()).toBe(false);
  toggle('data-low-data');
  expect(isLowData()).toBe(true);
  toggle('data-low-data');
  expect(isLowData()).toBe(false);
});

test('calls a listener for every change of this attribute until it is removed', () => {
  const changes: boolean[] = [];
  const other = vi.fn();
  const stop = onLowDataChange(() => changes.push(isLowData()));
  onLowDataChange(other);
  expect(changes, 'only changes are reported').toEqual([]);

  toggle('data-low-data');
  toggle('lang');
  toggle('data-low-data');
  expect(changes).toEqual([true, false]);
  stop();
  toggle('data-low-data');
  expect(changes).toEqual([true, false]);
  expect(other, 'each listener ends separately').toHaveBeenCalledTimes(3);
});
