import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLowData } from '../hooks/useLowData.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';

interface Options {
  /** Whether this slideshow is one that runs by itself. */
  wanted: boolean;
  /** Whether the slideshow can move yet. */
  ready: boolean;
  /** Milliseconds between two steps. */
  interval: number;
  /** Rotation waits while this is out of view or under a mouse. */
  region: RefObject<HTMLElement | null>;
  advance: () => void;
}

/**
 * Steps on by itself (specification, sections 4 and 9): only while the slideshow is in view in a tab that is shown, waiting
 * under a mouse; never under reduced motion or low data. Once it was stopped, or when it had the focus before it was
 * ready, only the button starts it.
 */
export function useAutoplay({ wanted, ready, interval, region, advance }: Options) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const lowData = useLowData();
  const [stopped, setStopped] = useState(false);
  const possible = wanted && !still && !lowData;
  const running = possible && ready && !stopped;
  const step = useEffectEvent(advance);

  useEffect(() => {
    // React does not report focus that arrived before hydration.
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
    /** False where the visitor's settings forbid it. */
    possible,
    running,
    /** For good: only `toggle` starts it again. */
    stop: () => {
      setStopped(true);
    },
    toggle: () => {
      setStopped(running);
    },
  };
}
