/** What a page does before any island: small enough to stand in the HTML, and never needed to read it. */
import { languageStorageKey } from '../../config/storage.ts';
import anybody from '../../styles/fonts/anybody.woff2?url';
import familjenGrotesk from '../../styles/fonts/familjen-grotesk.woff2?url';
import { noteColumns, restoreColumns } from './columns.ts';
import { askForConcerts } from './earlyConcerts.ts';

/**
 * The faces are fetched when everything else is there, so that they never share the line with the first picture; they are
 * put to use together, so that the page is laid out anew once. `fonts.css` says the same for pages without script.
 */
async function fetchFonts() {
  const faces = [
    new FontFace('Anybody', `url(${anybody})`, { weight: '900', stretch: '50% 150%' }),
    new FontFace('Familjen Grotesk', `url(${familjenGrotesk})`, { weight: '400 700' }),
  ];
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
  // Islands wait for this (`inView.ts`, `interaction.ts`).
  dispatchEvent(new Event('faces'));
}

/** Stores the choice of language, for a press with any button or modifier (L2), and keeps what the address asks for (T4). */
function rememberLanguage(event: Event) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  link.search = location.search;
  try {
    localStorage.setItem(languageStorageKey, link.dataset.language ?? '');
  } catch {
    // Without storage the link still leads to the other language.
  }
}

/** The switch in the footer shows whether data are short, and takes the visitor's word for it (docs/decisions/0011). */
function followLowData() {
  const root = document.documentElement;
  const mark = 'data-low-data';
  const control = document.querySelector<HTMLInputElement>('footer input');
  if (!control) return;
  const show = () => {
    control.checked = root.hasAttribute(mark);
  };
  show();
  new MutationObserver(show).observe(root, { attributeFilter: [mark] });
  control.addEventListener('change', () => {
    root.toggleAttribute(mark, control.checked);
    try {
      localStorage.setItem('lowData', control.checked ? 'on' : 'off');
    } catch {
      // Without storage the choice holds for this page.
    }
  });
}

/** Keys jump far, to the end or backwards into the footer: the way there is laid out before they aim. */
function layOutEverything() {
  document.documentElement.dataset.laidOut = '';
}

/** What waits below the window is let go when it is seen, once. */
function revealWhenSeen() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-waiting');
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -15% 0px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    element.setAttribute('data-waiting', '');
    observer.observe(element);
  }
}

/**
 * Back-to-top stands in the header after scrolling up, as long as its own place is below the window (`ScrollUp.astro`).
 * The frame after a change of the page's height does not count: there the browser keeps in place what is in view.
 */
function floatBackToTop() {
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
else addEventListener('load', () => setTimeout(() => void fetchFonts()), { once: true });
document.addEventListener('keydown', layOutEverything, { once: true });
document.addEventListener('click', rememberLanguage);
document.addEventListener('click', noteColumns);
document.addEventListener('auxclick', rememberLanguage);
restoreColumns();
askForConcerts();
revealWhenSeen();
followLowData();
floatBackToTop();
