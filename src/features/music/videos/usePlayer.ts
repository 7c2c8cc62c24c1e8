import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ignoreFailedImport } from '../../../lib/browser/loadScript.ts';
import type { Outcome } from './handshake.ts';
import type { VideoEntry } from './videos.ts';

export type Phase = 'still' | 'starting' | 'playing' | 'failed';

/**
 * Plays one video at a time in `stage`. A player that does not load or does not answer leaves the stage empty; `play` may try again.
 * The player ends with the component. A press before the island has begun one already.
 */
export function usePlayer(stage: RefObject<HTMLElement | null>, video: Pick<VideoEntry, 'id' | 'title'>) {
  const [phase, setPhase] = useState<Phase>('still');
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const play = async () => {
    const place = stage.current;
    if (running.current || !place) return;
    const run = new AbortController();
    running.current = run;
    setPhase('starting');
    let outcome: Outcome = 'failed';
    try {
      outcome = await start(place, video, run.signal, () => setPhase('playing'));
    } finally {
      if (outcome === 'failed' && !run.signal.aborted) {
        run.abort();
        running.current = undefined;
        setPhase('failed');
      }
    }
  };

  const takeOver = useEffectEvent(() => {
    if (stage.current?.nextElementSibling?.ariaBusy === 'true') void play();
  });
  useEffect(() => takeOver(), []);

  return { phase, play };
}

/** Loads the player's code and starts it. Being offline and a failed load count as a player that does not answer. */
async function start(
  stage: HTMLElement,
  video: Pick<VideoEntry, 'id' | 'title'>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Outcome> {
  const player = navigator.onLine ? await import('./player.ts').catch(ignoreFailedImport) : undefined;
  return player && !signal.aborted ? player.startPlayer(stage, video, signal, onFrame) : 'failed';
}
