import { useEffect, useState, type RefObject } from 'react';

/** Below this width the navigation is a menu, in CSS pixels at the initial text size (specification, section 9). */
export const menuBreakpoint = 576;

/**
 * Reads the state of the menu, which the platform opens and closes, and closes it in a wide window. Opens it in a browser without button
 * commands.
 */
export function useMenu(menu: RefObject<HTMLDialogElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const read = () => setOpen(dialog.open);
    read();
    // In em, as in the style sheets: 16 px is the initial text size.
    const wide = window.matchMedia(`(width >= ${String(menuBreakpoint / 16)}em)`);
    const closeWhenWide = () => {
      if (wide.matches) dialog.close();
    };
    dialog.addEventListener('toggle', read);
    dialog.addEventListener('close', read);
    wide.addEventListener('change', closeWhenWide);
    return () => {
      dialog.removeEventListener('toggle', read);
      dialog.removeEventListener('close', read);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, [menu]);

  return {
    open,
    show: () => {
      if (!('commandForElement' in HTMLButtonElement.prototype)) menu.current?.showModal();
    },
    close: () => menu.current?.close(),
  };
}
