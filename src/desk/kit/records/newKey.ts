/** Begins the key of a draft of a new record. No id of a record has a colon. */
const prefix = 'new:';

export const isNewKey = (key: string): boolean => key.startsWith(prefix);

/** The key of the draft of a new record; another one at each call, unless `token` names it. */
export const newDraftKey = (token = crypto.randomUUID().slice(0, 8)): string => prefix + token;
