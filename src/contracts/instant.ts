/** An instant as contracts hold it, in UTC and whole seconds: `2026-12-04T19:00:00Z`. Throws a `RangeError` for an invalid date. */
export const toInstant = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');
