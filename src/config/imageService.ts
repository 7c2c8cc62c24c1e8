/** The host's image service: the only way by which stored pictures reach a page, in the size that it asks for. */
export const imageService = '/.netlify/images';

/** The address of a stored picture (its `url`) in a width of so many pixels, at a quality of 1 to 100. */
export function sizedPicture(url: string, width: number, quality = 70): string {
  // A picture that lies elsewhere has an address of the image service already.
  const source = new URLSearchParams(url.split('?')[1]).get('url') ?? url;
  return `${imageService}?${new URLSearchParams({ url: source, w: String(width), q: String(quality) }).toString()}`;
}
