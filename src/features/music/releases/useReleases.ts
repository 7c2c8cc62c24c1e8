import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useNow } from '../../../components/hooks/useNow.ts';
import { call, jsonIn } from '../../../lib/browser/http.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { pageLocale } from '../../../lib/browser/pageLocale.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import { currentReleases, nextQuarter, type ReleaseContent, type ShownRelease } from './releases.ts';

export interface BuiltReleases {
  /** In milliseconds since 1970. */
  builtAt: number;
  /** First instant after the build at which a badge changes, in milliseconds since 1970. */
  changesAt: number;
  /** Address of the picture for a release without a cover; only if releases can arrive after the build. */
  noCover?: string | undefined;
}

/**
 * The releases at the present time, from the build's list and the record store; `undefined` while the HTML of the build is right. The list
 * loads at the first change.
 */
export function useReleases(
  root: RefObject<HTMLElement | null>,
  { builtAt, changesAt, noCover }: BuiltReleases,
): readonly ShownRelease[] | undefined {
  const records = useRecords('releases');
  const [built, setBuilt] = useState<readonly ReleaseContent[]>();
  const [synced, setSynced] = useState<readonly ReleaseContent[]>();

  const focused = useRef<string | null>(null);
  const keepFocus = () => {
    focused.current = document.activeElement?.getAttribute('href') ?? null;
  };
  const now = useNow({
    builtAt,
    // Without the list nothing else can change.
    nextChange: (at) => (built ? nextQuarter(at) : at < changesAt ? changesAt : Infinity),
    beforeChange: keepFocus,
  });
  const handleLoaded = useEffectEvent((list: readonly ReleaseContent[], all?: readonly ReleaseContent[]) => {
    keepFocus();
    setBuilt(list);
    setSynced(all);
  });

  const isOutdated = now !== builtAt;
  useEffect(() => {
    if (!records && !isOutdated) return;
    const controller = new AbortController();
    const load = async () => {
      const readList = async () =>
        (await jsonIn(await call(`/releases/${pageLocale()}.json`))) as ReleaseContent[];
      const [list, service] = await Promise.all([readList(), records && import('./serviceReleases.ts')]);
      return [
        list,
        records && (await service?.serviceReleases(records, list, pageLocale(), noCover)),
      ] as const;
    };
    void loadScript('Releases', load, controller.signal).then((lists) => lists && handleLoaded(...lists));
    return () => controller.abort();
  }, [records, isOutdated, noCover]);

  const shown = useMemo(
    () => built && currentReleases(built, synced, { builtAt, now }),
    [built, synced, builtAt, now],
  );

  // The elements of React replace those of the build, and with them the one that has the focus.
  useLayoutEffect(() => {
    const isLost = focused.current && document.activeElement === document.body;
    if (isLost) root.current?.querySelector<HTMLElement>(`a[href="${focused.current}"]`)?.focus();
  }, [root, shown]);
  return shown;
}
