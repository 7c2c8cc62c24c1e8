import * as z from 'zod/mini';
import { imageService } from '../imageService.ts';
import { newRank, pictureRecord, type PictureRecord } from '../../records/gallery/pictureRecord.ts';
import { readTolerantly } from '../../records/records.ts';
import type { LeftOut } from '../http/reading.ts';
import { orNone } from '../http/shaped.ts';
import { readContext } from './context.ts';

/** A picture in our words, and where Cloudinary serves its file. */
export interface CloudinaryPicture {
  record: PictureRecord;
  fileUrl: string;
}

/** A picture as Cloudinary describes it. */
const resource = z.object({
  public_id: z.string().check(z.minLength(1)),
  format: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  created_at: orNone(z.string()),
  secure_url: z.url({ protocol: /^https?$/ }),
  context: orNone(z.object({ custom: orNone(z.record(z.string(), orNone(z.string()))) })),
});

/** Our id for Cloudinary's, which may hold slashes, and back. */
const idOf = (publicId: string) => Buffer.from(publicId).toString('base64url');
export const publicIdOf = (id: string) => Buffer.from(id, 'base64url').toString();

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Reads a picture; a resource that is none of ours, such as a film, is left out with the reason. */
export function readPicture(described: unknown): CloudinaryPicture | LeftOut {
  const read = z.safeParse(resource, described);
  if (!read.success) return { entry: 'a picture', reason: 'its description is incomplete' };
  const { public_id: publicId, format, bytes, width, height, created_at: created, context } = read.data;
  const id = idOf(publicId);
  const added = Date.parse(created ?? '');
  const { data: record, faults } = readTolerantly(pictureRecord, {
    id,
    // Through the image service: no visitor sends a request to Cloudinary.
    url: `${imageService}?${new URLSearchParams({ url: read.data.secure_url }).toString()}`,
    width,
    height,
    bytes,
    type: types[format],
    added: Number.isNaN(added) ? undefined : new Date(added).toISOString(),
    // A picture that was added in Cloudinary's own console is ordered by its day.
    rank: newRank(added || 0, 0, 0),
    ...readContext(context?.custom ?? {}),
  });
  return record ? { record, fileUrl: read.data.secure_url } : { entry: id, reason: faults.join(', ') };
}
