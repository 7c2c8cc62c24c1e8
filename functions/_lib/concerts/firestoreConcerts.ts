import { addConcertDocument } from '../../../src/services/firestore/addConcert.ts';
import { readConcertDocuments } from '../../../src/services/firestore/concertDocuments.ts';
import type { ConcertDocument } from '../../../src/services/firestore/document.ts';
import { ProblemError } from '../http/problemError.ts';
import { callService } from '../http/upstream.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import { earliestFirst, readConcert, type ConcertStore } from './store.ts';

const service = 'Firestore';

/** The collection `concerts` of a Firestore project. */
export function firestoreConcerts({ access, authorization }: FirestoreProject): ConcertStore {
  return {
    list: async () => {
      const { items, leftOut } = await callService(service, (requestJson) =>
        readConcertDocuments(access, requestJson),
      );
      for (const { entry, reason } of leftOut) console.error(`${service}: left out ${entry}: ${reason}.`);
      return items
        .map(concertIn)
        .filter((concert) => concert !== undefined)
        .sort(earliestFirst);
    },
    add: async (id, record) => {
      const writer = { ...access, authorization: await authorization() };
      const existing = await callService(service, (requestJson) =>
        addConcertDocument(writer, id, record, requestJson),
      );
      if (!existing) return { ...record, id };
      const concert = concertIn(existing);
      if (!concert) throw new ProblemError('conflict');
      return concert;
    },
  };
}

const concertIn = ({ id, ...fields }: ConcertDocument) => readConcert(id, fields);
