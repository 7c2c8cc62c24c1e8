import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRecords } from '../../../lib/recordStore.ts';
import type { CurrentReleases } from './currentReleases.ts';
import { readReleases, type ReleaseInPage } from '../releases/readReleases.ts';

/**
 * The columns of the releases that arrived since the page was built; `undefined` as long as none did. Words and dates for them
 * are fetched only then.
 */
export function useCurrentReleases(
  root: RefObject<HTMLElement | null>,
  noCover: string | undefined,
): CurrentReleases | undefined {
  const records = useRecords('releases');
  const written = useRef<ReleaseInPage[]>(undefined);
  const [fresh, setFresh] = useState<CurrentReleases>();

  useEffect(() => {
    if (!records || !root.current) return;
    // Before anything else is drawn among them.
    const known = (written.current ??= readReleases(root.current));
    let outdated = false;
    const show = ({ currentReleases }: typeof import('./currentReleases.ts')) => {
      const locale = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
      if (!outdated) setFresh(currentReleases(records, known, { locale, noCover, now: new Date() }));
    };
    // Without the words what is shown stays.
    import('./currentReleases.ts').then(show, () => undefined);
    return () => {
      outdated = true;
    };
  }, [root, records, noCover]);

  return fresh;
}
