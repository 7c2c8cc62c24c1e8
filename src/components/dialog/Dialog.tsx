import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { adoptStyles } from '../hooks/adoptStyles.ts';
import styles from './Dialog.css?inline';

adoptStyles(styles);

interface Props {
  open: boolean;
  /** Told after every closing, whatever closed it: the button, Escape, a press on the backdrop, or `open`. */
  onClose: () => void;
  /** Names it. */
  heading: ReactNode;
  closeLabel: string;
  stock?: 'ink' | 'paper';
  /** `--dialog-width` says how wide it may be. */
  className?: string | undefined;
  /** Stays while it is closed, so that what was typed is there on reopening. */
  children: ReactNode;
}

/**
 * A modal dialog on the native element (specification, section 2, Generic pieces), which takes the focus, holds it, gives it
 * back, and makes the page behind it inert.
 */
export default function Dialog(props: Props) {
  const { open, onClose, heading, closeLabel, stock = 'ink', className = '', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const close = () => dialog.current?.close();
  // Its content fills the dialog, so that a press on nothing but the dialog is one beside it: begun there, too, not where
  // somebody marked text, nor with the second of the two presses that opened it. `closedby` does it in some browsers; this
  // does it in all, and alike.
  const closeFromBackdrop = ({ target, currentTarget, detail }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget && detail < 2) close();
  };

  return (
    // By key it is closed by the browser.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-stock={stock}
      aria-labelledby={headingId}
      onClose={() => {
        // The close event arrives late: a click may have opened the dialog again.
        if (!dialog.current?.open) onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeFromBackdrop}
    >
      <div className="dialog-bar">
        <h2 id={headingId}>{heading}</h2>
        <button type="button" aria-label={closeLabel} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
