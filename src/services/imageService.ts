/** The host's image service; stored pictures reach a page only through it, in the requested size. */
export const imageService = '/.netlify/images';

/** The address of a stored picture (its `url`) in a width in pixels, at a quality of 1 to 100; the browser's best format unless one is given. */
export function sizedPicture(url: string, width: number, quality = 70, format?: 'jpg'): string {
  // The `url` of a picture on another host is an address of the image service already.
  const source = new URLSearchParams(url.split('?')[1]).get('url') ?? url;
  return `${imageService}?${new URLSearchParams({ url: source, w: String(width), q: String(quality), ...(format && { fm: format }) }).toString()}`;
}
