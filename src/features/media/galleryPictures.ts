/** A picture of the gallery as its column in the page tells it. */
export interface GalleryPicture {
  /** Leads to the large print; has the focus again when the large view closes. */
  link: HTMLAnchorElement;
  alt: string;
  credit: string;
  /** Address of the print that the strip shows. */
  print: string;
}

/** The pictures of the gallery in their order, read from the page: what it shows need not be sent twice. */
export const picturesIn = (gallery: Element): GalleryPicture[] =>
  [...gallery.querySelectorAll<HTMLElement>('[data-column]')].flatMap((column) => {
    const link = column.querySelector('a');
    const image = column.querySelector('img');
    if (!link || !image) return [];
    // Not `currentSrc`: one that was never near has none yet.
    const source = [...column.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches);
    return [
      {
        link,
        alt: image.alt,
        credit: column.dataset.credit ?? '',
        print: source?.srcset ?? image.src,
      },
    ];
  });
