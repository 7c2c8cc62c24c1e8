/**
 * The header of an answer to a change that the CDN does not show at once: the seconds until every visitor sees it. It is absent when they
 * see it at once.
 */
export const visibleWithin = 'visible-within';

/**
 * Records of one page of a list (`?page=`). The host takes answers of 6 MB: 500 of the longest concerts have 3 MB, of listed messages 1 MB.
 */
export const pageSize = 500;

/** Whole messages of one page of a list: 150 of the longest have 5 MB. */
export const letterPageSize = 150;

/** Length of the id that a store gives a record, in hexadecimal digits. The desk knows it before the record is stored. */
export const idLength = 24;
