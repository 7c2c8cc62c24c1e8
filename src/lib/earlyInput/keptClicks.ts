import { keptClickTimeoutMs } from '../../config/behaviour.ts';
import { isPrimary } from './isPrimary.ts';

/**
 * Controls that need a script: the links in elements marked `data-scripted`, the logo, which opens the admin dialog, and the buttons of
 * islands. A button's `command` is carried out by the browser.
 */
const controls = '[data-scripted] a,a[aria-haspopup],[type=button]:not([command])';
/** On or around a control: its script is not there. A slideshow in an island becomes ready by itself. */
const unready =
  'a[aria-haspopup]:not([data-ready]),astro-island[ssr],astro-island section:not(:has([data-ready]))';

type Control = HTMLElement & { href?: string };

interface KeptClick {
  /** Gives the click back to the browser. */
  timer: ReturnType<typeof setTimeout>;
  /** Pressed since. */
  keys: KeyboardEvent[];
}
const kept = new Map<Control, KeptClick>();

/**
 * Keeps each click on a control whose script is not there, shows it as heard (`data-heard`), and repeats it once `data-ready` says that
 * it is. If that takes too long, or the script cannot be loaded, the control's own link is followed.
 */
export function keepClicks(): void {
  addEventListener('click', keep, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('astro:hydration-error', () => {
    for (const control of kept.keys()) follow(control);
  });
  new MutationObserver(() => {
    for (const [control, { keys }] of kept) if (!control.closest(unready)) repeat(control, keys);
  }).observe(document, { subtree: true, attributeFilter: ['data-ready', 'ssr'] });
}

function keep(event: MouseEvent): void {
  const control = (event.target as Element).closest<Control>(controls);
  if (!control?.closest(unready) || !isPrimary(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // The latest click on an island counts.
  const island = control.closest('astro-island');
  for (const other of kept.keys()) if (island?.contains(other)) drop(other);
  kept.set(control, { timer: setTimeout(follow, keptClickTimeoutMs, control), keys: [] });
  control.dataset.heard = '';
}

/** Keys that lead on from an activated control, to another tab or picture, follow its click. Escape takes the click back. */
function keepKey(event: KeyboardEvent): void {
  const [control, click] = [...kept].at(-1) ?? [];
  if (!control || !isPrimary(event)) return;
  if (event.key === 'Escape') drop(control);
  else if (/^(Arrow|Home|End)/.test(event.key)) {
    event.preventDefault();
    click?.keys.push(event);
  }
}

function repeat(control: Control, keys: KeyboardEvent[]): void {
  drop(control);
  control.click();
  setTimeout(() => {
    for (const key of keys) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
}

function drop(control: Control): void {
  clearTimeout(kept.get(control)?.timer);
  kept.delete(control);
  delete control.dataset.heard;
}

function follow(control: Control): void {
  drop(control);
  if (control.href) location.href = control.href;
}
