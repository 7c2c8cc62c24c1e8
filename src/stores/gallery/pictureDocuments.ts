import { recordPrefix } from '../../config/stores.ts';
import { type PictureRecord, pictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { Reading } from '../../services/http/reading.ts';
import { blobDocuments } from '../blobDocuments.ts';
import type { CallLimits } from '../blobStore.ts';
import type { Document } from '../documents.ts';

/** The records of the embedded gallery. */
export const pictureDocuments = (limits?: CallLimits) =>
  blobDocuments('pictures', { limits, prefix: recordPrefix });

/** Fields of a picture whose file is not complete yet: nobody sees it. */
export const begun = (record: PictureRecord): object => ({ ...record, isIncomplete: true });

export const isIncomplete = ({ fields }: Document): boolean => fields.isIncomplete === true;

/** The picture of a document; `undefined` where it breaks its contract. */
export function pictureOf({ id, fields, deleted }: Document): PictureRecord | undefined {
  const record: Record<string, unknown> = { ...fields, id, ...(deleted !== undefined && { deleted }) };
  delete record.isIncomplete;
  return pictureRecord.safeParse(record).data;
}

/** All complete pictures, removed ones too. */
export function picturesOf({ items, leftOut }: Reading<Document>): Reading<PictureRecord> {
  const complete = items.filter((document) => !isIncomplete(document));
  const broken = complete.filter((document) => !pictureOf(document));
  return {
    items: complete.flatMap((document) => pictureOf(document) ?? []),
    leftOut: [...leftOut, ...broken.map(({ id }) => ({ entry: id, reason: 'it breaks its contract' }))],
  };
}
