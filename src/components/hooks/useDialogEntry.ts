import { useEffect, useEffectEvent } from 'react';

/** The present entry's dialog, if it is one's: its address, or true where it has none. */
const dialogOfEntry = () => (history.state as { dialog?: string | true } | null)?.dialog;

/** True from the closing of a dialog until the browser has left its entry. */
let isLeaving = false;

let openDialogs = 0;
/** The address to open once no dialog is open, and the one of the page when it was asked for. */
let waiting: { address: string; from: string } | undefined;

function openWaiting(): void {
  if (!waiting || openDialogs > 0 || isLeaving) return;
  const { address, from } = waiting;
  waiting = undefined;
  if (location.href === from) location.assign(address);
}

function leaveEntry(): void {
  isLeaving = true;
  const handleLeft = () => {
    isLeaving = false;
    leaveClosed();
    openWaiting();
  };
  addEventListener('popstate', handleLeft, { once: true });
  history.back();
}

/** Leaves the entry of a dialog that is closed, and that no address opens: after a reload, or on the way forward. Back would do nothing there. */
function leaveClosed(): void {
  if (openDialogs === 0 && !isLeaving && dialogOfEntry() === true) leaveEntry();
}

/**
 * Gives an open dialog an entry of its own in the history, so that the back gesture closes the dialog and nothing else. With an `address`
 * the entry is the dialog's alone: the page behind it has none.
 */
export function useDialogEntry(isOpen: boolean, onClose: () => void, address?: `#${string}`): void {
  const close = useEffectEvent(onClose);
  const enter = useEffectEvent(() => {
    if (address) history.replaceState(history.state, '', location.pathname);
    history.pushState({ ...(history.state as object | null), dialog: address ?? true }, '', address);
  });
  useEffect(() => {
    // The same listener for every dialog.
    addEventListener('popstate', leaveClosed);
    if (!isOpen) {
      leaveClosed();
      return;
    }
    // A quick hand opens a dialog again before the entry of its first closing is gone.
    let isEarly = isLeaving;
    const handlePopState = () => {
      if (isEarly) enter();
      else if (!dialogOfEntry()) close();
      isEarly = false;
    };
    // After a reload, or on the way forward, its entry is there.
    const isThere = openDialogs === 0 && dialogOfEntry();
    if (!isEarly && !isThere) enter();
    openDialogs += 1;
    addEventListener('popstate', handlePopState);
    return () => {
      removeEventListener('popstate', handlePopState);
      openDialogs -= 1;
      if (isEarly || !dialogOfEntry()) {
        openWaiting();
        return;
      }
      // Closed in any other way.
      leaveEntry();
    };
  }, [isOpen]);
}

/** Opens an address in place of the entry of an open dialog. Close the dialog after it. */
export function leaveDialogFor(address: string): void {
  history.replaceState({ ...(history.state as object | null), dialog: undefined }, '');
  location.replace(address);
}

/**
 * Opens an address that nobody has clicked, such as the list after an answer: at once, or when the open dialog has closed. Not where
 * the person has gone elsewhere from the dialog.
 */
export function openAfterDialog(address: string): void {
  waiting = { address, from: location.href };
  openWaiting();
}
