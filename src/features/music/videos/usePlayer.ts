import { useEffect, useRef, useState, type RefObject } from 'react';

type Phase = 'still' | 'starting' | 'playing' | 'failed';

/**
 * Plays in `stage`, once at a time. Failed is what never came or never answered; it leaves the stage empty, and may be tried
 * again. A player ends with the component that has started it.
 */
export function usePlayer(stage: RefObject<HTMLElement | null>): {
  phase: Phase;
  play: (video: { id: string; title: string }) => Promise<void>;
} {
  const [phase, setPhase] = useState<Phase>('still');
  const running = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const play = async (video: { id: string; title: string }) => {
    const place = stage.current;
    if (running.current || !place) return;
    const run = new AbortController();
    running.current = run;
    setPhase('starting');
    try {
      if (!navigator.onLine) throw new Error('The browser is offline.');
      const { startPlayer } = await import('./player.ts');
      run.signal.throwIfAborted();
      const onFrame = () => {
        setPhase('playing');
      };
      if (await startPlayer(place, video, run.signal, onFrame)) return;
    } catch {
      // A failed load ends like a player that does not answer.
    }
    if (run.signal.aborted) return;
    run.abort();
    running.current = undefined;
    setPhase('failed');
  };

  return { phase, play };
}
