/** Inline script of every page. It works without islands, and a page can be read without it. */
import anybody from '../../styles/fonts/anybody.woff2?url';
import familjenGrotesk from '../../styles/fonts/familjen-grotesk.woff2?url';

const { dataset } = document.documentElement;

/** Scrolls each slideshow to the distance that `pageMemory.ts` has stored (G12). Its script starts later at that column. */
function restoreColumns() {
  const { moved } = (history.state ?? {}) as { moved?: number[] };
  const windows = document.querySelectorAll('[data-window]');
  moved?.forEach((distance, index) => windows[index]?.scrollTo(distance, 0));
}

/**
 * Loads the typefaces after the load event, so that they do not compete with the first picture. Adds them together, so that the page is
 * laid out only once more. `fonts.css` does the same for pages without script. The next pictures wait with them (`.later` in `base.css`).
 */
function fetchFonts() {
  dataset.loaded = '';
  const faces = [
    new FontFace('Anybody', `url(${anybody})`, { weight: '900', stretch: '50% 150%' }),
    new FontFace('Familjen Grotesk', `url(${familjenGrotesk})`, { weight: '400 700' }),
  ];
  void Promise.allSettled(faces.map((face) => face.load())).then(() => {
    // One that has failed changes nothing.
    for (const face of faces) document.fonts.add(face);
    // Islands wait for this event (`inView.ts`, `interaction.ts`).
    dispatchEvent(new Event('faces'));
  });
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

/** Marks a page that a person has touched since it was opened or last hidden. A new list then waits for its reader (`whenUnread.ts`). */
function noteTouch() {
  dataset.touched = '';
}

/** Lays out every section at a key, because keys jump far, to the end or backwards into the footer. */
function layOutEverything() {
  dataset.laidOut = '';
}

declare global {
  /** Response of the concerts' API, requested before the island's scripts load; `false` after a failure. */
  var earlyConcerts: Promise<Response | false> | undefined;
}

/**
 * Requests the concerts while the scripts of their island load, at the same times as `syncConcerts.ts`: on the page of all concerts when it
 * opens, else when they enter the viewport of a scrolled page. At the address of the section `arrive.js` has requested them. A hydrated
 * island sends its own requests. `concertRequests.ts` uses the response.
 */
function requestConcerts(): void {
  const list = document.querySelector<HTMLElement>('[data-early]');
  if (!list || self.earlyConcerts) return;
  const request = () => {
    if (!list.closest('[ssr]')) return;
    const headers = { 'if-none-match': list.dataset.early ?? '' };
    self.earlyConcerts = fetch('/api/concerts', { headers }).catch(() => false);
  };
  if (list.dataset.opened) {
    request();
    return;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || !scrollY) return;
    observer.disconnect();
    request();
  });
  observer.observe(list);
}

requestConcerts();
addEventListener('load', () => setTimeout(fetchFonts));
for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, noteTouch, true);
addEventListener('visibilitychange', () => {
  if (document.hidden) delete dataset.touched;
});
addEventListener('keydown', layOutEverything);
addEventListener('click', rememberLanguage);
addEventListener('auxclick', rememberLanguage);
restoreColumns();
