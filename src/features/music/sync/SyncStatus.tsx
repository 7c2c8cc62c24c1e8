import { useEffect, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import type { Answers } from './answerCache.ts';
import type { statusTexts } from './statusTexts.ts';

interface Props {
  services: readonly MusicService[];
  /** `undefined` as long as they are on their way. */
  answers: Answers | undefined;
}

/** The status of the sync, announced politely. Loads its texts on first use. */
export default function SyncStatus({ services, answers }: Props) {
  const [say, setSay] = useState<typeof statusTexts>();
  useEffect(() => {
    import('./statusTexts.ts').then(
      ({ statusTexts }) => {
        setSay(() => statusTexts);
      },
      () => undefined,
    );
  }, []);
  return say?.(document.documentElement.lang, services, answers).join(' ');
}
