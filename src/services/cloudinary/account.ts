import { serviceBases } from '../../config/services.ts';

/** A Cloudinary account, and the gallery in it. */
export interface CloudinaryAccount {
  /** Name of the account. */
  cloud: string;
  /** The start of every call's address, without a slash at the end. */
  api: string;
  /** The header of every call. */
  authorization: string;
  /** The folder of the gallery's pictures, and the tag by which they are listed. */
  folder: string;
}

interface Options {
  /** `https://api.cloudinary.com`, or a fake's. */
  base?: string | undefined;
  folder?: string | undefined;
}

/** Reads `cloudinary://<key>:<secret>@<cloud>`; `undefined` for any other address. */
export function cloudinaryAccount(url: string, { base, folder }: Options): CloudinaryAccount | undefined {
  const [, key, secret, cloud] = /^cloudinary:\/\/([^:@/]+):([^:@/]+)@([\w-]+)\/?$/.exec(url) ?? [];
  if (!key || !secret || !cloud) return undefined;
  return {
    cloud,
    api: `${base ?? serviceBases.cloudinary}/v1_1/${cloud}`,
    authorization: `Basic ${btoa(`${key}:${secret}`)}`,
    folder: folder ?? 'match',
  };
}
