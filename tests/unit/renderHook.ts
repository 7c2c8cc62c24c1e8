import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** The part of an element that React needs where it renders nothing. */
const container = () => ({
  nodeType: 1,
  tagName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  ownerDocument: Object.assign(new EventTarget(), { nodeType: 9, activeElement: null }),
});

/** Runs a hook in a component without markup, with React's own state and effects; `around` gives it surroundings. The effects have run when this returns. It ends with its test. */
export async function renderHook<Result>(hook: () => Result, around = (part: ReactNode) => part) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('HTMLIFrameElement', EventTarget);
  let renders = 0;
  let result: Result | undefined;
  const Component = () => {
    renders += 1;
    result = hook();
    return null;
  };
  const root = createRoot(container() as unknown as Element);
  const rerender = () =>
    act(async () => {
      root.render(around(createElement(Component)));
      await Promise.resolve();
    });
  const unmount = () =>
    act(async () => {
      root.unmount();
      await Promise.resolve();
    });
  onTestFinished(unmount);
  await rerender();
  return {
    /** The last result. */
    get current() {
      return result as Result;
    },
    get renders() {
      return renders;
    },
    rerender,
    /** Runs an event, and the renders and effects that follow it. */
    act: (event: () => unknown) =>
      act(async () => {
        await event();
      }),
    unmount,
  };
}
