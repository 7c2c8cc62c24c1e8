/** A picture of the gallery as the page tells it. */
export interface GalleryPicture {
  /** Leads to the large print; has the focus again when the large view closes. */
  link: HTMLAnchorElement;
  alt: string;
  credit: string;
  /** Wider than high, so that it is larger on a phone that is held sideways. */
  isWide: boolean;
  /** Address of the print that the page shows. */
  print: string;
}

/** The pictures of the gallery in their order, read from the page: what it shows need not be sent twice. */
export const picturesIn = (gallery: Element): GalleryPicture[] =>
  [...gallery.querySelectorAll<HTMLElement>('[data-credit]')].flatMap((item) => {
    const link = item.querySelector('a');
    const image = item.querySelector('img');
    if (!link || !image) return [];
    // Not `currentSrc`: one that was never near has none yet.
    const source = [...item.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches);
    return [
      {
        link,
        alt: image.alt,
        credit: item.dataset.credit ?? '',
        isWide: Number(image.getAttribute('width')) > Number(image.getAttribute('height')),
        print: source?.srcset ?? image.src,
      },
    ];
  });
