import { historyDays } from '../../config/stores.ts';
import { dayMs } from '../../config/time.ts';
import type { Documents } from '../documents.ts';
import { untilWritten } from '../record.ts';

/** A version of a record as it was stored, with the instant of its deletion where it was deleted. */
export type Version<Fields> = Fields & { id: string; deleted?: string | undefined };

/** The versions of records before their changes, one document per record. */
export interface History {
  /** Keeps a version before a change replaces it; a repeated call keeps it once. Deletes those that were replaced 90 days ago. */
  keep: (version: Version<{ revision: number }>) => Promise<void>;
  /** The kept versions, the oldest first, not checked by a contract. */
  list: (id: string) => Promise<Kept[]>;
  /** Deletes all versions of a record. */
  forget: (id: string) => Promise<void>;
}

interface Kept {
  fields: Record<string, unknown>;
  revision: number;
  deleted?: string | undefined;
  /** The instant at which a change was about to replace it. */
  until: string;
}

/** Longest history of one record, in bytes of JSON: below the megabyte that a document of Firestore may have. */
const longestHistory = 900_000;

const versionsIn = (fields: Record<string, unknown> | undefined): Kept[] =>
  Array.isArray(fields?.versions) ? (fields.versions as Kept[]) : [];

export function historyIn(documents: Documents, now: () => number): History {
  const isKept = ({ until }: Kept) => Date.parse(until) + historyDays * dayMs >= now();
  return {
    keep: async ({ id, deleted, ...fields }) => {
      const kept = { fields, revision: fields.revision, deleted, until: new Date(now()).toISOString() };
      await untilWritten(async () => {
        const document = await documents.read(id);
        const before = versionsIn(document?.fields).filter(isKept);
        if (before.some(({ revision }) => revision === fields.revision)) return true;
        const versions = [...before, kept];
        while (versions.length > 1 && Buffer.byteLength(JSON.stringify(versions)) > longestHistory)
          versions.shift();
        const isWritten = document
          ? documents.replace(document, { fields: { versions } })
          : documents.create(id, { versions });
        return (await isWritten) || undefined;
      });
    },
    list: async (id) => versionsIn((await documents.read(id))?.fields).filter(isKept),
    forget: async (id) => {
      const document = await documents.read(id);
      if (!document) return;
      // A store erases only what is marked as deleted.
      const mark = { fields: {}, deleted: new Date(now()).toISOString() };
      if (document.deleted === undefined && !(await documents.replace(document, mark))) return;
      await documents.erase(id);
    },
  };
}
