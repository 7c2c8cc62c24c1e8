import type { KeyboardEvent, MouseEvent } from 'react';
import { isModified, isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';
import type { Counts, Kind } from '../concerts.ts';
import styles from '../list/Concerts.module.css';
import { kinds, tabAfter } from './tabs.ts';

export interface TabLabels {
  /** Names the tabs together. */
  region: string;
  upcoming: string;
  past: string;
  /** The unit of the number beside a tab, singular and plural. */
  concert: string;
  concerts: string;
}

interface Props {
  labels: TabLabels;
  counts: Counts;
  tab: { arrived: boolean; active: Kind; choose: (kind: Kind) => void };
}

/** Links to the two lists, which become tabs when their script is there. */
export default function ConcertTabs({ labels, counts, tab: { arrived, active, choose } }: Props) {
  const press = (event: MouseEvent<HTMLAnchorElement>, kind: Kind) => {
    if (!isPrimaryClick(event, event.currentTarget)) return;
    event.preventDefault();
    choose(kind);
  };
  const key = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const kind = event.key === ' ' ? active : tabAfter(event.key, active);
    if (!kind || isModified(event)) return;
    event.preventDefault();
    choose(kind);
    document.getElementById(`tab-${kind}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      aria-label={labels.region}
      role={arrived ? 'tablist' : 'group'}
      data-scripted=""
    >
      {kinds.map((kind) => (
        <a
          key={kind}
          id={`tab-${kind}`}
          href={`?concerts=${kind}#concerts-${kind}`}
          data-tab={kind}
          {...(arrived && {
            role: 'tab',
            'aria-selected': kind === active,
            'aria-controls': `concerts-${kind}`,
            tabIndex: kind === active ? 0 : -1,
          })}
          onClick={(event) => {
            press(event, kind);
          }}
          onKeyDown={key}
        >
          {labels[kind]}{' '}
          <span className={styles.count}>
            {counts[kind]}
            <span className="visually-hidden"> {counts[kind] === 1 ? labels.concert : labels.concerts}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
