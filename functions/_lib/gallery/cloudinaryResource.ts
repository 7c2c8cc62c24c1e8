import * as z from 'zod';
import { imageService } from '../../../src/config/imageService.ts';
import { type KeptPicture, keptPicture } from '../../../src/contracts/keptPicture.ts';
import { textsOf } from './cloudinaryContext.ts';
import { newRank } from './rank.ts';

/** A picture as Cloudinary describes it. */
export const cloudinaryResource = z.object({
  public_id: z.string().min(1),
  format: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  created_at: z.string(),
  secure_url: z.url({ protocol: /^https$/ }),
  context: z.object({ custom: z.record(z.string(), z.string()).default({}) }).default({ custom: {} }),
});
export type CloudinaryResource = z.infer<typeof cloudinaryResource>;

/** Our name for Cloudinary's, which may hold slashes, and back. */
export const idOf = (publicId: string) => Buffer.from(publicId).toString('base64url');
export const publicIdOf = (id: string) => Buffer.from(id, 'base64url').toString();

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** A picture as we keep it, or nothing if it is none that we show, such as a film that somebody has put there. */
export function keptOf(resource: CloudinaryResource): KeptPicture | undefined {
  const { public_id: publicId, format, bytes, width, height, created_at: created, context } = resource;
  const added = new Date(created);
  const { data } = keptPicture.safeParse({
    id: idOf(publicId),
    // By way of the image service: no visitor speaks to Cloudinary.
    url: `${imageService}?${new URLSearchParams({ url: resource.secure_url }).toString()}`,
    width,
    height,
    bytes,
    type: types[format],
    added: Number.isNaN(added.getTime()) ? undefined : added.toISOString(),
    rank: newRank(added.getTime(), 0, 0),
    ...textsOf(context.custom),
  });
  return data;
}
