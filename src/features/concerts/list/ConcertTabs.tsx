import type { KeyboardEvent, MouseEvent } from 'react';
import { isModified, isPrimaryClick } from '../../../lib/browser/isPrimaryClick.ts';
import { kinds, type Counts, type Kind } from '../concerts.ts';
import styles from './Concerts.module.css';
import { tabAfter, type Tab } from './useTab.ts';

export interface TabLabels {
  /** Name of the group of tabs. */
  region: string;
  upcoming: string;
  past: string;
  /** Unit of the number beside a tab, singular and plural. */
  concert: string;
  concerts: string;
}

interface Props {
  labels: TabLabels;
  counts: Counts;
  tab: Tab;
}

/** Links to the two lists; tabs once hydrated. */
export default function ConcertTabs({ labels, counts, tab: { hydrated, active, select } }: Props) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, kind: Kind) => {
    if (!isPrimaryClick(event, event.currentTarget)) return;
    event.preventDefault();
    select(kind);
  };
  const handleKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const kind = event.key === ' ' ? active : tabAfter(event.key, active);
    if (!kind || isModified(event)) return;
    event.preventDefault();
    const tab = document.getElementById(`tab-${kind}`);
    tab?.focus();
    // A click, for which a waiting list waits, too (`whenUnread.ts`).
    tab?.click();
  };
  return (
    <div
      className={`unprinted ${styles.tabs ?? ''}`}
      aria-label={labels.region}
      role={hydrated ? 'tablist' : 'group'}
      data-scripted=""
    >
      {kinds.map((kind) => (
        <a
          key={kind}
          id={`tab-${kind}`}
          href={`?concerts=${kind}#concerts-${kind}`}
          data-tab={kind}
          // The click before the island changes it (`concertTab.ts`). A tab has `aria-selected` instead.
          aria-current={hydrated ? undefined : false}
          {...(hydrated && {
            role: 'tab',
            'aria-selected': kind === active,
            'aria-controls': `concerts-${kind}`,
            tabIndex: kind === active ? 0 : -1,
          })}
          onClick={(event) => handleClick(event, kind)}
          onKeyDown={handleKey}
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
