/**
 * The header of an answer to a change that the CDN does not show at once: the seconds until every visitor sees it. It is absent when they
 * see it at once.
 */
export const visibleWithin = 'visible-within';
