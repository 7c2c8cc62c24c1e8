/** Numbers of the specification, section 9, for the concerts. */

/** Rows in one column of the slideshow. */
export const concertsPerColumn = 3;

/** The store of the concerts counts as offline after this time without a response, in milliseconds. */
export const onlineTimeoutMs = 10_000;

/** Interval of the requests to our API while the concerts are in view, in milliseconds; a choice of ours. An announcement shows within it. */
export const concertsRefresh = 60_000;
