import { useEffect, useEffectEvent } from 'react';

const isDialogEntry = () => (history.state as { dialog?: true } | null)?.dialog === true;

/** True from the closing of a dialog until the browser has left its entry. */
let isLeaving = false;

/** Gives an open dialog an entry of its own in the history, so that the back gesture closes the dialog and nothing else. */
export function useDialogEntry(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    // A quick hand opens a dialog again before the entry of its first closing is gone.
    let isEarly = isLeaving;
    const enter = () => history.pushState({ ...(history.state as object | null), dialog: true }, '');
    const handlePopState = () => {
      if (isEarly) enter();
      else if (!isDialogEntry()) close();
      isEarly = false;
    };
    if (!isEarly) enter();
    addEventListener('popstate', handlePopState);
    return () => {
      removeEventListener('popstate', handlePopState);
      if (isEarly || !isDialogEntry()) return;
      // Closed in any other way.
      isLeaving = true;
      const handleLeft = () => {
        isLeaving = false;
      };
      addEventListener('popstate', handleLeft, { once: true });
      history.back();
    };
  }, [isOpen]);
}

/** Opens an address in place of the entry of an open dialog. Close the dialog after it. */
export function leaveDialogFor(address: string): void {
  history.replaceState({ ...(history.state as object | null), dialog: undefined }, '');
  location.replace(address);
}
