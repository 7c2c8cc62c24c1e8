import { useEffect, useRef } from 'react';
import { preconnect } from 'react-dom';
import { playerOrigin } from '../../../config/services.ts';
import type { ClickPlace } from '../../../lib/browser/throttleClick.ts';
import type { Phase } from './usePlayer.ts';
import styles from './VideoPlayer.module.css';

interface Props {
  /** Contains the title of the video. */
  label: string;
  phase: Phase;
  /** Takes the focus on mount, because the link that had it is gone. */
  takesFocus: boolean;
  /** The visitor always allows YouTube, so hover and focus may connect to it. */
  allowed: boolean;
  onClick: (place: ClickPlace) => void;
}

/** Covers the still. Only a click of it loads YouTube's player. */
export default function PlayButton({ label, phase, takesFocus, allowed, onClick }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const prepare = allowed ? () => preconnect(playerOrigin) : undefined;

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // A removed frame loses the focus to the body.
    const isLost = document.activeElement === document.body;
    if (phase === 'failed' && isLost) button.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <button
      ref={button}
      className={styles.play}
      type="button"
      aria-label={label}
      aria-busy={phase === 'starting'}
      onPointerEnter={prepare}
      onFocus={prepare}
      // A key that is held down has selected the video, and must not play it as well.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={onClick}
    />
  );
}
