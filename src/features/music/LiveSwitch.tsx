import type { ReactNode } from 'react';
import type { MusicService } from '../../config/services.ts';
import LiveState from './LiveState.tsx';
import tickStyles from './Tick.module.css';
import Tick from './Tick.tsx';
import { useArrived } from './useArrived.ts';
import { useLive } from './useLive.ts';
import styles from './VideoPlayer.module.css';

export interface LiveLabels {
  live: string;
  remember: string;
}

interface Props {
  services: readonly MusicService[];
  labels: LiveLabels;
  /** What goes to whom, with a link to more about it. */
  children: ReactNode;
}

/** Has the section follow its services, for visitors who ask for it (DESIGN, Privacy); remembered only where that is asked for, too. */
export default function LiveSwitch({ services, labels, children }: Props) {
  const arrived = useArrived();
  const { consent, answers, choose } = useLive(services);
  const { on, remembered } = consent;

  return (
    <div className={styles.consent} data-ready={arrived ? '' : undefined}>
      {children}
      <div className={tickStyles.ticks}>
        <Tick
          label={labels.live}
          checked={on}
          onChange={(checked) => {
            choose({ on: checked, remembered: false });
          }}
        />
        {on && (
          <Tick
            label={labels.remember}
            checked={remembered}
            onChange={(checked) => {
              choose({ on, remembered: checked });
            }}
          />
        )}
      </div>
      <p className="small dim" role="status">
        {on && <LiveState services={services} answers={answers} />}
      </p>
    </div>
  );
}
