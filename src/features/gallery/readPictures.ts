/** A picture of the gallery as `PictureLink.tsx` writes it into the HTML. */
export interface GalleryPicture {
  /** Its id in the store, if it comes from one. */
  id: string | undefined;
  /** Link to the large file; gets the focus again when the large view closes. */
  link: HTMLAnchorElement;
  alt: string;
  credit: string;
  /** Wider than high, and so larger on a phone that is held sideways. */
  isWide: boolean;
  /** Address of the file that the page shows. */
  src: string;
}

/** Reads the pictures of the gallery in their order, so that no record is sent twice. */
export function readPictures(gallery: Element): GalleryPicture[] {
  // All pictures have the same few queries, and each evaluation takes long.
  const known = new Map<string, boolean>();
  const matches = (media: string) => {
    const result = known.get(media) ?? matchMedia(media).matches;
    known.set(media, result);
    return result;
  };
  return [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-credit]')].map((link) => {
    const image = link.querySelector('img');
    const read = (attribute: string) => image?.getAttribute(attribute) ?? '';
    // Not `currentSrc`, which is empty until a lazy picture comes near the viewport.
    const source = [...link.querySelectorAll('source')].find((each) =>
      matches(each.getAttribute('media') ?? ''),
    );
    return {
      id: link.getAttribute('data-id') ?? undefined,
      link,
      alt: read('alt'),
      credit: link.getAttribute('data-credit') ?? '',
      isWide: Number(read('width')) > Number(read('height')),
      src: source?.getAttribute('srcset') ?? read('src'),
    };
  });
}
