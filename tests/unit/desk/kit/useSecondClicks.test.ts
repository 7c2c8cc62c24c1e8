import { expect, test, vi } from 'vitest';
import { useSecondClicks } from '../../../../src/desk/kit/useSecondClicks.ts';
import { renderHook } from '../../renderHook.ts';

class FakeElement {
  isShown = true;
  closest = () => this;
  getClientRects = () => (this.isShown ? [{}] : []);
}
interface Click {
  target: FakeElement;
  at: number;
  x?: number;
}

test.each<[string, Click, Click, boolean]>([
  ['in the place of a control that is gone', { target: gone(), at: 0 }, { target: shown(), at: 300 }, true],
  ['a few pixels beside it', { target: gone(), at: 0 }, { target: shown(), at: 80, x: 20 }, true],
  ['after the time of a double click', { target: gone(), at: 0 }, { target: shown(), at: 600 }, false],
  ['elsewhere', { target: gone(), at: 0 }, { target: shown(), at: 300, x: 90 }, false],
  ['on a control that is still there', { target: shown(), at: 0 }, { target: shown(), at: 300 }, false],
])('the second click %s', async (_, first, second, isDropped) => {
  const page = new EventTarget();
  vi.stubGlobal('Element', FakeElement);
  const handlers: ((event: object) => void)[] = [];
  vi.stubGlobal('addEventListener', (type: string, handle: (event: object) => void) => {
    if (type === 'click') handlers.push(handle);
    else page.addEventListener(type, handle);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  await renderHook(() => useSecondClicks());
  const click = ({ target, at, x = 10 }: Click) => {
    const event = { target, timeStamp: at, clientX: x, clientY: 10, detail: 1, isTrusted: true };
    const stopped = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
    for (const handle of handlers) handle({ ...event, ...stopped });
    return stopped.stopPropagation.mock.calls.length > 0;
  };
  expect(click(first)).toBe(false);
  expect(click(second)).toBe(isDropped);
});

function gone(): FakeElement {
  return Object.assign(new FakeElement(), { isShown: false });
}

function shown(): FakeElement {
  return new FakeElement();
}
