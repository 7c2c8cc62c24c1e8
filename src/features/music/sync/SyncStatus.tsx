import { useEffect, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import type { Answers } from './answerCache.ts';
import type { StatusTexts } from './statusTexts.ts';

interface Props {
  services: readonly MusicService[];
  /** `undefined` until all services have answered or failed. */
  answers: Answers | undefined;
}

/** The status of the sync, announced politely. Loads its texts on first use. */
export default function SyncStatus({ services, answers }: Props) {
  const [textsOf, setTextsOf] = useState<StatusTexts>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await import('./statusTexts.ts')).loadStatusTexts(pageLocale());
    void loadScript('Services', load, controller.signal).then((texts) => setTextsOf(() => texts));
    return () => controller.abort();
  }, []);
  return textsOf?.(services, answers).join(' ');
}
