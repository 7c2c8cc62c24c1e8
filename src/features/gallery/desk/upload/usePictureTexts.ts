import { useState, type RefObject } from 'react';
import type { UploadItem } from '../queue/uploader.ts';
import { isSendable, type QueuedPicture } from '../queue/queue.ts';
import { firstMissingField, missingFields, readTexts, type TextField } from './pictureTexts.ts';

type MissingFields = ReadonlyMap<number, readonly TextField[]>;

/** Reads the texts of the pictures from the form, and holds the fields that were missing at the last attempt to send. */
export function usePictureTexts(form: RefObject<HTMLFormElement | null>) {
  const [missing, setMissing] = useState<MissingFields>(new Map());
  const formData = () => new FormData(form.current ?? undefined);
  const findMissing = (pictures: readonly QueuedPicture[]): MissingFields => {
    const data = formData();
    const found = pictures.map(({ id }) => [id, missingFields(readTexts(data, id))] as const);
    return new Map(found.filter(([, fields]) => fields.length > 0));
  };

  const itemsOf = (pictures: readonly QueuedPicture[]): UploadItem[] => {
    const data = formData();
    return pictures.filter(isSendable).map((queued) => ({ ...queued, texts: readTexts(data, queued.id) }));
  };

  return {
    missing,
    /** The present texts of each picture. */
    read: () => {
      const data = formData();
      return ({ id }: QueuedPicture) => readTexts(data, id);
    },
    /** Drops the fields that have been filled in since. */
    recheck: (queue: readonly QueuedPicture[]) => {
      if (missing.size > 0) setMissing(findMissing(queue.filter(({ id }) => missing.has(id))));
    },
    /** Returns the pictures that can be sent, with their texts. Returns none while a text is missing, and focuses its field. */
    collect: (pictures: readonly QueuedPicture[]): UploadItem[] => {
      const sendable = pictures.filter(isSendable);
      const found = findMissing(sendable);
      setMissing(found);
      const field = firstMissingField(found);
      if (field) {
        document.getElementById(field)?.focus();
        return [];
      }
      return itemsOf(sendable);
    },
    /** Returns those that can be sent and miss no text, with their texts. */
    complete: (pictures: readonly QueuedPicture[]): UploadItem[] =>
      itemsOf(pictures).filter(({ texts }) => missingFields(texts).length === 0),
  };
}
