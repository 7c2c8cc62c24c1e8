import * as z from 'zod';
import type { ConcertRecord } from '../../../src/contracts/concert.ts';
import { plainFields, typedFields } from '../../../src/services/firestore/values.ts';
import { ProblemError } from '../http/problemError.ts';
import { askJson } from '../services/upstream.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import { earliestFirst, readConcert, type Concerts } from './store.ts';

const service = 'Firestore';

/** Fields that are timestamps there and instants here. */
const instants = ['date', 'doors'] satisfies (keyof ConcertRecord)[];

const document = z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) });
/** Strict, since an empty list is `{}`: what is named otherwise is never "no concerts". */
const page = z.strictObject({
  documents: z.array(document).default([]),
  nextPageToken: z.string().optional(),
});
const created = z.union([
  document,
  z.object({ error: z.object({ status: z.literal('ALREADY_EXISTS') }) }).transform(() => undefined),
]);

/** The collection `concerts` of a Firestore project. Reading is anybody's right, writing the service account's (`firestore.rules`). */
export function firestoreConcerts({ documents, key, authorization }: FirestoreProject): Concerts {
  const collection = `${documents}/concerts`;
  const queryOf = (parameters: Record<string, string | undefined>) => {
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return new URLSearchParams(given).toString();
  };

  const readAll = async () => {
    const found: z.infer<typeof document>[] = [];
    let pageToken: string | undefined;
    do {
      const url = `${collection}?${queryOf({ pageSize: '300', pageToken, key })}`;
      const answer = await askJson({ service, url }, page);
      found.push(...answer.documents);
      pageToken = answer.nextPageToken;
    } while (pageToken);
    return found.map(concertIn);
  };

  return {
    list: async () => (await readAll()).filter((concert) => concert !== undefined).sort(earliestFirst),
    add: async (id, record) => {
      const url = `${collection}?${queryOf({ documentId: id })}`;
      const headers = { authorization: await authorization(), 'content-type': 'application/json' };
      const body = JSON.stringify({ fields: typedFields(record, instants) });
      const made = await askJson({ service, url, method: 'POST', headers, body, answers: [409] }, created);
      if (made) return { ...record, id };
      const first = await askJson({ service, url: `${collection}/${id}?${queryOf({ key })}` }, document);
      const concert = concertIn(first);
      if (!concert) throw new ProblemError('conflict');
      return concert;
    },
  };
}

const concertIn = ({ name, fields }: z.infer<typeof document>) =>
  readConcert(name.slice(name.lastIndexOf('/') + 1), plainFields(fields));
