/** Inline script of every page. It works without islands, and a page can be read without it. */
import anybody from '../../styles/fonts/anybody.woff2?url';
import familjenGrotesk from '../../styles/fonts/familjen-grotesk.woff2?url';
import { storeColumns, restoreColumns } from './columns.ts';
import { requestConcerts } from './earlyConcerts.ts';

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
