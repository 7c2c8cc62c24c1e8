import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFreshRecords } from '../../lib/freshRecords.ts';
import type { FreshReleases } from './freshReleases.ts';
import { writtenReleases, type WrittenRelease } from './writtenReleases.ts';

/**
 * The columns of the releases that arrived since the page was built; `undefined` as long as none did. Words and dates for them
 * are fetched only then.
 */
export function useFreshReleases(
  root: RefObject<HTMLElement | null>,
  noCover: string | undefined,
): FreshReleases | undefined {
  const records = useFreshRecords('releases');
  const written = useRef<WrittenRelease[]>(undefined);
  const [fresh, setFresh] = useState<FreshReleases>();

  useEffect(() => {
    if (!records || !root.current) return;
    // Before anything else is drawn among them.
    const known = (written.current ??= writtenReleases(root.current));
    let outdated = false;
    const show = ({ freshReleases }: typeof import('./freshReleases.ts')) => {
      const locale = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
      if (!outdated) setFresh(freshReleases(records, known, { locale, noCover, now: new Date() }));
    };
    // Without the words what is shown stays.
    import('./freshReleases.ts').then(show, () => undefined);
    return () => {
      outdated = true;
    };
  }, [root, records, noCover]);

  return fresh;
}
