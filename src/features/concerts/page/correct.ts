import { stateId } from '../../../config/concertPage.ts';

/**
 * Interval of the requests while the page is in view, in milliseconds: that of the lists (`concertsRefresh`). Not imported, because the build
 * makes a file of an inline script that shares a module with an island.
 */
const interval = 60_000;

/**
 * Replaces the content of a concert's page when the concert or the next ones have changed since the page was made. The function renders
 * it, so the page needs no code of its own. A failed request leaves the page as it is.
 */
async function correct(): Promise<void> {
  const state = document.querySelector<HTMLDataElement>(`#${stateId}`);
  const main = state?.parentElement;
  if (!state || !main || document.hidden) return;
  const headers = { 'if-none-match': `"${state.value}"` };
  const response = await fetch(state.dataset.address ?? '', { headers }).catch(() => undefined);
  // 304 without a change; the page of a static host gets a 404.
  if (response?.status !== 200) return;
  // Of one that was cut off nothing is shown.
  const text = await response.text().catch(() => '');
  const answer = new DOMParser().parseFromString(text, 'text/html');
  // The log-in page of a public network answers every request with 200.
  if (!answer.getElementById(stateId)) return;
  const focused = selectorOf(document.activeElement);
  const isOpen = main.querySelector('details[open]') !== null;
  for (const old of main.querySelectorAll(`section, #${stateId}`)) old.remove();
  main.prepend(...answer.body.children);
  // The list of calendars stays open under a finger.
  main.querySelector('details')?.toggleAttribute('open', isOpen);
  document.title = answer.title;
  if (focused) main.querySelector<HTMLElement>(focused)?.focus();
}

/** Finds a link, a button of the sheet or the list of calendars again; `undefined` for any other element. */
function selectorOf(element: Element | null): string | undefined {
  const href = element?.getAttribute('href');
  if (href) return `[href="${CSS.escape(href)}"]`;
  return ['[data-share]', '[data-copy]', 'details > summary'].find((each) => element?.matches(each));
}

void correct();
document.addEventListener('visibilitychange', () => void correct());
setInterval(() => void correct(), interval);
