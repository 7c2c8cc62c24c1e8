import { useEffect, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import { ignoreFailedImport } from '../../../lib/browser/failedImport.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import type { Answers } from './answerCache.ts';
import type { statusTexts } from './statusTexts.ts';

interface Props {
  services: readonly MusicService[];
  /** `undefined` until all services have answered or failed. */
  answers: Answers | undefined;
}

/** The status of the sync, announced politely. Loads its texts on first use. */
export default function SyncStatus({ services, answers }: Props) {
  const [textsOf, setTextsOf] = useState<typeof statusTexts>();
  useEffect(() => {
    // After a failed load the status stays empty.
    void import('./statusTexts.ts').then(
      ({ statusTexts }) => setTextsOf(() => statusTexts),
      ignoreFailedImport,
    );
  }, []);
  return textsOf?.(pageLocale(), services, answers).join(' ');
}
