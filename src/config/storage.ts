/**
 * A module of the page's inline script only: if islands imported it, too, it would become a file of its own, and the script with it.
 */

/** Specification, section 9: the key under which the visitor's choice stands in `localStorage`. */
export const languageStorageKey = 'lang';
