import { useEffect, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
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
    const controller = new AbortController();
    void loadScript('Services', () => import('./statusTexts.ts'), controller.signal).then((script) =>
      setTextsOf(() => script?.statusTexts),
    );
    return () => controller.abort();
  }, []);
  return textsOf?.(pageLocale(), services, answers).join(' ');
}
