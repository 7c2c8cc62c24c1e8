import { beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '../../../../../src/desk/kit/screen/screens.ts';
import { useScreenFocus } from '../../../../../src/desk/kit/screen/useScreenFocus.ts';
import { renderHook } from '../../../renderHook.ts';

const focused = vi.fn<(name: string, options: FocusOptions) => void>();
const scrollTo = vi.fn();
const element = (name: string, isVisible = true) => ({
  focus: (options: FocusOptions) => focused(name, options),
  checkVisibility: () => isVisible,
});
const headings = [element('list'), element('form'), element('hidden', false)];
/** The ids of the records in the list. */
let rows: string[];

beforeEach(() => {
  focused.mockReset();
  scrollTo.mockReset();
  rows = ['one'];
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      if (selector === '[data-screen-heading]') return headings;
      const id = rows.find((row) => selector === `[data-row="${row}"]`);
      // The same record may have a row in a screen that is hidden.
      return id === undefined ? [] : [element('elsewhere', false), element(id)];
    },
  });
});

const screen = (...parts: string[]): Screen => ({ area: 'concerts', parts });
const heading = [['form', { preventScroll: true }]];
const row = (name: string) => [[name, { preventScroll: false }]];

test.each([
  ['a form, its heading', screen(), screen('one'), heading, 1],
  ['a list again, the row of the record', screen('one'), screen(), row('one'), 0],
  [
    'a list again from an action, the row of the record',
    screen('one', 'move'),
    screen('past'),
    row('one'),
    0,
  ],
  ['a list without the record, its heading', screen('gone'), screen(), heading, 1],
  ['another form, its heading', screen('one'), screen('two', 'move'), heading, 1],
  [
    'the list of venues again, the row of the venue',
    screen('venues', 'two'),
    screen('venues'),
    row('two'),
    0,
  ],
])('focuses on %s', async (_, before, after, expected, scrolls) => {
  rows.push('two');
  let shown = before;
  const hook = await renderHook(() => {
    useScreenFocus(shown);
  });
  expect(focused).not.toHaveBeenCalled();
  shown = { ...shown };
  await hook.rerender();
  expect(focused).not.toHaveBeenCalled();
  shown = after;
  await hook.rerender();
  expect(focused.mock.calls).toEqual(expected);
  expect(scrollTo).toHaveBeenCalledTimes(scrolls);
});

test('focuses on the row of a record that was added', async () => {
  let shown = screen('new-1');
  const hook = await renderHook(() => useScreenFocus(shown));
  hook.current('one');
  shown = screen();
  await hook.rerender();
  expect(focused.mock.calls).toEqual(row('one'));
});
