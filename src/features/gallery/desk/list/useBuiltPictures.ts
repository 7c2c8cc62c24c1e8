import { useEffect, useState } from 'react';
import { loadScript } from '../../../../lib/browser/loadScript.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { loadBuiltPictures } from '../../sync/builtPictures.ts';
import type { BuiltPictures } from './pictureAddress.ts';

const none: BuiltPictures = new Map();

/** The build's files, loaded once a picture of the repository is on the desk; none before. */
export function useBuiltPictures(pictures: readonly GalleryPicture[] | undefined): BuiltPictures {
  const [built, setBuilt] = useState(none);
  const isNeeded = pictures?.some(({ img }) => img !== undefined) ?? false;
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    void loadScript('Desk', loadBuiltPictures, controller.signal).then((entries) => {
      if (entries) setBuilt(new Map(entries.map((entry) => [entry.id, entry])));
    });
    return () => controller.abort();
  }, [isNeeded]);
  return built;
}
