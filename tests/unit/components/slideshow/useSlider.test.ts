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
  querySelector: () => ({ getAttribute: () => address }),
  matches: () => false,
});

/** A track of columns in a window that shows two of them. The journeys of `slideshow*.spec.ts` move real ones. */
function slideshow(count: number) {
  const dataset: DOMStringMap = {};
  const scroller = Object.assign(new EventTarget(), {
    ...{ scrollLeft: 0, clientWidth: 600, scrollWidth: count * 300, dataset, checkVisibility: () => true },
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
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

/** Renders the hook with five columns, and lets its engine start. */
async function open() {
  const strip = slideshow(5);
  const engine = fakeEngine(() => strip.columns);
  const onChoose = vi.fn();
  const options = { track: strip.track, children: 'built', labels, onChoose };
  const hook = await renderHook(() => useSlider(options));
  await hook.act(() => vi.runAllTimers());
  return { hook, strip, engine, onChoose, options };
}

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

test.each([
  ['when others are inserted before it', 'insert'],
  ['by its link when other elements replace all', 'replace'],
] as const)('keeps the active column %s', async (_, change) => {
  const { hook, strip, engine, options } = await open();
  await hook.act(() => hook.current.choose(2));
  strip[change](2);
  options.children = 'with new ones';
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
