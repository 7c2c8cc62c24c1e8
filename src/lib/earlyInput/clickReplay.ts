import { clickReplayTimeoutMs } from '../../config/behaviour.ts';
import { isPrimaryInput } from '../browser/isPrimaryClick.ts';
import { selectTabEarly } from './concertTab.ts';
import { leave } from './leave.ts';
import { playEarly } from './play.ts';
import { moveStripEarly } from './strip.ts';
import { openThumbnail } from './thumbnail.ts';

/**
 * Controls that need a script: the links in elements marked `data-scripted`, the logo, which opens the admin dialog, and the buttons of
 * islands. A browser that knows a button's `command` carries it out itself; Safari below 26.2 has no such property.
 */
const controls = '[data-scripted] a,a[aria-haspopup],[type=button]';
/**
 * Matches a control without its script, or an element around it. A slideshow in an island has its own `data-ready`, and the page for the
 * controls of `pageControls.ts`.
 */
const unready =
  'a[aria-haspopup]:not([data-ready]),astro-island[ssr],astro-island section:not(:has([data-ready])),html:not([data-ready]) .copyable';

type Control = HTMLElement & { href?: string; command?: string };

/** Held clicks, each with the timer that follows its link after the time limit. */
const pending = new Map<Control, ReturnType<typeof setTimeout>>();

/**
 * Carries out a click on a control without its script, where the HTML is enough for it. Holds any other such click, marks the control
 * (`data-pending`), and replays the click when `data-ready` appears. After the time limit, or when the script fails to load, it follows the
 * control's link.
 */
export function replayEarlyClicks(): void {
  addEventListener('click', hold, true);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const control of pending.keys()) drop(control);
  });
  addEventListener('astro:hydration-error', () => {
    for (const control of pending.keys()) follow(control);
  });
  new MutationObserver(() => {
    for (const control of pending.keys())
      if (!control.closest(unready)) {
        drop(control);
        control.click();
      }
  }).observe(document, { subtree: true, attributeFilter: ['data-ready', 'ssr'] });
}

function hold(event: MouseEvent): void {
  const control = (event.target as Element).closest<Control>(controls);
  if (!control?.closest(unready) || control.command || !isPrimaryInput(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // The latest click on an island counts.
  const island = control.closest('astro-island');
  for (const other of pending.keys()) if (island?.contains(other)) drop(other);
  if (moveStripEarly(control) || selectTabEarly(control) || playEarly(control)) return;
  pending.set(control, setTimeout(follow, clickReplayTimeoutMs, control));
  control.dataset.pending = '';
  void openThumbnail(control, () => drop(control));
}

function drop(control: Control): void {
  clearTimeout(pending.get(control));
  pending.delete(control);
  delete control.dataset.pending;
}

function follow(control: Control): void {
  drop(control);
  void leave(control);
}
