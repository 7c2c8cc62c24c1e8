/** Inline script of every page. It works without islands, and a page can be read without it. */
import anybody from '../../styles/fonts/anybody.woff2?url';
import familjenGrotesk from '../../styles/fonts/familjen-grotesk.woff2?url';

/** The history entry of a page whose slideshows are at their columns again on a return (G12). The back/forward cache restores them by itself. */
interface Entry {
  /** Scroll distance of each slideshow in CSS pixels, in the order of the page. */
  moved?: number[];
}

const entry = () => history.state as Entry | null;

const windows = () => [...document.querySelectorAll('[data-window]')];

const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;

/** Stores the distances in the history entry when a link leaves the page. */
function storeColumns({ target, defaultPrevented }: Event) {
  if (defaultPrevented || !(target as Element).closest('a')) return;
  const moved = windows().map((window) => leftOf(window.parentElement) - leftOf(window.firstElementChild));
  history.replaceState({ ...entry(), moved }, '');
}

/** Scrolls each slideshow to its stored distance. Its script starts later at that column. */
function restoreColumns() {
  entry()?.moved?.forEach((distance, index) => windows()[index]?.scrollTo(distance, 0));
}

/**
 * Loads the typefaces after the load event, so that they do not compete with the first picture. Adds them together, so that the page is
 * laid out only once more. `fonts.css` does the same for pages without script.
 */
async function fetchFonts() {
  const faces = [
    new FontFace('Anybody', `url(${anybody})`, { weight: '900', stretch: '50% 150%' }),
    new FontFace('Familjen Grotesk', `url(${familjenGrotesk})`, { weight: '400 700' }),
  ];
  await Promise.allSettled(faces.map((face) => face.load()));
  // One that has failed changes nothing.
  for (const face of faces) document.fonts.add(face);
  // Islands wait for this event (`inView.ts`, `interaction.ts`).
  dispatchEvent(new Event('faces'));
}

/** Stores the choice of language, for a click with any button or modifier (L2), and keeps the query of the address (T4). */
function rememberLanguage(event: Event) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  link.search = location.search;
  try {
    localStorage.lang = link.dataset.language;
  } catch {
    // Without storage the link still leads to the other language.
  }
}

/** Connects the footer's switch with the attribute for low data (docs/decisions/0011). */
function connectLowDataSwitch() {
  const root = document.documentElement;
  const mark = 'data-low-data';
  const control = document.querySelector<HTMLInputElement>('footer input');
  if (!control) return;
  const update = () => {
    control.checked = root.hasAttribute(mark);
  };
  update();
  new MutationObserver(update).observe(root, { attributeFilter: [mark] });
  control.addEventListener('change', () => {
    root.toggleAttribute(mark, control.checked);
    try {
      localStorage.lowData = control.checked ? 'on' : 'off';
    } catch {
      // Without storage the choice is valid for this page.
    }
  });
}

/** Lays out every section at the first key, because keys jump far, to the end or backwards into the footer. */
function layOutEverything() {
  document.documentElement.dataset.laidOut = '';
}

/** Starts the animation of each `data-reveal` element once, when it enters the viewport. */
function revealWhenVisible() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        delete (target as HTMLElement).dataset.waiting;
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -15% 0px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    element.dataset.waiting = '';
    observer.observe(element);
  }
}

/**
 * Moves the link to the top into the header after scrolling up, while its own place is below the window (`ScrollUp.astro`). Ignores the
 * frame after a change of the page's height, in which the browser corrects the scroll position.
 */
function floatScrollUp() {
  const link = document.querySelector('[href="#top"]');
  if (!link) return;
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
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

declare global {
  /** Response of the concerts' API, requested before the island's scripts load; `false` after a failure. */
  var earlyConcerts: Promise<Response | false> | undefined;
}

/**
 * Requests the concerts while the scripts of their island load, at the same times as `syncConcerts.ts`: on the page of all concerts
 * when it opens, else when they enter the viewport of a scrolled page. A hydrated island sends its own requests.
 * `concertRequests.ts` uses the response.
 */
function requestConcerts(): void {
  const list = document.querySelector<HTMLElement>('[data-early]');
  if (!list) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || !(scrollY || list.dataset.opened)) return;
    observer.disconnect();
    if (!list.closest('[ssr]')) return;
    const headers = { 'if-none-match': list.dataset.early ?? '' };
    self.earlyConcerts = fetch('/api/concerts', { headers }).catch(() => false);
  });
  observer.observe(list);
}

if (document.readyState === 'complete') void fetchFonts();
else addEventListener('load', () => setTimeout(() => void fetchFonts()));
addEventListener('keydown', layOutEverything, { once: true });
addEventListener('click', rememberLanguage);
// On the window, where links to sections of the page are handled before: they leave nothing.
addEventListener('click', storeColumns);
addEventListener('auxclick', rememberLanguage);
restoreColumns();
requestConcerts();
revealWhenVisible();
connectLowDataSwitch();
floatScrollUp();
