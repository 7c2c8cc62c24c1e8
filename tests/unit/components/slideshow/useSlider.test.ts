import { beforeEach, expect, test, vi } from 'vitest';
import { createEngine, type EngineHooks } from '../../../../src/components/slideshow/engine.ts';
import { useSlider } from '../../../../src/components/slideshow/useSlider.ts';
import { renderHook } from '../../renderHook.ts';

vi.mock('../../../../src/components/slideshow/engine.ts');

const labels = {
  ...{ role: 'Karussell', slide: 'Ausschnitt', slideOf: '{{position}} von {{count}}' },
  ...{ previous: 'Zurück', next: 'Weiter', choose: 'Wählen' },
};

/** A column that is 300 px wide, at an index of its track, with a link to an address. */
const column = (index: number, address: string | null = null) => ({
  ...{ offsetLeft: index * 300, inert: false, ariaLabel: null as string | null },
  contains: (element: unknown) => element === index,
  querySelector: () => ({ getAttribute: () => address }),
  matches: () => false,
});

/** A track of columns in a window that shows two of them, scrolled to `scrollLeft`. */
function slideshow(count: number, scrollLeft = 0) {
  const dataset: DOMStringMap = {};
  const scroller = Object.assign(new EventTarget(), {
    ...{ scrollLeft, clientWidth: 600, scrollWidth: count * 300, dataset, checkVisibility: () => true },
  });
  let columns = Array.from({ length: count }, (_, index) => column(index, `/${index}`));
  const style = { transform: '' };
  const track = { parentElement: scroller, style, querySelectorAll: () => columns };
  return {
    ...{ scroller, style, track: { current: track as unknown as HTMLElement } },
    get columns() {
      return columns;
    },
    /** The same columns as other elements, after some new ones. */
    replace: (added: number) => {
      columns = Array.from({ length: count + added }, (_, index) => column(index, `/${index - added}`));
    },
    insert: (added: number) => {
      columns = [...Array.from({ length: added }, (_, index) => column(index)), ...columns];
    },
  };
}

/** An engine that moves at once, and its calls. */
function fakeEngine(columns: () => unknown[]) {
  let first = 0;
  const went = vi.fn<(index: number, still: boolean) => void>();
  const engine = {
    hooks: undefined as EngineHooks | undefined,
    went,
    updates: 0,
    isDestroyed: false,
    /** A finger drags the track to a column. */
    drag: (target: number | undefined) => {
      engine.hooks?.onDrag();
      first = target ?? first;
      engine.hooks?.onSlide();
      engine.hooks?.onDrop(target);
    },
  };
  vi.mocked(createEngine).mockImplementation((_, hooks) => {
    engine.hooks = hooks;
    first = hooks.initial;
    const last = () => Math.max(0, columns().length - 2);
    return {
      place: () => ({ first, last: last(), atEnd: first >= last() }),
      portions: () => columns().map((_column, index) => (index === first || index === first + 1 ? 1 : 0)),
      go: (index, still) => {
        went(index, still);
        first = index;
        hooks.onMove(-index * 300.4);
        hooks.onSlide();
      },
      update: () => {
        engine.updates += 1;
        hooks.onUpdate();
      },
      destroy: () => {
        engine.isDestroyed = true;
      },
    };
  });
  return engine;
}

/** Reports a width of the track. */
let resizeTo: (width: number) => void;
let isReduced = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: (entries: { contentRect: { width: number } }[]) => void) {
        resizeTo = (width) => listener([{ contentRect: { width } }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

/** Renders the hook, and lets its engine start. */
async function open(count = 5, scrollLeft = 0, chosen?: number) {
  const strip = slideshow(count, scrollLeft);
  if (chosen !== undefined) strip.scroller.dataset.active = `${chosen}`;
  const engine = fakeEngine(() => strip.columns);
  const onChoose = vi.fn();
  const options = { track: strip.track, children: 'built', labels, onChoose };
  const hook = await renderHook(() => useSlider(options));
  const beforeStart = hook.current.view;
  await hook.act(() => vi.runAllTimers());
  return { hook, strip, engine, onChoose, options, beforeStart };
}

test('C8 starts in a task of its own, at the column that was scrolled to', async () => {
  const { hook, strip, engine, beforeStart } = await open(5, 620);
  expect(beforeStart).toBeUndefined();
  expect(engine.hooks?.initial).toBe(2);
  expect(strip.scroller.scrollLeft).toBe(0);
  expect(hook.current.view).toEqual({ active: 2, count: 5 });
});

test('C8 goes on from the column that was chosen before the script', async () => {
  const { hook, strip, engine } = await open(5, 900, 4);
  expect(engine.hooks?.initial).toBe(3);
  expect(hook.current.view, 'the last column cannot be the first in view').toEqual({ active: 4, count: 5 });
  expect(strip.scroller.dataset).toHaveProperty('ready');
});

test('C4 C6 labels the columns, and makes those out of view inert', async () => {
  const { hook, strip } = await open();
  expect(strip.columns.map(({ ariaLabel }) => ariaLabel)).toEqual([1, 2, 3, 4, 5].map((n) => `${n} von 5`));
  expect(strip.columns.map(({ inert }) => inert)).toEqual([false, false, true, true, true]);
  await hook.act(hook.current.next);
  expect(strip.columns.map(({ inert }) => inert)).toEqual([true, false, false, true, true]);
  expect(strip.style.transform).toBe('translateX(-300px)');
});

test('C5 goes around in both directions', async () => {
  const { hook, engine, onChoose } = await open();
  const walk = async (step: 'next' | 'previous') => {
    await hook.act(() => hook.current[step]());
    return hook.current.view?.active;
  };
  expect(await walk('previous')).toBe(4);
  expect(engine.went, 'the last column is active at the end of the track').toHaveBeenLastCalledWith(3, false);
  expect(await walk('next')).toBe(0);
  for (const active of [1, 2, 3]) expect(await walk('next')).toBe(active);
  expect(await walk('next'), 'at the end of the track').toBe(0);
  expect(onChoose).toHaveBeenCalledTimes(6);
});

test('G9 moves without animation under reduced motion', async () => {
  isReduced = true;
  const { hook, engine } = await open();
  await hook.act(() => hook.current.choose(2));
  expect(engine.went).toHaveBeenLastCalledWith(2, true);
});

test('a finger that drags to another column chooses it', async () => {
  const { hook, engine, onChoose } = await open();
  await hook.act(() => hook.current.choose(4));
  onChoose.mockClear();
  await hook.act(() => engine.drag(3));
  expect(onChoose, 'the track stays where it is').not.toHaveBeenCalled();
  expect(hook.current.view?.active).toBe(3);
  await hook.act(() => engine.drag(1));
  expect(onChoose).toHaveBeenCalledOnce();
  expect(hook.current.view?.active).toBe(1);
  await hook.act(() => engine.drag(undefined));
  expect(onChoose).toHaveBeenCalledOnce();
});

test('C6 reveals the column of an element that is out of view', async () => {
  const { hook, engine, onChoose } = await open();
  const reveal = (index: number) => hook.act(() => hook.current.reveal(index as unknown as Element));
  await reveal(1);
  expect(engine.went, 'in view already').not.toHaveBeenCalled();
  await reveal(2);
  expect(engine.went).toHaveBeenCalledExactlyOnceWith(2, false);
  expect(onChoose).not.toHaveBeenCalled();
});

test('keeps the active column when others are inserted before it', async () => {
  const { hook, strip, engine, options } = await open();
  await hook.act(() => hook.current.choose(2));
  strip.insert(2);
  options.children = 'with new ones';
  await hook.rerender();
  expect(engine.went).toHaveBeenLastCalledWith(4, true);
  expect(hook.current.view).toEqual({ active: 4, count: 7 });
});

test('keeps the column with the same link when other elements replace all', async () => {
  const { hook, strip, engine, options } = await open();
  await hook.act(() => hook.current.choose(2));
  strip.replace(2);
  options.children = 'rendered anew';
  await hook.rerender();
  expect(engine.went).toHaveBeenLastCalledWith(4, true);
  expect(hook.current.view).toEqual({ active: 4, count: 7 });
});

test('shows inserted columns at the start', async () => {
  const { hook, strip, engine, options } = await open();
  strip.insert(2);
  options.children = 'with new ones';
  await hook.rerender();
  expect(engine.went).not.toHaveBeenCalled();
  expect(hook.current.view).toEqual({ active: 0, count: 7 });
});

test('measures again only when the width changes', async () => {
  const { hook, engine } = await open();
  const before = engine.updates;
  await hook.act(() => {
    for (const width of [300, 300, 400]) resizeTo(width);
  });
  expect(engine.updates - before).toBe(2);
});

test('a mouse selects text and drags nothing, until the component ends', async () => {
  const { hook, strip, engine } = await open();
  const stopsMouseDown = () => {
    const event = new Event('mousedown');
    const stopped = vi.spyOn(event, 'stopPropagation');
    strip.scroller.dispatchEvent(event);
    return stopped.mock.calls.length;
  };
  expect(stopsMouseDown()).toBe(1);
  await hook.unmount();
  expect(stopsMouseDown()).toBe(0);
  expect(engine.isDestroyed).toBe(true);
  expect(strip.style.transform).toBe('');
});
