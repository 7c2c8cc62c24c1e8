/** The embedded stores (Netlify Blobs), as the functions write them and the build reads them: one store per kind, one blob per record. */
export type StoreName = 'attempts' | 'concerts' | 'messages' | 'pictures' | 'rebuilds' | 'sessions';

// The store of pictures holds one blob per file, one per record, and a list made of the records.

export const recordPrefix = 'records/';
export const recordKey = (id: string) => `${recordPrefix}${id}`;
export const fileKey = (id: string) => `files/${id}`;

/** Everything that one look must find, to know whether the list is as it should be. */
export const listPrefix = 'list/';
export const indexKey = `${listPrefix}index`;
/** A change that has begun, with its moment in milliseconds; it goes when the list has caught up. */
export const pendingPrefix = `${listPrefix}pending/`;
