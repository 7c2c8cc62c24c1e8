import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLowData } from '../hooks/useLowData.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';

/** Milliseconds between two steps (specification, sections 4 and 9). */
export const autoplayIntervalMs = 3000;

/** Milliseconds from a touch to the rendering of its stop: longer than a tap, whose own effect comes first. */
export const touchRenderDelayMs = 300;

/** `impossible` where the slideshow or the visitor's settings forbid rotation. */
type RotationState = 'impossible' | 'stopped' | 'running';

interface Options {
  /** True for a slideshow that advances by itself. */
  enabled: boolean;
  /** True once the slideshow can move. */
  ready: boolean;
  /** Rotation pauses while this element is out of view or under a mouse. */
  region: RefObject<HTMLElement | null>;
  advance: () => void;
}

/**
 * Advances a slideshow while it is in view in a visible tab. It pauses under a mouse and never runs
 * under reduced motion or low data. After a stop, or with the focus inside before hydration, only the button starts it.
 */
export function useAutoplay({ enabled, ready, region, advance }: Options) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const lowData = useLowData();
  const [stopped, setStopped] = useState(false);
  const possible = enabled && !reducedMotion && !lowData;
  const running = possible && ready && !stopped;
  /** True from a touch on, before its stop is rendered. */
  const isTouched = useRef(false);
  const step = useEffectEvent(() => {
    if (!isTouched.current) advance();
  });

  useEffect(() => {
    // React does not report focus and clicks from before hydration.
    if (region.current?.matches(':focus-within, :has([data-active])')) setStopped(true);
  }, [region]);

  useEffect(() => {
    const element = region.current;
    if (!running || !element) return;
    let inView = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const updateTimer = () => {
      clearInterval(timer);
      const waits = !inView || document.hidden || element.matches(':hover');
      timer = waits ? undefined : setInterval(step, autoplayIntervalMs);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        inView = entry?.isIntersecting ?? false;
        updateTimer();
      },
      { threshold: 0.3 },
    );
    observer.observe(element);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('mouseenter', updateTimer, { signal });
    element.addEventListener('mouseleave', updateTimer, { signal });
    document.addEventListener('visibilitychange', updateTimer, { signal });
    return () => {
      clearInterval(timer);
      observer.disconnect();
      controller.abort();
    };
  }, [running, region]);

  const state: RotationState = running ? 'running' : possible ? 'stopped' : 'impossible';
  return {
    state,
    /** Stops it until `toggle`. */
    stop: () => setStopped(true),
    /** Stops it at a touch, and renders that later, so that the touch is not delayed. */
    stopAtTouch: () => {
      if (!enabled || stopped || isTouched.current) return;
      isTouched.current = true;
      setTimeout(() => {
        isTouched.current = false;
        setStopped(true);
      }, touchRenderDelayMs);
    },
    toggle: () => setStopped(running),
  };
}
