import { useEffect, useState } from 'react';
import type { MusicService } from '../../config/services.ts';
import type { Answers } from './liveAnswers.ts';
import type { liveSentences } from './liveSentences.ts';

interface Props {
  services: readonly MusicService[];
  /** `undefined` as long as they are on their way. */
  answers: Answers | undefined;
}

/** What has come of the wish, quietly. Its words are fetched by the first who needs them. */
export default function LiveState({ services, answers }: Props) {
  const [say, setSay] = useState<typeof liveSentences>();
  useEffect(() => {
    import('./liveSentences.ts').then(
      ({ liveSentences }) => {
        setSay(() => liveSentences);
      },
      () => undefined,
    );
  }, []);
  return say?.(document.documentElement.lang, services, answers).join(' ');
}
