import type { chooseAction } from './actions.ts';

/** A walk, which the pages of a tab hand on to each other by `sessionStorage`. */
export interface Walk {
  seed: number;
  /** Where it begins, and goes on from a file. */
  start: string;
  /** Where it ends: a page without scripts. */
  end: string;
  /** Paths of the desk. */
  desks: string[];
  /** Steps to take. */
  steps: number;
  /** Steps taken. The first entry is the start. */
  did: string[];
  /** A window that only the driver can give, as width and height in CSS pixels. */
  size?: [number, number] | null;
  /** Absent where all is well. */
  problem?: string;
  /** The last step is done, the page after it is looked at, and the tab is on its way to the end. */
  isOver?: boolean;
}

/** A number from 0 to 1, the same for the same seed and index (mulberry32). */
export function numberAt(seed: number, index: number): number {
  const state = (seed + Math.imul(index + 1, 0x6d2b79f5)) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/**
 * Runs before the scripts of each page, whatever drives the browser, and uses nothing around it. Where a walk is on, it takes the steps: it
 * presses, types, clears, chooses, uses a key, goes back, reloads, resizes or lets a translator work, and looks at the page after each.
 */
export function walker(random: typeof numberAt, choose: typeof chooseAction): void {
  // The page before the first one has no storage.
  if (self !== top || location.protocol === 'about:') return;
  const read = () => JSON.parse(sessionStorage.getItem('walk') ?? 'null') as Walk | null;
  const change = (values: Partial<Walk>) =>
    sessionStorage.setItem('walk', JSON.stringify({ ...read(), ...values }));
  // The driver begins a walk on a page with this question, which stays before the first page of the walk, and may come back as it was left.
  if (location.search === '?walk') {
    addEventListener('pageshow', () => {
      const walk = read();
      if (walk && !walk.isOver) history.forward();
    });
    return;
  }
  if (!read()) return;

  /** Time for a control to show that it did something, and for a page to open, in milliseconds. */
  const [answerMs, openMs] = [3000, 20_000];
  const frame = () => new Promise((done) => setTimeout(done, 4));
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  /** A translator takes texts away from React, which then renders the island anew, or its boundary gives the built page back. */
  const isTranslated = () => 'translated' in document.documentElement.dataset;

  /** The page is on its way to another one; `visit` tells a page that comes back from what it did before. */
  let isLeaving = false;
  let visit = 0;
  const leave = (event: Event) => {
    isLeaving = true;
    // Deliberate: the browser's question whether to leave would stop the driver.
    event.stopImmediatePropagation();
  };
  addEventListener('beforeunload', leave, true);
  addEventListener('pagehide', () => (visit += 1), true);

  const note = (error: unknown) => {
    const text = error instanceof Error ? `${String(error)} ${error.stack ?? ''}` : String(error);
    const isOfTheNetwork = /Failed to load|unavailable: |ResizeObserver/.test(text);
    const isOfTranslator = isTranslated() && /NotFoundError|not a child|#418/.test(text);
    if (isLeaving || isOfTheNetwork || isOfTranslator || read()?.problem) return;
    change({ problem: `an error: ${text.slice(0, 2000)}` });
  };
  addEventListener('error', ({ error }) => {
    if (error) note(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const { error: log } = console;
  console.error = (...values: unknown[]) => {
    note(values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' '));
    log(...values);
  };

  /** Requests without an answer. */
  let pending = 0;
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (...request) => {
    pending += 1;
    try {
      return await ask(...request);
    } finally {
      pending -= 1;
    }
  };

  /** Signs of an answer since a step began. */
  let changes = 0;
  const happened = () => (changes += 1);
  const createAddress = URL.createObjectURL.bind(URL);
  // The browser itself shows that it saves a file.
  URL.createObjectURL = (file) => {
    happened();
    return createAddress(file);
  };

  const isEmpty = () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let letters = 0;
    while (letters < 20 && nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      const seen = textContent?.trim().length ?? 0;
      if (seen > 0 && parentElement && isShown(parentElement)) letters += seen;
    }
    return letters < 20 || ![...document.querySelectorAll('a[href], button')].some(isShown);
  };
  const look = async (isSilent: boolean) => {
    if (read()?.problem) return;
    const begun = performance.now();
    while (isEmpty() && performance.now() - begun < answerMs) await frame();
    if (isEmpty()) change({ problem: 'an empty page' });
    else if (document.querySelector('.failure')) change({ problem: 'a part that has failed' });
    else if (isSilent) change({ problem: 'nothing happens, and nothing says why' });
  };

  let lastPress = { x: 0, y: 0, at: -Infinity };
  const isDoubleClick = (x: number, y: number) => {
    const before = lastPress;
    lastPress = { x, y, at: performance.now() };
    return lastPress.at - before.at < 600 && Math.hypot(x - before.x, y - before.y) < 30;
  };

  /** Takes one step. */
  const step = async ({ seed, did }: Walk) => {
    const number = (index: number) => random(seed, did.length * 3 + index);
    const numbers = [number(0), number(1), number(2)] as const;
    const resize = (width: number, height: number) => change({ size: [width, height] });
    const [name, act, mustAnswer = false] = choose(numbers, isShown, resize, isDoubleClick);
    // Before it acts, because the page may be gone then.
    change({ did: [...did, name] });
    const before = { focus: document.activeElement, address: location.href };
    changes = 0;
    const types = ['scroll', 'hashchange', 'popstate', 'change', 'toggle', 'close', 'beforeprint'];
    for (const type of types) addEventListener(type, happened, true);
    const observer = new MutationObserver(happened);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    act();
    const hasChanged = () =>
      isLeaving || changes > 0 || location.href !== before.address || document.activeElement !== before.focus;
    const begun = performance.now();
    const waits = (isOn: boolean, ms: number) => isOn && performance.now() - begun < ms;
    // The browser begins to go back, or to reload, after a while.
    const isSlow = /^(goes|reloads)/.test(name);
    do await frame();
    while (
      waits(mustAnswer && !hasChanged(), answerMs) ||
      waits(isSlow && !hasChanged(), 200) ||
      waits(pending > 0, answerMs) ||
      waits(isLeaving, openMs)
    );
    const isSilent = mustAnswer && !hasChanged();
    isLeaving = false;
    observer.disconnect();
    for (const type of types) removeEventListener(type, happened, true);
    return isSilent;
  };

  /** Walks until the end, a problem, or the end of the page. */
  const walkOn = async () => {
    const own = visit;
    isLeaving = false;
    const isDesk = read()?.desks.includes(location.pathname);
    // The script of the screen is there: no more than the logo would be shown without it.
    const isOpen = () =>
      !isDesk || document.querySelector('.area-screens:not([hidden]) :is(a, button, input):not(.home)');
    let isSilent = false;
    while (visit === own) {
      const begun = performance.now();
      while (!isOpen() && performance.now() - begun < openMs) await frame();
      if (!isOpen()) change({ problem: `the desk does not open: ${document.body.innerText}` });
      await look(isSilent);
      if (visit !== own) return;
      const walk = read();
      if (!walk) return;
      if (walk.problem !== undefined || walk.did.length > walk.steps) {
        change({ isOver: true });
        // A control may still be about to open another page, which then comes here too. A driver would wait in vain for its own page.
        location.replace(walk.end);
        return;
      }
      if (walk.size) await frame();
      else isSilent = await step(walk);
    }
  };
  if (document.contentType === 'text/html') {
    addEventListener('load', () => void walkOn());
    addEventListener('pageshow', ({ persisted }) => persisted && void walkOn());
  } else {
    const walk = read();
    change({ did: [...(walk?.did ?? []), 'leaves a file'] });
    addEventListener('load', () => location.replace(walk?.start ?? '/'));
  }
}
