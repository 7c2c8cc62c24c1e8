/**
 * Records of one page of a list (`?page=`). The host takes answers of 6 MB: 500 of the longest concerts have 3 MB, of listed messages 1 MB.
 */
export const pageSize = 500;
