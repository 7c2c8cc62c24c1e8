import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { call } from '../../../lib/browser/http.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { receiveFromDesk } from '../../../lib/browser/otherPages.ts';
import type { GalleryEntry } from '../galleryEntry.ts';
import type { CurrentGallery, CurrentPictures } from './currentPictures.tsx';
import { loadBuiltPictures } from './builtPictures.ts';

/** The gallery of a page as the build wrote it. */
export interface BuiltGallery {
  /** Digest of the shown pictures: the ETag of the API's list. */
  etag: string;
  /** At most so many pictures are shown. */
  limit?: number | undefined;
}

/**
 * The pictures of a page once they are other than the build's: the API's list differs, or the desk has changed them in another page of this
 * browser. `undefined` while the HTML of the build is right. Asks the API once; what shows another list loads only then.
 */
export function useGallery(
  gallery: RefObject<HTMLElement | null>,
  { etag, limit }: BuiltGallery,
): CurrentGallery | undefined {
  const [listed, setListed] = useState<readonly unknown[]>();
  const [loaded, setLoaded] = useState<{ current: CurrentPictures; built: readonly GalleryEntry[] }>();
  const focused = useRef<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const headers = { 'if-none-match': `"${etag}"` };
      const response = await call(listAddress(limit), { headers, signal });
      if (response.status === 304) return;
      const list: unknown = await response.json();
      // The desk was later.
      if (Array.isArray(list) && !signal.aborted) setListed((known) => known ?? (list as unknown[]));
    };
    // After a failed request the page stays as it was built.
    ask().catch(() => undefined);
    receiveFromDesk('pictures', setListed, signal);
    return () => controller.abort();
  }, [etag, limit]);

  const isOther = listed !== undefined;
  useEffect(() => {
    if (!isOther) return;
    const controller = new AbortController();
    const load = async () => {
      const [{ currentPictures }, built] = await Promise.all([
        import('./currentPictures.tsx'),
        loadBuiltPictures(),
      ]);
      return { current: await currentPictures(), built };
    };
    void loadScript('Gallery', load, controller.signal).then((all) => {
      const link = document.activeElement;
      if (link && gallery.current?.contains(link)) focused.current = link.getAttribute('href');
      if (all) setLoaded(all);
    });
    return () => controller.abort();
  }, [gallery, isOther]);

  const current = useMemo(
    () => listed && loaded?.current({ built: loaded.built, listed, limit }),
    [loaded, listed, limit],
  );

  // The elements of React replace those of the build, and with them the one that has the focus.
  useLayoutEffect(() => {
    if (!focused.current || !current) return;
    const link = pictureLink(gallery.current, focused.current);
    focused.current = null;
    if (document.activeElement === document.body) link?.focus({ preventScroll: true });
  }, [gallery, current]);
  return current;
}

/** The link of the picture with this large file. */
export const pictureLink = (gallery: Element | null, large: string) =>
  gallery?.querySelector<HTMLElement>(`a[href="${CSS.escape(large)}"]`);

/** Address of the list of pictures. */
export const listAddress = (limit: number | undefined) =>
  `/api/cloudinary?full${limit ? `&limit=${limit}` : ''}` as const;
