import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { receiveFromDesk } from '../../../lib/browser/otherPages.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import type AddedPictures from '../list/AddedPictures.tsx';
import { readPictures, type GalleryPicture } from '../readPictures.ts';
import { shownPictures } from './shownPictures.ts';
import { addPictures, publishPictures, requestPictures, type PictureQuery } from './storedPictures.ts';

/**
 * The pictures that are newer than the build, and the number of all pictures of the page; `undefined` while there are none. Requests
 * them once. Their component is loaded only when there are some.
 */
export function useAddedPictures(
  gallery: RefObject<HTMLElement | null>,
  { newest, limit }: PictureQuery,
): { pictures: ReactNode; count: number } | undefined {
  const records = useRecords('pictures');
  const [loaded, setLoaded] = useState<{ Pictures: typeof AddedPictures; built: GalleryPicture[] }>();

  useEffect(() => {
    const controller = new AbortController();
    // After a failed request the page stays as it was built.
    void requestPictures({ newest, limit }, controller.signal).then(
      (answer) => publishPictures(answer, controller.signal),
      () => undefined,
    );
    receiveFromDesk('pictures', addPictures, controller.signal);
    return () => controller.abort();
  }, [newest, limit]);

  useEffect(() => {
    if (!records || loaded) return;
    const controller = new AbortController();
    void loadScript('Gallery', () => import('../list/AddedPictures.tsx'), controller.signal).then(
      (script) =>
        script &&
        setLoaded({
          Pictures: script.default,
          built: gallery.current ? readPictures(gallery.current) : [],
        }),
    );
    return () => controller.abort();
  }, [records, loaded, gallery]);

  return useMemo(() => {
    if (!records || !loaded) return undefined;
    const { added, built, removed, gained } = shownPictures(loaded.built, records, limit);
    const isStrip = limit !== undefined;
    return {
      pictures: <loaded.Pictures {...{ added, removed, gained, isStrip }} />,
      count: added.length + built.length,
    };
  }, [records, loaded, limit]);
}
