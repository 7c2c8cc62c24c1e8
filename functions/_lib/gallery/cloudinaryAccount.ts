import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';

/** What is needed to speak to a Cloudinary account. */
export interface CloudinaryAccount {
  /** Where its calls begin, without a slash at the end. */
  api: string;
  authorization: string;
  /** The folder of the gallery's pictures, and the tag by which they are listed. */
  folder: string;
}

const usualFolder = 'match';

/** Reads `cloudinary://<key>:<secret>@<cloud>`; anything else counts as not configured (503), and is never repeated. */
export function cloudinaryAccount(url: string): CloudinaryAccount {
  const [, key, secret, cloud] = /^cloudinary:\/\/([^:@/]+):([^:@/]+)@([\w-]+)\/?$/.exec(url) ?? [];
  if (!key || !secret || !cloud) {
    console.error('CLOUDINARY_URL is not written as cloudinary://<key>:<secret>@<cloud>.');
    throw new ProblemError('unconfigured');
  }
  const base = setting('CLOUDINARY_API_BASE') ?? 'https://api.cloudinary.com';
  return {
    api: `${base}/v1_1/${cloud}`,
    authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
    folder: setting('CLOUDINARY_FOLDER') ?? usualFolder,
  };
}
