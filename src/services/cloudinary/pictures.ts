import { encodePart } from '../../config/encodePart.ts';
import * as z from 'zod/mini';
import type { PictureType } from '../../config/uploads.ts';
import type { PictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { PictureTexts } from '../../records/gallery/storedPicture.ts';
import { readingOf, type LeftOut, type Reading } from '../http/reading.ts';
import type { RequestJson } from '../http/request.ts';
import { ServiceError } from '../http/serviceError.ts';
import { shaped } from '../http/shaped.ts';
import type { CloudinaryAccount } from './account.ts';
import { writeContext } from './context.ts';
import { publicIdOf, readPicture, type CloudinaryPicture } from './picture.ts';

/** Cloudinary lists at most this many pictures a page. */
const pageSize = '500';
const page = z.object({ resources: z.array(z.unknown()), next_cursor: z.optional(z.string()) });

interface UploadedPicture extends Pick<PictureRecord, 'rank' | 'pending' | 'ofPage'> {
  id: string;
  type: PictureType;
  bytes: Uint8Array<ArrayBuffer>;
  texts: PictureTexts;
  /** Of a picture that an import brings back: its day, and the instant of its removal. */
  former?: Pick<PictureRecord, 'added' | 'deleted'>;
}

/** Lists every picture with the gallery's tag, removed ones too. Throws a `ServiceError`. */
export async function listPictures(
  account: CloudinaryAccount,
  requestJson: RequestJson,
): Promise<Reading<CloudinaryPicture>> {
  const read: (CloudinaryPicture | LeftOut)[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({
      context: 'true',
      max_results: pageSize,
      ...(cursor && { next_cursor: cursor }),
    });
    const path = `/resources/image/tags/${encodePart(account.folder)}?${query.toString()}`;
    const { resources, next_cursor } = shaped(page, await call(account, path, requestJson));
    read.push(...resources.map(readPicture));
    cursor = next_cursor;
  } while (cursor);
  return readingOf(read);
}

/** Uploads a picture into the gallery's folder; a known one is not overwritten. Throws a `ServiceError`. */
export async function uploadPicture(
  account: CloudinaryAccount,
  { id, type, bytes, texts, rank, pending, ofPage, former }: UploadedPicture,
  requestJson: RequestJson,
): Promise<PictureRecord> {
  const described = await call(account, '/image/upload', requestJson, {
    file: new Blob([bytes], { type }),
    public_id: publicIdAt(account, id),
    overwrite: 'false',
    tags: account.folder,
    context: writeContext({ ...texts, rank, pending, ofPage, ...former }),
  });
  const picture = readPicture(described);
  if ('reason' in picture) throw new ServiceError('answered with a picture that cannot be shown');
  return picture.record;
}

const publicIdAt = ({ folder }: CloudinaryAccount, uploadId: string) => `${folder}/${uploadId}`;

/** The id under which a picture of this folder was uploaded; `undefined` for one that came in another way. */
export function uploadIdOf(account: CloudinaryAccount, id: string): string | undefined {
  const [publicId, start] = [publicIdOf(id), publicIdAt(account, '')];
  const uploadId = publicId.startsWith(start) ? publicId.slice(start.length) : '';
  return /^[\w-]{1,100}$/.test(uploadId) ? uploadId : undefined;
}

/** True for the id of the picture that was uploaded under this one. */
export const isUploadOf = (account: CloudinaryAccount, id: string, uploadId: string): boolean =>
  publicIdOf(id) === publicIdAt(account, uploadId);

/** Writes the texts, rank and removal of a picture. Throws a `ServiceError`. */
export async function describePicture(
  account: CloudinaryAccount,
  record: PictureRecord,
  requestJson: RequestJson,
): Promise<void> {
  const fields = { public_id: publicIdOf(record.id), type: 'upload', context: writeContext(record) };
  shaped(z.object({ public_id: z.string() }), await call(account, '/image/explicit', requestJson, fields));
}

/** Deletes a picture for good. Throws a `ServiceError`. */
export async function destroyPicture(
  account: CloudinaryAccount,
  id: string,
  requestJson: RequestJson,
): Promise<void> {
  const fields = { public_id: publicIdOf(id), invalidate: 'true' };
  shaped(z.object({ result: z.string() }), await call(account, '/image/destroy', requestJson, fields));
}

/** Sends a form where there are `fields`. */
function call(
  { api, authorization }: CloudinaryAccount,
  path: string,
  requestJson: RequestJson,
  fields?: Record<string, string | Blob>,
): Promise<unknown> {
  if (!fields) return requestJson(api + path, { headers: { authorization } });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return requestJson(api + path, { method: 'POST', headers: { authorization }, body });
}
