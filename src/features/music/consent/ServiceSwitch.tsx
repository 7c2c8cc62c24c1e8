import { type ReactNode, useEffect, useState } from 'react';
import type { MusicService } from '../../../config/services.ts';
import checkboxStyles from '../../../components/form/Checkbox.module.css';
import Checkbox from '../../../components/form/Checkbox.tsx';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import { useSync } from '../sync/useSync.ts';
import styles from '../videos/VideoPlayer.module.css';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import type { Answers } from '../sync/answerCache.ts';
import type { StatusText } from '../sync/statusText.ts';

interface Labels {
  live: string;
  remember: string;
}

interface Props {
  services: readonly MusicService[];
  labels: Labels;
  /** The note about the data that the sync sends, with a link to the GDPR page. */
  children: ReactNode;
}

/** Switches the sync with the music services on, for this tab or remembered (DESIGN, Privacy). */
export default function ServiceSwitch({ services, labels, children }: Props) {
  const isHydrated = useHydrated();
  const { consent, answers, changeConsent } = useSync(services);
  const { on, remembered } = consent;

  return (
    <div className={styles.consent} data-ready={isHydrated ? '' : undefined}>
      {children}
      <form className={checkboxStyles.checkboxes} method="dialog" autoComplete="off">
        <Checkbox
          label={labels.live}
          checked={on}
          onChange={(checked) => changeConsent({ on: checked, remembered: false })}
        />
        {on && (
          <Checkbox
            label={labels.remember}
            checked={remembered}
            onChange={(checked) => changeConsent({ on, remembered: checked })}
          />
        )}
      </form>
      <p className="small dim" role="status">
        {on && <SyncStatus services={services} answers={answers} />}
      </p>
    </div>
  );
}

interface SyncStatusProps {
  services: readonly MusicService[];
  /** `undefined` until all services have answered or failed. */
  answers: Answers | undefined;
}

/** The status of the sync, announced politely. Loads its texts on first use. */
function SyncStatus({ services, answers }: SyncStatusProps) {
  const [describe, setDescribe] = useState<StatusText>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await import('../sync/statusText.ts')).loadStatusText(pageLocale());
    void loadScript('Services', load, controller.signal).then((text) => setDescribe(() => text));
    return () => controller.abort();
  }, []);
  return describe?.(services, answers);
}
