import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { adoptStyles } from '../hooks/adoptStyles.ts';
import styles from './Dialog.css?inline';

adoptStyles(styles);

interface Props {
  open: boolean;
  /** Called after every closing: by the button, Escape, a click on the backdrop, or `open`. */
  onClose: () => void;
  /** Name of the dialog. */
  heading: ReactNode;
  closeLabel: string;
  stock?: 'ink' | 'paper';
  /** `--dialog-width` sets its maximum width. */
  className?: string | undefined;
  /** Focuses the heading instead of the first control, so that a screen reader begins with the name. */
  focusesHeading?: boolean;
  /** Stays mounted while the dialog is closed, so that typed text is there on reopening. */
  children: ReactNode;
}

/**
 * A modal dialog on the native element (specification, section 2, Generic pieces). The browser moves the focus into it, restores
 * it afterwards, and makes the page behind it inert.
 */
export default function Dialog(props: Props) {
  const { open, onClose, heading, closeLabel, stock = 'ink', className = '' } = props;
  const { focusesHeading, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isTold = useRef(false);
  const pointerTarget = useRef<EventTarget>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
    if (open && focusesHeading) title.current?.focus();
  }, [open, focusesHeading]);

  // The close event is delayed, and a quick hand opens again before it: so a closing by hand is told at once.
  const close = () => {
    if (!dialog.current?.open) return;
    dialog.current.close();
    isTold.current = true;
    onClose();
  };
  // The content fills the dialog, so a click on the dialog element itself is a click on the backdrop. It must also begin there, not
  // in selected text, and must not be the second half of the double click that opened it. `closedby` works in some browsers only.
  const closeFromBackdrop = ({ target, currentTarget, detail }: MouseEvent) => {
    if (target === currentTarget && pointerTarget.current === currentTarget && detail < 2) close();
  };

  return (
    // The browser closes it by key.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-stock={stock}
      aria-labelledby={headingId}
      onClose={() => {
        if (!isTold.current && !dialog.current?.open) onClose();
        isTold.current = false;
      }}
      // Escape; a file field in the dialog has an event of this name, too.
      onCancel={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      onPointerDown={({ target }) => {
        pointerTarget.current = target;
      }}
      onClick={closeFromBackdrop}
    >
      <div className="dialog-bar">
        <h2 ref={title} id={headingId} tabIndex={focusesHeading ? -1 : undefined}>
          {heading}
        </h2>
        <button type="button" aria-label={closeLabel} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
