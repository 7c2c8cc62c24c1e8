import { createContext, use, useEffect } from 'react';

/** A picture that can stand on the page. */
export interface PagePicture {
  id: string;
  /** Its description, or its day. */
  name: string;
  /** Uploaded for the page: the gallery leaves it out. */
  isOfPage: boolean;
  /** Its width, divided by its height; undefined where the store does not know it. */
  ratio: number | undefined;
  /** Its address, about so many pixels wide; undefined while the build's files load. */
  src: (width: number) => string | undefined;
}

/** The way of a chosen picture that is not up yet. */
interface WaitingPicture {
  state: string;
  hasFailed: boolean;
  /** Tries again, where that can help. */
  retry?: () => void;
}

/** The pictures of the page and of the gallery, with the one queue of the area *Bilder*, for the forms of other areas. */
export interface PagePictures {
  /** The newest first; undefined until they are loaded. */
  list: readonly PagePicture[] | undefined;
  hasFailed: boolean;
  load: () => void;
  find: (id: string) => PagePicture | undefined;
  /**
   * Checks a file and sends it up for the page. Resolves with the id of its record, which is known before it is stored, or with the reason
   * why it is refused. `hint` is a sentence on a file that is taken.
   */
  add: (file: File) => Promise<{ id: string; hint?: string } | { reason: string }>;
  /** Deletes a picture of the page for good in 30 days, wherever it stands. Resolves with the way back; undefined where that was refused. */
  remove: (id: string) => Promise<(() => void) | undefined>;
  /** Where a picture stands that this device has still to send. */
  waitingOf: (id: string) => WaitingPicture | undefined;
  /** Its file, while it waits. */
  read: (id: string) => Promise<Blob | undefined>;
}

interface Offer {
  /** Undefined until the script of the pictures is there. */
  pictures: PagePictures | undefined;
  /** Loads it. */
  ask: () => void;
}

export const PagePicturesContext = createContext<Offer | null>(null);

/** The pictures for a form. Their script loads with the first form that asks. */
export function usePagePictures(): PagePictures | undefined {
  const offer = use(PagePicturesContext);
  const ask = offer?.ask;
  useEffect(() => ask?.(), [ask]);
  return offer?.pictures;
}
