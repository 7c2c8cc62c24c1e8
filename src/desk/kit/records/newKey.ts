/** Begins the key of a draft of a new record. No id of a record has a colon. */
const prefix = 'new:';

export const isNewKey = (key: string): boolean => key.startsWith(prefix);

/** A key for a draft of its own, for every new record. */
export const newDraftKey = (): string => prefix + crypto.randomUUID().slice(0, 8);
