import { recordPrefix } from '../../config/stores.ts';
import { type PictureRecord, pictureRecord } from '../../records/gallery/pictureRecord.ts';
import { readRepaired, readTolerantly } from '../../records/records.ts';
import type { Reading } from '../../services/http/reading.ts';
import { blobDocuments } from '../blobDocuments.ts';
import type { CallLimits } from '../blobStore.ts';
import type { Document } from '../documents.ts';
import type { Files } from '../layOver.ts';

/** The records of the embedded gallery, over those of the repository. */
export const pictureDocuments = (files?: Files, limits?: CallLimits) =>
  blobDocuments('pictures', { files, limits, prefix: recordPrefix });

/** Fields of a picture whose file is not complete yet: nobody sees it. */
export const begun = (record: PictureRecord): object => ({ ...record, isIncomplete: true });

export const isIncomplete = ({ fields }: Document): boolean => fields.isIncomplete === true;

/**
 * The picture of a document. One that breaks its contract is without its unusable texts; where the rest is unusable, too, it has stand-ins,
 * and only the band sees it. `undefined` for one without an address.
 */
export function pictureOf({ id, fields, deleted, changes }: Document): PictureRecord | undefined {
  const record: Record<string, unknown> = {
    ...{ ...fields, id },
    ...(deleted !== undefined && { deleted }),
    ...(changes && { changes }),
  };
  delete record.isIncomplete;
  const { data } = readTolerantly(pictureRecord, record);
  return (
    data ??
    readRepaired(
      pictureRecord,
      { ...record, pending: true },
      {
        ...{ rank: '0', url: `/api/cloudinary/${id}`, width: 4, height: 3, bytes: 1, type: 'image/jpeg' },
        added: '1970-01-01T00:00:00Z',
      },
    ).data
  );
}

/** All complete pictures of a store, removed ones too. A record of the repository is left out with its file. */
export function picturesOf(
  { items, leftOut }: Reading<Document>,
  files: readonly Document[],
): Reading<PictureRecord> {
  const complete = items.filter((document) => !isIncomplete(document));
  const broken = complete.filter((document) => !pictureOf(document));
  const imgOf = new Map(files.map(({ id, fields }) => [id, String(fields.img)]));
  const read = (document: Document) => {
    const picture = pictureOf(document);
    if (picture?.img === undefined) return picture ?? [];
    const img = imgOf.get(picture.id);
    return img === undefined ? [] : { ...picture, img };
  };
  return {
    items: complete.flatMap(read),
    leftOut: [...leftOut, ...broken.map(({ id }) => ({ entry: id, reason: 'it breaks its contract' }))],
  };
}
