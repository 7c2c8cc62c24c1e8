import type { ReactNode } from 'react';
import type { MusicService } from '../../../config/services.ts';
import SyncStatus from '../sync/SyncStatus.tsx';
import checkboxStyles from '../../../components/form/Checkbox.module.css';
import Checkbox from '../../../components/form/Checkbox.tsx';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import { useSync } from '../sync/useSync.ts';
import styles from '../videos/VideoPlayer.module.css';

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
