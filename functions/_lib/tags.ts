/** Tags of everything that shows these records, in the CDN. */
export const concertsTag = 'concerts';
export const galleryTag = 'gallery';
export const pictureTag = (id: string) => `picture-${id}`;
