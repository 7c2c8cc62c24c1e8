import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../lib/i18n/translator.ts';
import { createEngine } from './engine.ts';
import type { SlideshowLabels } from './slideshowLabels.ts';
import { after, before, columnsOf, takeOver, updateInert, updateLabels } from './slides.ts';

export interface SlideshowView {
  active: number;
  count: number;
}

interface Options {
  track: RefObject<HTMLElement | null>;
  children: ReactNode;
  labels: SlideshowLabels;
  /** Called when the visitor goes to another column, by a control or a finger. */
  onChoose: (() => void) | undefined;
}

/** Moves the columns of a track. `view` is undefined until it can. */
export function useSlider({ track, children, labels, onChoose }: Options) {
  const { slide, slideOf } = labels;
  const engine = useRef<ReturnType<typeof createEngine>>(undefined);
  /** The requested column: active even if the end of the track keeps it from being the first in view. */
  const chosen = useRef<number>(undefined);
  /** The active column, which stays active when others are inserted before it. */
  const activeColumn = useRef<{ index: number; column: Element | undefined; address: string | undefined }>(
    undefined,
  );
  const [view, setView] = useState<SlideshowView>();
  const reportChoice = useEffectEvent(() => onChoose?.());

  useEffect(() => {
    const element = track.current;
    const scroller = element?.parentElement;
    if (!element || !scroller) return;
    const columns = () => columnsOf(element);
    const labelOf = (position: number) => interpolate(slideOf, { position, count: columns().length });
    const updateReach = () => updateInert(columns(), engine.current?.portions() ?? []);
    const updateView = () => {
      const place = engine.current?.place();
      if (!place) return;
      const count = columns().length;
      const active = Math.min(chosen.current ?? place.first, Math.max(0, count - 1));
      const column = columns()[active];
      activeColumn.current = { index: active, column, address: addressOf(column) };
      // A transition, so that scrolling and swiping have priority.
      startTransition(() =>
        setView((known) => (known?.active === active && known.count === count ? known : { active, count })),
      );
    };
    const update = () => {
      updateLabels(columns(), slide, labelOf);
      updateReach();
      updateView();
    };
    /** A hidden track could not move to the chosen column. */
    const keepChosen = () => {
      const place = engine.current?.place();
      if (!place || chosen.current === undefined) return;
      const index = Math.min(chosen.current, place.last);
      if (index !== place.first) engine.current?.go(index, true);
    };
    /** The first column in view at the start of a drag. */
    let firstAtDrag: number | undefined;
    const start = () => {
      const early = takeOver(scroller, columns());
      chosen.current = early.chosen;
      // Reads the sizes before anything is written, so that the page is laid out once.
      engine.current = createEngine(element, {
        initial: early.first,
        onMove: (x) => {
          element.style.transform = `translateX(${Math.round(x)}px)`;
          updateReach();
        },
        onSlide: updateView,
        onUpdate: update,
        onDrag: () => {
          chosen.current = undefined;
          firstAtDrag = engine.current?.place().first;
        },
        onDrop: (target) => {
          if (target !== undefined && target !== firstAtDrag) reportChoice();
        },
      });
      // React learns the column that the controls already say before any other.
      if (early.shown !== undefined) {
        const known = { active: early.shown, count: columns().length };
        flushSync(() => setView(known));
      }
      scroller.scrollLeft = 0;
      // From here on a click is the engine's.
      scroller.dataset.ready = '';
      keepChosen();
      update();
    };
    // A separate task, because several slideshows may start together and each measures for long.
    const started = setTimeout(start);
    // Also fires when a hidden slideshow becomes visible, for example behind a tab. Measuring ends a drag, and columns that come
    // into view change the height, so only the width counts.
    let width: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === width) return;
      width = entry?.contentRect.width;
      engine.current?.update();
      keepChosen();
    });
    observer.observe(element);
    // A finger drags the columns. A mouse has the buttons, and selects text.
    const controller = new AbortController();
    const keepSelection = (event: Event) => event.stopPropagation();
    scroller.addEventListener('mousedown', keepSelection, { capture: true, signal: controller.signal });
    return () => {
      controller.abort();
      observer.disconnect();
      clearTimeout(started);
      engine.current?.destroy();
      engine.current = undefined;
      element.style.transform = '';
      delete scroller.dataset.ready;
    };
  }, [track, slide, slideOf]);

  // A layout effect, to measure the new columns before any other code does.
  useLayoutEffect(() => {
    const previous = activeColumn.current;
    engine.current?.update();
    const place = engine.current?.place();
    if (!place || !track.current || !previous?.column || previous.index === 0) return;
    // At the start show the new columns; elsewhere keep the column in view.
    const index = columnsOf(track.current).findIndex(
      (column) => column === previous.column || (previous.address && addressOf(column) === previous.address),
    );
    if (index <= previous.index) return;
    chosen.current = index;
    engine.current?.go(Math.min(index, place.last), true);
  }, [children, track]);

  const go = (index: number) => {
    const place = engine.current?.place();
    if (!place) return;
    chosen.current = index;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    engine.current?.go(Math.min(index, place.last), still);
    setView((known) => known && { ...known, active: index });
  };
  const choose = (index: number) => {
    go(index);
    onChoose?.();
  };
  const step = (target: typeof after) => () => {
    const place = engine.current?.place();
    if (!place || !track.current) return;
    choose(target(chosen.current ?? place.first, columnsOf(track.current).length, place));
  };
  return {
    view,
    choose,
    next: step(after),
    previous: step(before),
    /** Goes to the column of an element, unless it is wholly in view. */
    reveal: (element: Element) => {
      const index = track.current
        ? columnsOf(track.current).findIndex((column) => column.contains(element))
        : -1;
      const portion = engine.current?.portions()[index];
      if (portion !== undefined && portion < 0.99) go(index);
    },
  };
}

/** The address by which a column of one link is found again in other elements. */
const addressOf = (column: Element | undefined) =>
  column?.querySelector(':scope > a')?.getAttribute('href') ?? undefined;

export type Slider = ReturnType<typeof useSlider>;
