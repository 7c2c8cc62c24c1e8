/** Handlers of the whole page that no first touch needs. They load with the header, and so not with the HTML. */

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;

const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;

/** Starts all of them, for as long as the page is open. */
export function startPageMemory(): void {
  addEventListener('click', storeColumns);
  namePlaces();
  keepPlace();
  floatScrollUp();
}

/**
 * Stores the scroll distance of each slideshow in the history entry when a link leaves the page (G12). `page.ts` restores them, and the
 * back/forward cache does so by itself.
 */
function storeColumns({ target, defaultPrevented }: Event) {
  if (defaultPrevented || !(target as Element).closest('a')) return;
  const moved = [...document.querySelectorAll('[data-window]')].map(
    (window) => leftOf(window.parentElement) - leftOf(window.firstElementChild),
  );
  history.replaceState({ ...(history.state as object | null), moved }, '');
}

/** The page still moves when it has scrolled so recently, in milliseconds. */
export const restMs = 150;

/**
 * Adds the place on the page to a link of the language switch: the number of an element that both languages have, and its distance from
 * the window's upper edge in CSS pixels. `page.ts` goes there, and takes it out of the address. On the way to a section there is no place
 * yet, and the link leads to that section.
 */
function namePlaces() {
  let isOnTheWay = false;
  let scrolledAt = -restMs;
  // After `sectionLinks.ts`, which handles links to sections.
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented && (target as Element).closest('a')) isOnTheWay = true;
  });
  addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true });
  // The way has its own `onscrollend`, but for its first steps and after a press that stops its corrections.
  addEventListener('scrollend', () => (isOnTheWay &&= !onscrollend));
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (isOnTheWay = false), { passive: true });
  const namePlace = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
    // The language of the page itself leads to it as it is.
    if (!link || link.ariaCurrent) return;
    const places = [...document.querySelectorAll('main section,main h2')];
    const index = places.findLastIndex((place) => topOf(place) < innerHeight / 2);
    const isAtRest = !isOnTheWay && performance.now() - scrolledAt > restMs;
    const hasPlace = isAtRest && scrollY > 0 && index >= 0;
    link.hash = hasPlace ? `at${index},${Math.round(topOf(places[index]))}` : '';
  };
  // Before `page.ts` lets the browser follow the link.
  addEventListener('click', namePlace, true);
  addEventListener('auxclick', namePlace, true);
}

/** Distance between two points at which content is looked for, in CSS pixels: the height of a line. */
const lineHeight = 24;

const content = 'main :is(h1, h2, h3, h4, p, li, dt, dd, article, summary, img)';

/** Frames after a turn in which heights above may still change: slideshows are measured anew. */
const settlingFrames = 20;

/** Keeps the topmost content in view when the width of the window changes, as by turning a phone. */
function keepPlace() {
  const { documentElement } = document;
  // Not `innerWidth`, which changes once more, without an event, when the page was wider than the window for a moment.
  let width = documentElement.clientWidth;
  let place: Element | null = null;
  let top = 0;
  let frames = 0;
  const remember = () => {
    if (documentElement.clientWidth !== width || frames > 0) return;
    place = null;
    // The middle may be the gap between two columns.
    for (let y = lineHeight; !place && y < innerHeight / 2; y += lineHeight)
      for (const x of [width / 2, width / 4])
        place ??= document.elementFromPoint(x, y)?.closest(content) ?? null;
    top = topOf(place);
  };
  const correct = (target: number) => {
    if (frames <= 0) return;
    scrollBy({ top: topOf(place) - target, behavior: 'instant' });
    frames -= 1;
    if (frames > 0) requestAnimationFrame(() => correct(target));
    else remember();
  };
  remember();
  // The visitor's scrolling counts.
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, () => (frames = 0), true);
  addEventListener('scroll', remember, { passive: true });
  addEventListener('resize', () => {
    if (documentElement.clientWidth === width) return;
    width = documentElement.clientWidth;
    if (scrollY <= 0 || !place) return;
    const isSettling = frames > 0;
    frames = settlingFrames;
    // Not above the window, and in the upper part of a lower one.
    if (!isSettling) correct(Math.min(Math.max(top, 0), innerHeight / 4));
  });
}

/**
 * Moves the link to the top into the header after scrolling up, while its own place is below the window (`ScrollUp.astro`). Ignores the
 * frame after a change of the page's height, in which the browser corrects the scroll position.
 */
function floatScrollUp() {
  const link = document.querySelector('[href="#top"]');
  if (!link) return;
  const target = document.querySelector('#top');
  let before = topOf(target);
  let isSettling = false;
  new ResizeObserver(() => {
    isSettling = true;
    requestAnimationFrame(() => (isSettling = false));
  }).observe(document.body);
  addEventListener('scroll', () => {
    const now = topOf(target);
    const isFar = now < -innerHeight && topOf(link.parentElement) > innerHeight;
    if (!isSettling && now !== before) link.toggleAttribute('data-floating', isFar && now > before);
    before = now;
  });
}
