import { beforeEach, expect, test, vi } from 'vitest';
import { whenUnread } from '../../../../../src/features/concerts/sync/whenUnread.ts';
import { fakePage, type FakePage } from '../../../../fakes/page.ts';

const change = vi.fn();
let page: FakePage;
let list: EventTarget;
let controller: AbortController;

/** A changed list on a page that a person has touched or not. */
function changeList(isTouched: boolean) {
  page = fakePage();
  Object.assign(page.document, { documentElement: { dataset: isTouched ? { touched: '' } : {} } });
  list = new EventTarget();
  controller = new AbortController();
  whenUnread(list as Element, change, controller.signal);
}

class Target {
  readonly around: string;
  constructor(around: string) {
    this.around = around;
  }
  closest(selector: string) {
    return selector.split(', ').includes(this.around) ? this : null;
  }
}

/** A click on an element that stands in these. */
const click = (around: string) => {
  const target = new Target(around);
  list.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
};

beforeEach(() => {
  change.mockReset();
  vi.stubGlobal('Element', Target);
});

test('E11 a page that nobody has touched takes a new list at once', () => {
  changeList(false);
  expect(change).toHaveBeenCalledOnce();
  expect(page.observed.size).toBe(0);
});

test.each<[string, boolean, () => void]>([
  ['is out of view', true, () => page.intersect(list, false)],
  ['leaves the view', true, () => page.intersect(list, true, false)],
  ['is on a page that is hidden', true, () => page.turn(true)],
  ['gets a click on a tab', true, () => click('[role=tab]')],
  ['gets a click on an arrow or a dot', true, () => click('button')],
  ['comes into view', false, () => page.intersect(list, true)],
  ['is on a page that is shown', false, () => page.turn(false)],
  ['gets a click on a ticket', false, () => click('a')],
])('E11 a new list waits for its reader; where the list %s it shows: %s', (_, isShown, event) => {
  changeList(true);
  expect(change).not.toHaveBeenCalled();
  event();
  expect(change).toHaveBeenCalledTimes(isShown ? 1 : 0);
  if (!isShown) return;
  for (const again of [() => page.turn(true), () => click('button')]) again();
  expect(change, 'once').toHaveBeenCalledOnce();
  expect(page.observed.size).toBe(0);
});

test('a list that a newer one replaces no longer waits', () => {
  changeList(true);
  controller.abort();
  page.turn(true);
  expect([change.mock.calls.length, page.observed.size]).toEqual([0, 0]);
});
