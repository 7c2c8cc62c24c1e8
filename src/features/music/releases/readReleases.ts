import type { RenderedPicture } from '../../../images/renderPicture.ts';

/** A release as its column in the page tells it. */
export interface ReleaseInPage {
  url: string;
  name: string;
  cover: RenderedPicture;
}

/** The releases that the build wrote, read from the page: what it shows need not be sent twice. */
export const readReleases = (root: Element): ReleaseInPage[] =>
  [...root.querySelectorAll<HTMLElement>('[data-column]')].flatMap((column) => {
    const link = column.querySelector('a');
    const name = link?.querySelector('span')?.textContent;
    const image = column.querySelector('img');
    return link && name && image ? [{ url: link.href, name, cover: coverIn(column, image) }] : [];
  });

const coverIn = (column: Element, { src, width, height }: HTMLImageElement): RenderedPicture => ({
  src,
  width,
  height,
  sources: [...column.querySelectorAll('source')].map((source) => ({
    srcSet: source.srcset,
    ...(source.media && { media: source.media }),
    type: source.type,
    width: source.width,
    height: source.height,
  })),
});
