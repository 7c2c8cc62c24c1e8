import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { receiveFromDesk } from '../../../lib/browser/otherPages.ts';
import type { Texts } from '../../../lib/i18n/translator.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import type AddedPictures from '../list/AddedPictures.tsx';
import { readPictures, type GalleryPicture } from '../readPictures.ts';
import { shownPictures } from './shownPictures.ts';
import { addPictures, publishPictures, requestPictures, type PictureQuery } from './storedPictures.ts';

interface Loaded {
  Pictures: typeof AddedPictures;
  texts: Texts<'media'>;
  built: GalleryPicture[];
}

/**
 * The pictures that are newer than the build, and the number of all pictures of the page; `undefined` while there are none. Requests
 * them once. Their component is loaded only when there are some.
 */
export function useAddedPictures(
  gallery: RefObject<HTMLElement | null>,
  { newest, limit }: PictureQuery,
): { pictures: ReactNode; count: number } | undefined {
  const records = useRecords('pictures');
  const [loaded, setLoaded] = useState<Loaded>();

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
    const load = async () => {
      const { default: Pictures, loadTexts } = await import('../list/AddedPictures.tsx');
      return { Pictures, texts: await loadTexts() };
    };
    void loadScript('Gallery', load, controller.signal).then(
      (script) =>
        script && setLoaded({ ...script, built: gallery.current ? readPictures(gallery.current) : [] }),
    );
    return () => controller.abort();
  }, [records, loaded, gallery]);

  return useMemo(() => {
    if (!records || !loaded) return undefined;
    const { added, built, removed, gained } = shownPictures(loaded.built, records, limit);
    const { Pictures, texts } = loaded;
    const isStrip = limit !== undefined;
    return {
      pictures: <Pictures {...{ added, removed, gained, isStrip, texts }} />,
      count: added.length + built.length,
    };
  }, [records, loaded, limit]);
}
