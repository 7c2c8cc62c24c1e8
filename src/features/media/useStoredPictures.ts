import { useEffect, type RefObject } from 'react';
import { showStoredPictures } from './storedPictures.ts';

/** Once a page, however often its gallery wakes. */
let asked = false;

/** Asks our store for the pictures that came after the build, once the gallery is awake. Where it fails, what is there stays. */
export function useStoredPictures(gallery: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (asked) return;
    asked = true;
    showStoredPictures(gallery.current).catch(() => undefined);
  }, [gallery]);
}
