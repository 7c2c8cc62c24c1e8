import type { ReactNode } from 'react';
import type { MusicService } from '../../../config/services.ts';
import SyncStatus from '../sync/SyncStatus.tsx';
import checkboxStyles from '../../../components/form/Checkbox.module.css';
import Checkbox from '../../../components/form/Checkbox.tsx';
import { useHydrated } from '../../../components/hooks/useHydrated.ts';
import { useSync } from '../sync/useSync.ts';
import styles from '../videos/VideoPlayer.module.css';

export interface LiveLabels {
  live: string;
  remember: string;
}

interface Props {
  services: readonly MusicService[];
  labels: LiveLabels;
  /** The note about the data that is sent, with a link to the GDPR page. */
  children: ReactNode;
}

/** Has the section follow its services, for visitors who ask for it (DESIGN, Privacy); remembered only where that is asked for, too. */
export default function ServiceSwitch({ services, labels, children }: Props) {
  const arrived = useHydrated();
  const { consent, answers, choose } = useSync(services);
  const { on, remembered } = consent;

  return (
    <div className={styles.consent} data-ready={arrived ? '' : undefined}>
      {children}
      <div className={checkboxStyles.checkboxes}>
        <Checkbox
          label={labels.live}
          checked={on}
          onChange={(checked) => {
            choose({ on: checked, remembered: false });
          }}
        />
        {on && (
          <Checkbox
            label={labels.remember}
            checked={remembered}
            onChange={(checked) => {
              choose({ on, remembered: checked });
            }}
          />
        )}
      </div>
      <p className="small dim" role="status">
        {on && <SyncStatus services={services} answers={answers} />}
      </p>
    </div>
  );
}
