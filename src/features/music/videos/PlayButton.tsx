import { useEffect, useRef } from 'react';
import type { ClickPlace } from '../../../lib/browser/throttleClick.ts';
import styles from './VideoPlayer.module.css';
import { preconnect } from './preconnect.ts';

interface Props {
  /** Names the video, too. */
  label: string;
  phase: 'still' | 'starting' | 'failed';
  /** Takes the focus when it appears: what had it before is gone. */
  takesFocus: boolean;
  /** YouTube may learn that it is pointed at. */
  allowed: boolean;
  onPress: (place: ClickPlace) => void;
}

/** Covers the still; a press of it is the only thing that brings YouTube into the page. */
export default function PlayButton({ label, phase, takesFocus, allowed, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const warm = allowed ? preconnect : undefined;

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // A frame that has failed takes the focus with it, if it was there.
    const lost = document.activeElement === document.body;
    if (phase === 'failed' && lost) button.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <button
      ref={button}
      className={styles.play}
      type="button"
      aria-label={label}
      aria-busy={phase === 'starting'}
      onPointerEnter={warm}
      onFocus={warm}
      // A key that is held down has chosen the video, and must not play it as well.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={onPress}
    />
  );
}
