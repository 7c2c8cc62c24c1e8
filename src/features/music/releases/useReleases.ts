import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useNow } from '../../../components/hooks/useNow.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import { readReleases } from './readReleases.ts';
import { currentReleases, nextHour, type ReleaseCard, type ShownRelease } from './releases.ts';

export interface BuiltReleases {
  /** In milliseconds since 1970. */
  builtAt: number;
  /** First instant after the build at which a badge changes, in milliseconds since 1970. */
  changesAt: number;
  /** Address of the picture for a release without a cover; only if releases can arrive after the build. */
  noCover?: string | undefined;
}

/** The releases at the present time, from the HTML and the record store; `undefined` while the HTML of the build is right. */
export function useReleases(
  root: RefObject<HTMLElement | null>,
  { builtAt, changesAt, noCover }: BuiltReleases,
): readonly ShownRelease[] | undefined {
  const records = useRecords('releases');
  const [built, setBuilt] = useState<readonly ShownRelease[]>();
  const [synced, setSynced] = useState<readonly ReleaseCard[]>();

  const focused = useRef<string | null>(null);

  const readPage = () => {
    focused.current = document.activeElement?.getAttribute('href') ?? null;
    if (!built && root.current) setBuilt(readReleases(root.current));
  };
  const now = useNow({
    builtAt,
    nextChange: (at) => (built ? nextHour(at) : changesAt),
    beforeChange: readPage,
  });
  const handleSynced = useEffectEvent((cards: readonly ReleaseCard[]) => {
    readPage();
    setSynced(cards);
  });

  useEffect(() => {
    if (!records) return;
    const controller = new AbortController();
    const load = async () =>
      (await import('./serviceReleases.ts')).serviceReleases(records, pageLocale(), noCover);
    void loadScript('Releases', load, controller.signal).then((cards) => cards && handleSynced(cards));
    return () => controller.abort();
  }, [records, noCover]);

  const shown = useMemo(() => built && currentReleases(built, synced, now), [built, synced, now]);

  // The elements of React replace those of the build, and with them the one that has the focus.
  useLayoutEffect(() => {
    const isLost = focused.current && document.activeElement === document.body;
    if (isLost) root.current?.querySelector<HTMLElement>(`a[href="${focused.current}"]`)?.focus();
  }, [root, shown]);
  return shown;
}
