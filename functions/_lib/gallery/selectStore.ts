import { setting } from '../env.ts';
import { blobGallery } from './blobGallery.ts';
import { cloudinaryAccount } from './cloudinaryAccount.ts';
import { cloudinaryGallery } from './cloudinaryGallery.ts';
import type { Gallery } from './store.ts';

/** Clears the list of pictures from the CDN. */
export const galleryTag = 'gallery';
export const pictureTag = (id: string) => `picture-${id}`;

/** The gallery that is configured: Cloudinary's where its address is set, else the embedded one. */
export function gallery(): Gallery {
  const url = setting('CLOUDINARY_URL');
  return url ? cloudinaryGallery(cloudinaryAccount(url)) : blobGallery();
}
