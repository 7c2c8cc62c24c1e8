import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ContactForm.module.css';

interface Props {
  /** Heading of the poster, for those who hear it. */
  name: string;
  children: ReactNode;
}

/** The poster of the thanks page in the place of the form. Takes the focus, which has gone with the form's button. */
export default function Poster({ name, children }: Props) {
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
