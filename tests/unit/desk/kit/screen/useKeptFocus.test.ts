import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from '../../../../../src/desk/kit/screen/useKeptFocus.ts';
import { renderHook } from '../../../renderHook.ts';

/** An element with at most one control. */
class FakeElement {
  isConnected = true;
  isFocused = false;
  nodeName = 'LI';
  readonly dataset: { then?: string } = {};
  readonly control: FakeElement | null;
  constructor(control: FakeElement | null = null) {
    this.control = control;
  }
  querySelector = () => this.control;
  contains = (other: unknown) => other === this || other === this.control;
  checkVisibility = () => true;
  focus = () => {
    this.isFocused = true;
  };
}
const row = () => new FakeElement(new FakeElement());

type Removal = Partial<Record<'nextSibling' | 'previousSibling', FakeElement>>;
let mutate: (records: object[]) => void;
let page: EventTarget & { body: object; activeElement: unknown };
let heading: FakeElement;
/** The row of the record `lampenfieber`. */
let named: FakeElement;
const disconnect = vi.fn();

beforeEach(() => {
  heading = new FakeElement();
  const body = {};
  named = new FakeElement();
  page = Object.assign(new EventTarget(), {
    ...{ body, activeElement: body },
    querySelectorAll: (selector: string) => (selector === '[data-row="lampenfieber"]' ? [named] : [heading]),
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Node', FakeElement);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  vi.stubGlobal('MutationObserver', function observer(callback: typeof mutate) {
    mutate = callback;
    return { observe: vi.fn(), disconnect };
  });
});

const open = () => renderHook(() => useKeptFocus());

/** Reports the focus of an element, which is no real node. */
function focus(target: FakeElement | null) {
  page.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: target }));
}

function remove(removed: FakeElement, beside: Removal = {}) {
  removed.isConnected = false;
  if (removed.control) removed.control.isConnected = false;
  mutate([{ removedNodes: [row()] }, { removedNodes: [removed], ...beside }]);
}

test('moves the focus from a removed row to the next one, else to the one before it, else to the heading', async () => {
  await open();
  const [first, second, next, previous] = [row(), row(), row(), row()];
  focus(first.control);
  remove(first, { nextSibling: next, previousSibling: previous });
  expect([next.control?.isFocused, previous.control?.isFocused]).toEqual([true, false]);
  focus(second.control);
  remove(second, { previousSibling: previous });
  expect([previous.control?.isFocused, heading.isFocused]).toEqual([true, false]);
  focus(previous.control);
  remove(previous);
  expect(heading.isFocused).toBe(true);
});

test('focuses on the heading when the row beside has gone, too', async () => {
  await open();
  const [lost, next] = [row(), row()];
  if (next.control) next.control.isConnected = false;
  focus(lost.control);
  remove(lost, { nextSibling: next });
  expect([next.control?.isFocused, heading.isFocused]).toEqual([false, true]);
});

test('focuses on the heading where no row stands beside, but something else', async () => {
  await open();
  const [lost, links] = [row(), row()];
  links.nodeName = 'P';
  focus(lost.control);
  remove(lost, { nextSibling: links, previousSibling: links });
  expect([links.control?.isFocused, heading.isFocused]).toEqual([false, true]);
});

test('after an undo focuses on the row of the record, where it is shown', async () => {
  await open();
  const undo = new FakeElement();
  undo.dataset.then = 'lampenfieber';
  focus(undo);
  remove(undo);
  expect([named.isFocused, heading.isFocused]).toEqual([true, false]);
  named.checkVisibility = () => false;
  focus(undo);
  remove(undo);
  expect(heading.isFocused).toBe(true);
});

test('leaves the focus alone while its element is there, or when a new screen has moved it', async () => {
  await open();
  const [kept, lost, other] = [row(), row(), row()];
  focus(kept.control);
  remove(other);
  focus(lost.control);
  page.activeElement = other;
  remove(lost);
  expect(heading.isFocused).toBe(false);
});

test('moves the focus once', async () => {
  await open();
  const lost = row();
  focus(lost.control);
  remove(lost);
  heading.isFocused = false;
  remove(row());
  expect(heading.isFocused).toBe(false);
});

test('observes nothing after the desk is gone', async () => {
  const hook = await open();
  await hook.unmount();
  expect(disconnect).toHaveBeenCalled();
  const lost = row();
  focus(lost.control);
  remove(lost);
  expect(heading.isFocused).toBe(false);
});
