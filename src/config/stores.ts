/** The embedded stores (Netlify Blobs): one store per kind, one blob per record. The functions write them, the build reads them. */
export type StoreName =
  'attempts' | 'concerts' | 'messages' | 'pictures' | 'rebuilds' | 'sessions' | 'slugs' | 'venues';

// The store of pictures holds one blob per file, one per record, and a list derived from the records.

export const recordPrefix = 'records/';
export const recordKey = (id: string) => `${recordPrefix}${id}`;
export const fileKey = (id: string) => `files/${id}`;

/** The list and its pending markers, found by one call. */
export const listPrefix = 'list/';
export const indexKey = `${listPrefix}index`;
/** A marker of a change in progress, with its start in milliseconds; it is deleted when the list is up to date. */
export const pendingPrefix = `${listPrefix}pending/`;
