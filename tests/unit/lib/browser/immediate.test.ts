import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Messages on their way. */
let messages: (() => void)[];
let page: EventTarget;
/** Brings all messages to the page. */
const deliver = () => {
  for (const message of messages.splice(0)) message();
};

beforeEach(async () => {
  messages = [];
  page = new EventTarget();
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => messages.push(() => this.port1.onmessage?.()) };
    },
  );
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('setImmediate', undefined);
  vi.resetModules();
  await import('../../../../src/lib/browser/immediate.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('runs each function once, in order, after the present one', () => {
  const did: number[] = [];
  setImmediate(() => {
    did.push(1);
    setImmediate(() => did.push(3));
  });
  setImmediate(() => did.push(2));
  expect(did).toEqual([]);
  deliver();
  expect(did).toEqual([1, 2, 3]);
});

test('runs a function whose message Safari has lost, once the page comes back', () => {
  const did: number[] = [];
  setImmediate(() => did.push(1));
  messages = [];
  deliver();
  expect(did).toEqual([]);
  page.dispatchEvent(new Event('pageshow'));
  deliver();
  expect(did).toEqual([1]);
});
