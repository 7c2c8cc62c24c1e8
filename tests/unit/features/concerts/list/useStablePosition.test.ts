import { beforeEach, expect, test, vi } from 'vitest';
import { useStablePosition } from '../../../../../src/features/concerts/list/useStablePosition.ts';
import { renderHook } from '../../../renderHook.ts';

interface Layout {
  name: string;
  height: number;
  /** Distance from the top of the window. */
  top?: number;
  /** Distance from its left edge. */
  left?: number;
  hasStamp?: boolean;
  /** The browser skips its layout. */
  isSkipped?: boolean;
}

/** A ticket in a window of 400 × 800 px. */
function ticket({ name, height, top = 100, left = 0, hasStamp = false, isSkipped = false }: Layout) {
  const element = {
    ...{
      offsetHeight: height,
      dataset: { id: name } as Record<string, string>,
      style: { minBlockSize: '', alignContent: '' },
      tabIndex: 0,
    },
    checkVisibility: () => !isSkipped,
    getBoundingClientRect: () => ({ top, bottom: top + height, left, right: left + 300 }),
    querySelector: () => (hasStamp ? {} : null),
    querySelectorAll: () => links,
    focus: vi.fn(),
    scrollIntoView: vi.fn(),
  };
  /** To the concert's page, and to its tickets. */
  const links: { focus: () => void; closest: () => unknown }[] = [0, 1].map(() => ({
    focus: vi.fn(),
    closest: () => element,
  }));
  return { element, links };
}

const page = { body: {}, activeElement: undefined as unknown };

/** Renders one list of tickets and then another. */
async function replace(
  before: ReturnType<typeof ticket>[],
  after: ReturnType<typeof ticket>[],
  target?: string,
) {
  let shown = before;
  const root = {
    querySelectorAll: () => shown.map(({ element }) => element),
    contains: (element: unknown) => shown.some(({ links }) => links.some((link) => link === element)),
  };
  const hook = await renderHook(() => useStablePosition({ current: root as unknown as HTMLElement }, shown));
  hook.current(target);
  if (root.contains(page.activeElement)) page.activeElement = page.body;
  shown = after;
  await hook.rerender();
}

beforeEach(() => {
  page.activeElement = page.body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('innerWidth', 400);
  vi.stubGlobal('innerHeight', 800);
});

test.each([
  ['in view', {}, '150px'],
  ['its last pixel in view', { top: -149, left: -299 }, '150px'],
  ['its first pixel in view', { top: 799, left: 399 }, '150px'],
  ['above the window', { top: -150 }, ''],
  ['below it', { top: 800 }, ''],
  ['left of it', { left: -300 }, ''],
  ['right of it', { left: 400 }, ''],
  ['skipped by the browser', { isSkipped: true }, ''],
])('only a ticket in view keeps more height than it needs: %s', async (_, place, expected) => {
  const smaller = ticket({ name: 'a', height: 100, ...place });
  await replace([ticket({ name: 'a', height: 150, ...place })], [smaller]);
  expect(smaller.element.style).toEqual({
    minBlockSize: expected,
    alignContent: expected && 'start',
  });
});

test('a ticket that needs as much room or more is left alone', async () => {
  const after = [ticket({ name: 'a', height: 150, hasStamp: true }), ticket({ name: 'b', height: 180 })];
  await replace([ticket({ name: 'a', height: 150 }), ticket({ name: 'b', height: 150 })], after);
  for (const { element } of after) {
    expect(element.style.minBlockSize).toBe('');
    expect(element.dataset).not.toHaveProperty('pasted');
  }
});

test('a new stamp that needs more room lies on the stub', async () => {
  const stamped = ticket({ name: 'a', height: 180, hasStamp: true });
  const grown = ticket({ name: 'b', height: 180 });
  await replace([ticket({ name: 'a', height: 150 }), ticket({ name: 'b', height: 150 })], [stamped, grown]);
  expect(stamped.element.dataset).toHaveProperty('pasted');
  expect(grown.element.dataset).not.toHaveProperty('pasted');
});

test.each([0, 1])('the focus stays on the same link of its concert: %i', async (index) => {
  const [before, after] = [ticket({ name: 'a', height: 150 }), ticket({ name: 'a', height: 150 })];
  page.activeElement = before.links[index];
  await replace([before], [ticket({ name: 'b', height: 150 }), after]);
  expect(after.links[index]?.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(after.links[1 - index]?.focus).not.toHaveBeenCalled();
});

test('the focus goes to the first link of its concert when its own one is gone', async () => {
  const [before, after] = [ticket({ name: 'a', height: 150 }), ticket({ name: 'a', height: 150 })];
  page.activeElement = before.links[1];
  after.links.pop();
  await replace([before], [after]);
  expect(after.links[0]?.focus).toHaveBeenCalledOnce();
});

test('a focus elsewhere on the page stays there', async () => {
  const after = ticket({ name: 'a', height: 150 });
  page.activeElement = {};
  await replace([ticket({ name: 'a', height: 150 })], [after]);
  for (const link of after.links) expect(link.focus).not.toHaveBeenCalled();
});

test('goes to the target, and brings it into view', async () => {
  const [first, target] = [ticket({ name: 'a', height: 150 }), ticket({ name: 'new', height: 150 })];
  await replace([ticket({ name: 'a', height: 150 })], [first, target], 'new');
  expect(target.element.focus).toHaveBeenCalledOnce();
  expect(target.element.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(target.element.tabIndex).toBe(-1);
});
