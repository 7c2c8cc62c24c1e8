import { clickReplayTimeoutMs } from '../../config/behaviour.ts';
import { isPrimaryInput } from '../browser/isPrimaryClick.ts';
import { leave } from './leave.ts';

/**
 * Controls that need a script: the links in elements marked `data-scripted`, the logo, which opens the admin dialog, and the buttons of
 * islands. A button's `command` is carried out by the browser.
 */
const controls = '[data-scripted] a,a[aria-haspopup],[type=button]:not([command])';
/** Matches a control without its script, or an element around it. A slideshow in an island has its own `data-ready`. */
const unready =
  'a[aria-haspopup]:not([data-ready]),astro-island[ssr],astro-island section:not(:has([data-ready]))';

type Control = HTMLElement & { href?: string };

interface PendingClick {
  /** Follows the control's link after the time limit. */
  timer: ReturnType<typeof setTimeout>;
  /** Keys since the click. */
  keys: KeyboardEvent[];
}
const pending = new Map<Control, PendingClick>();

/**
 * Holds each click on a control without its script, marks the control (`data-pending`), and replays the click when `data-ready` appears.
 * After the time limit, or when the script fails to load, it follows the control's link.
 */
export function replayEarlyClicks(): void {
  addEventListener('click', hold, true);
  addEventListener('keydown', holdKey, true);
  addEventListener('astro:hydration-error', () => {
    for (const control of pending.keys()) follow(control);
  });
  new MutationObserver(() => {
    for (const [control, { keys }] of pending) if (!control.closest(unready)) replay(control, keys);
  }).observe(document, { subtree: true, attributeFilter: ['data-ready', 'ssr'] });
}

function hold(event: MouseEvent): void {
  const control = (event.target as Element).closest<Control>(controls);
  if (!control?.closest(unready) || !isPrimaryInput(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // The latest click on an island counts.
  const island = control.closest('astro-island');
  for (const other of pending.keys()) if (island?.contains(other)) drop(other);
  pending.set(control, { timer: setTimeout(follow, clickReplayTimeoutMs, control), keys: [] });
  control.dataset.pending = '';
}

/** Replays keys that move on from the control, to another tab or picture, after its click. Escape cancels the click. */
function holdKey(event: KeyboardEvent): void {
  const [control, click] = [...pending].at(-1) ?? [];
  if (!control || !isPrimaryInput(event)) return;
  if (event.key === 'Escape') drop(control);
  else if (/^(Arrow|Home|End)/.test(event.key)) {
    event.preventDefault();
    click?.keys.push(event);
  }
}

function replay(control: Control, keys: KeyboardEvent[]): void {
  drop(control);
  control.click();
  setTimeout(() => {
    for (const key of keys) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
}

function drop(control: Control): void {
  clearTimeout(pending.get(control)?.timer);
  pending.delete(control);
  delete control.dataset.pending;
}

function follow(control: Control): void {
  drop(control);
  void leave(control);
}
