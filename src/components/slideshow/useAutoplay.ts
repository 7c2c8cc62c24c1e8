import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLowData } from '../hooks/useLowData.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';

interface Options {
  /** True for a slideshow that advances by itself. */
  wanted: boolean;
  /** True once the slideshow can move. */
  ready: boolean;
  /** Milliseconds between two steps. */
  interval: number;
  /** Rotation pauses while this element is out of view or under a mouse. */
  region: RefObject<HTMLElement | null>;
  advance: () => void;
}

/**
 * Advances a slideshow (specification, sections 4 and 9) while it is in view in a visible tab. It pauses under a mouse and never runs
 * under reduced motion or low data. After a stop, or with the focus inside before hydration, only the button starts it.
 */
export function useAutoplay({ wanted, ready, interval, region, advance }: Options) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const lowData = useLowData();
  const [stopped, setStopped] = useState(false);
  const possible = wanted && !still && !lowData;
  const running = possible && ready && !stopped;
  const step = useEffectEvent(advance);

  useEffect(() => {
    // React does not report focus from before hydration.
    if (region.current?.matches(':focus-within')) setStopped(true);
  }, [region]);

  useEffect(() => {
    const element = region.current;
    if (!running || !element) return;
    let inView = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      const waits = !inView || document.hidden || element.matches(':hover');
      timer = waits ? undefined : setInterval(step, interval);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        inView = entry?.isIntersecting ?? false;
        follow();
      },
      { threshold: 0.3 },
    );
    observer.observe(element);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('mouseenter', follow, { signal });
    element.addEventListener('mouseleave', follow, { signal });
    document.addEventListener('visibilitychange', follow, { signal });
    return () => {
      clearInterval(timer);
      observer.disconnect();
      controller.abort();
    };
  }, [running, interval, region]);

  return {
    /** False if the visitor's settings forbid rotation. */
    possible,
    running,
    /** Stops it until `toggle`. */
    stop: () => {
      setStopped(true);
    },
    toggle: () => {
      setStopped(running);
    },
  };
}
