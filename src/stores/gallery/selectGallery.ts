import { cloudinaryAccount } from '../../services/cloudinary/account.ts';
import { setting } from '../../../functions/_lib/env.ts';
import { ProblemError } from '../../../functions/_lib/http/problemError.ts';
import { blobGallery } from './blobGallery.ts';
import { cloudinaryGallery } from './cloudinaryGallery.ts';
import type { Gallery } from './gallery.ts';

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
