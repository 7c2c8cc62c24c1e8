import { expect, test, vi } from 'vitest';
import { onLowDataChange } from '../../../../src/lib/browser/lowData.ts';

test('each listener ends separately', () => {
  const listening = new Set<() => void>();
  class Observer {
    readonly listener: () => void;
    constructor(listener: () => void) {
      this.listener = listener;
    }
    readonly observe = () => listening.add(this.listener);
    readonly disconnect = () => listening.delete(this.listener);
  }
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('document', {});
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = onLowDataChange(one);
  onLowDataChange(other);
  stop();
  expect([...listening]).toEqual([other]);
});
