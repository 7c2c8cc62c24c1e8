import { vi } from 'vitest';

/** As much of a page as a script without markup needs, as globals until `vi.unstubAllGlobals()`. */
export interface FakePage {
  window: EventTarget;
  document: EventTarget & { hidden: boolean };
  /** Elements that an `IntersectionObserver` watches. */
  observed: Set<unknown>;
  /** Tells every observer of `element` that it came into the window, or left it; several times at once where more is given. */
  intersect: (element: unknown, ...isIntersecting: boolean[]) => void;
  /** Hides or shows the page, as another tab does. */
  turn: (hidden: boolean) => void;
}

export function fakePage({ scrollY = 0, isLowData = false } = {}): FakePage {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { hasAttribute: () => isLowData, lang: 'de' },
  });
  const observers = new Map<unknown, Observer>();
  class Observer {
    readonly tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: Observer['tell']) {
      this.tell = tell;
    }
    observe(element: unknown) {
      observers.set(element, this);
    }
    disconnect() {
      for (const [element, observer] of observers) if (observer === this) observers.delete(element);
    }
  }
  const globals = {
    window,
    document,
    scrollY,
    IntersectionObserver: Observer,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return {
    window,
    document,
    get observed() {
      return new Set(observers.keys());
    },
    intersect: (element, ...isIntersecting) => {
      observers.get(element)?.tell(isIntersecting.map((seen) => ({ isIntersecting: seen })));
    },
    turn: (hidden) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
