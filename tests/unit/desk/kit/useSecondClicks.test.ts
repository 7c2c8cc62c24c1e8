import { expect, test, vi } from 'vitest';
import { useSecondClicks } from '../../../../src/desk/kit/useSecondClicks.ts';
import { renderHook } from '../../renderHook.ts';

class FakeElement {
  readonly control: FakeElement | null;
  textContent = '';
  constructor(control: FakeElement | null = null) {
    this.control = control;
  }
  closest = () => this.control;
  contains = (other: FakeElement) => other === this || other.control === this;
}
interface Click {
  at: number;
  x?: number;
  detail?: number;
  /** Before it. */
  isTyped?: boolean;
  /** Words that the first click has given to the control. */
  words?: string;
}
const [control, other] = [new FakeElement(), new FakeElement()];
/** Text in the control. */
const words = new FakeElement(control);

/** Clicks the words, and then what lies in their place; returns which of the clicks were dropped. */
async function dropped(there: FakeElement, ...clicks: Click[]): Promise<boolean[]> {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { elementFromPoint: () => there });
  const handlers = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', handlers.set.bind(handlers));
  vi.stubGlobal('removeEventListener', () => undefined);
  await renderHook(() => useSecondClicks());
  const stops = [{ at: 0 }, ...clicks].map(
    ({ at, x = 10, detail = 1, isTyped, words: changed = '' }: Click, index) => {
      control.textContent = changed;
      if (isTyped) handlers.get('input')?.({});
      const event = { target: index === 0 ? words : there, timeStamp: at, clientX: x, clientY: 10, detail };
      const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
      handlers.get('click')?.({ ...event, preventDefault, stopPropagation });
      expect(stopPropagation.mock.calls).toEqual(preventDefault.mock.calls);
      return stopPropagation.mock.calls.length > 0;
    },
  );
  expect(stops.shift(), 'the first click').toBe(false);
  return stops;
}

test.each<[string, FakeElement, Click[], boolean[]]>([
  ['where the control has gone, moved or been covered', other, [{ at: 300 }], [true]],
  ['and the third one', other, [{ at: 150 }, { at: 300 }], [true, true]],
  ['after the time of a double click', other, [{ at: 600 }], [false]],
  ['elsewhere', other, [{ at: 300, x: 90 }], [false]],
  ['after something was typed', other, [{ at: 300, isTyped: true }], [false]],
  ['by key', other, [{ at: 300, detail: 0 }], [false]],
  ['on the control itself', control, [{ at: 300 }], [false]],
  ['on the control itself, with other words', control, [{ at: 300, words: 'Undo' }], [true]],
  ['on its words', words, [{ at: 300 }], [false]],
])('the second click %s', async (_, there, clicks, expected) => {
  expect(await dropped(there, ...clicks)).toEqual(expected);
});
