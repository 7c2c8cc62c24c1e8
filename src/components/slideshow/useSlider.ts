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
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { SlideshowLabels } from './slideshowLabels.ts';
import { after, announce, before, columnsOf, nearest, silence, type Place } from './slides.ts';

/** What moves the track: knows the columns' widths, follows the finger, comes to rest at a column. */
interface Engine {
  place: () => Place;
  /** How much of each column is in the browser's window, 0 to 1. */
  portions: () => number[];
  /** Goes to a column, at once when it should keep still. */
  go: (index: number, still: boolean) => void;
  /** Measures again. */
  update: () => void;
  destroy: () => void;
}

interface EngineHooks {
  /** The column to begin with. */
  initial: number;
  /** The track now stands this many pixels from where it stood. */
  onMove: (x: number) => void;
  onSlide: () => void;
  /** Columns were measured again. */
  onUpdate: () => void;
  onDrag: () => void;
  /** The finger is lifted, and the track on its way to a column; `undefined` where it moves nowhere. */
  onDrop: (target: number | undefined) => void;
}

export type CreateEngine = (track: HTMLElement, hooks: EngineHooks) => Engine;

export interface SlideshowView {
  active: number;
  count: number;
}

interface Options {
  track: RefObject<HTMLElement | null>;
  children: ReactNode;
  labels: SlideshowLabels;
  /** Is told when the visitor goes to another column, by a control or a finger. */
  onChoose: (() => void) | undefined;
}

/** Moves the columns of a track. `view` is there once it can. */
export function useSlider(create: CreateEngine, { track, children, labels, onChoose }: Options) {
  const { slide, slideOf } = labels;
  const engine = useRef<Engine>(undefined);
  /** The column that was asked for: active even where the end of the track keeps it from standing first. */
  const chosen = useRef<number>(undefined);
  /** The active column, which stays the active one when others come in before it. */
  const standing = useRef<{ index: number; column: Element | undefined }>(undefined);
  const [view, setView] = useState<SlideshowView>();
  const announceChoice = useEffectEvent(() => onChoose?.());

  useEffect(() => {
    const element = track.current;
    const scroller = element?.parentElement;
    if (!element || !scroller) return;
    const columns = () => columnsOf(element);
    const name = (position: number) => interpolate(slideOf, { position, count: columns().length });
    const see = () => {
      silence(columns(), engine.current?.portions() ?? []);
    };
    const follow = () => {
      const place = engine.current?.place();
      if (!place) return;
      const count = columns().length;
      const active = Math.min(chosen.current ?? place.first, Math.max(0, count - 1));
      standing.current = { index: active, column: columns()[active] };
      // In slices: whoever scrolls or swipes goes first.
      startTransition(() => {
        setView((known) => (known?.active === active && known.count === count ? known : { active, count }));
      });
    };
    const settle = () => {
      announce(columns(), slide, name);
      see();
      follow();
    };
    /** The column that stood first when the finger came down. */
    let dragged: number | undefined;
    const start = () => {
      const initial = nearest(columns(), scroller.scrollLeft);
      scroller.scrollLeft = 0;
      engine.current = create(element, {
        initial,
        onMove: (x) => {
          element.style.transform = `translateX(${Math.round(x)}px)`;
          see();
        },
        onSlide: follow,
        onUpdate: settle,
        onDrag: () => {
          chosen.current = undefined;
          dragged = engine.current?.place().first;
        },
        onDrop: (target) => {
          if (target !== undefined && target !== dragged) announceChoice();
        },
      });
      settle();
    };
    // In a task of its own: several slideshows may begin together, and each has much to measure.
    const started = setTimeout(start);
    // Also tells when the slideshow comes out of hiding, behind a tab for instance. To measure again ends a drag, and columns that
    // come into view change the height: only the width counts.
    let width: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === width) return;
      width = entry?.contentRect.width;
      engine.current?.update();
    });
    observer.observe(element);
    // A finger moves the columns; a mouse has the buttons, and can still mark text.
    const controller = new AbortController();
    const leaveText = (event: Event) => {
      event.stopPropagation();
    };
    scroller.addEventListener('mousedown', leaveText, { capture: true, signal: controller.signal });
    return () => {
      controller.abort();
      observer.disconnect();
      clearTimeout(started);
      engine.current?.destroy();
      engine.current = undefined;
      element.style.transform = '';
    };
  }, [create, track, slide, slideOf]);

  // Before anybody else measures the new columns.
  useLayoutEffect(() => {
    const before = standing.current;
    engine.current?.update();
    const place = engine.current?.place();
    if (!place || !track.current || !before?.column || before.index === 0) return;
    // At the start the new ones are what is to be seen; anywhere else nobody is moved from what they look at.
    const index = columnsOf(track.current).findIndex((column) => column === before.column);
    if (index <= before.index) return;
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
    if (place && view) choose(target(chosen.current ?? place.first, view.count, place));
  };
  return {
    view,
    choose,
    next: step(after),
    previous: step(before),
    /** Goes to the column that holds an element, unless it is wholly in view. */
    reveal: (element: Element) => {
      const index = track.current
        ? columnsOf(track.current).findIndex((column) => column.contains(element))
        : -1;
      const portion = engine.current?.portions()[index];
      if (portion !== undefined && portion < 0.99) go(index);
    },
  };
}

export type Slider = ReturnType<typeof useSlider>;
