// The store of pictures holds one blob per file and one per record.

export const recordPrefix = 'records/';
export const recordKey = (id: string) => `${recordPrefix}${id}`;
export const fileKey = (id: string) => `files/${id}`;

/** Time for which a deleted record or a discarded draft can be restored, in days. */
export const restorableDays = 30;

/** Time for which the version before a change is kept, in days. */
export const historyDays = 90;
