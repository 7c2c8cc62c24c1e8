import { readDocuments } from '../../../src/services/firestore/documents.ts';
import type { FirestoreProject } from '../storage/firestoreProject.ts';
import { callService } from '../http/upstream.ts';
import { byName, readVenue, type VenueStore } from './store.ts';

const service = 'Firestore';

/** The collection `venues` of a Firestore project. */
export function firestoreVenues({ access }: FirestoreProject): VenueStore {
  return {
    list: async () => {
      const { items, leftOut } = await callService(service, (requestJson) =>
        readDocuments('venues', access, requestJson),
      );
      for (const { entry, reason } of leftOut) console.error(`${service}: left out ${entry}: ${reason}.`);
      return items
        .map(({ id, ...fields }) => readVenue(id, fields))
        .filter((venue) => venue !== undefined)
        .sort(byName);
    },
  };
}
