/** Says that there is no connection (`OfflineNote.astro`, on every page with islands). Its text stays until this host answers again. */
const findNote = () => document.querySelector<HTMLElement>('#offline');

let timer: ReturnType<typeof setTimeout> | undefined;

/** True while a link cannot be followed blindly. A browser may call a dead network online, so the last failure counts, too. */
export const isDoubtful = () => !navigator.onLine || findNote()?.textContent;

/**
 * Follows the link of a control once this host has answered. Without an answer within 8 s the page stays, and a note beside the control
 * says so (G15).
 */
export async function leave(control: HTMLElement & { href?: string }): Promise<void> {
  const note = findNote();
  if (!note) return;
  control.dataset.pending = '';
  try {
    await fetch('', { method: 'HEAD', signal: AbortSignal.timeout(8000) });
    note.textContent = '';
    if (control.href) location.href = control.href;
  } catch {
    // In a dialog, because the rest of the page is inert.
    (control.closest('dialog') ?? document.body).append(note);
    // oxlint-disable-next-line @typescript-eslint/no-unnecessary-condition -- iOS below 17 has no popover
    note.showPopover?.({ source: control });
    note.textContent = note.dataset.text ?? '';
    clearTimeout(timer);
    // oxlint-disable-next-line @typescript-eslint/no-unnecessary-condition -- iOS below 17 has no popover
    timer = setTimeout(() => note.hidePopover?.(), 5000);
  }
  delete control.dataset.pending;
}
