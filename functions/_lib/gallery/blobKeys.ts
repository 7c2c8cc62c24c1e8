/** How the embedded gallery lies in its store: one blob per file, one per record, and a list made of the records. */

export const recordPrefix = 'records/';
export const recordKey = (id: string) => `${recordPrefix}${id}`;
export const fileKey = (id: string) => `files/${id}`;

/** Everything that one look must find, to know whether the list is as it should be. */
export const listPrefix = 'list/';
export const indexKey = `${listPrefix}index`;
/** A change that has begun, with its moment in milliseconds; it goes when the list has caught up. */
export const pendingPrefix = `${listPrefix}pending/`;
