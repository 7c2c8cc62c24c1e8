import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ContactForm.module.css';

interface Props {
  /** Accessible name. */
  name: string;
  children: ReactNode;
}

/** Replaces the form by the poster of the thanks page. Takes the focus, because the form's button is gone. */
export default function ThanksPoster({ name, children }: Props) {
  const poster = useRef<HTMLDivElement>(null);
  useEffect(() => {
    poster.current?.scrollIntoView();
    poster.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={poster} className={styles.poster} tabIndex={-1} role="group" aria-label={name}>
      {children}
    </div>
  );
}
