/** Numbers of the specification, section 9, for the concerts. */

/** Rows in one column of the slideshow. */
export const concertsPerColumn = 3;

/** The data backend is offline without a response for this long, in milliseconds (backend online timeout). */
export const onlineTimeoutMs = 10_000;

/** Interval of the requests to our API while the concerts are in view, in milliseconds; a choice of ours. */
export const concertsRefresh = 300_000;
