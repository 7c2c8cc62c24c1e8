/**
 * What the page's own small script shares with nobody: a module that islands import, too, would become a file of its own,
 * and the script with it.
 */

/** Specification, section 9: the key under which the visitor's choice stands in `localStorage`. */
export const languageStorageKey = 'lang';
