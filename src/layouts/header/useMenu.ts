import { useEffect, useState, type MouseEvent, type RefObject } from 'react';

/** Below this width the navigation is a menu, in CSS pixels at the initial text size (specification, section 9). */
export const menuBreakpoint = 576;

/**
 * Reads the state of the menu, which the platform opens and closes, and closes it in a wide window. In Safari below 26.2, which knows no
 * button commands, it opens the menu; without script the menu is a popover there. Below 27.3 it closes the menu at a tap beside it.
 */
export function useMenu(menu: RefObject<HTMLDialogElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const read = () => setOpen(dialog.open);
    read();
    // In em, as in the style sheets: 16 px is the initial text size.
    const wide = window.matchMedia(`(min-width: ${String(menuBreakpoint / 16)}em)`);
    const closeWhenWide = () => {
      if (wide.matches) dialog.close();
    };
    // Its content fills the dialog.
    const closeFromBackdrop = ({ target }: Event) => {
      if (target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeFromBackdrop);
    dialog.addEventListener('toggle', read);
    dialog.addEventListener('close', read);
    wide.addEventListener('change', closeWhenWide);
    // The way back shows the page, not the menu that led away.
    const leave = () => dialog.close();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      dialog.removeEventListener('click', closeFromBackdrop);
      dialog.removeEventListener('toggle', read);
      dialog.removeEventListener('close', read);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, [menu]);

  return {
    open,
    show: (event: MouseEvent) => {
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      event.preventDefault();
      menu.current?.showModal();
    },
    close: () => menu.current?.close(),
  };
}
