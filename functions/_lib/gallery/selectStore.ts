import { cloudinaryAccount } from '../../../src/services/cloudinary/account.ts';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';
import { blobGallery } from './blobGallery.ts';
import { cloudinaryGallery } from './cloudinaryGallery.ts';
import type { Gallery } from './store.ts';

/** Clears the list of pictures from the CDN. */
export const galleryTag = 'gallery';
export const pictureTag = (id: string) => `picture-${id}`;

/** Selects the configured gallery: Cloudinary's where its address is set, else the embedded one; 503 for a malformed address. */
export function selectGallery(): Gallery {
  const url = setting('CLOUDINARY_URL');
  if (!url) return blobGallery();
  const account = cloudinaryAccount(url, {
    base: setting('CLOUDINARY_API_BASE'),
    folder: setting('CLOUDINARY_FOLDER'),
  });
  if (account) return cloudinaryGallery(account);
  // Without the address, which holds a secret.
  console.error('CLOUDINARY_URL is not written as cloudinary://<key>:<secret>@<cloud>.');
  throw new ProblemError('unconfigured');
}
