/** Fields that the store alone writes. */
const storeFields = ['id', 'slug', 'revision', 'updatedAt'] as const;

/** Drops them from a record that was sent (specification, section 3, Concert: the identifier is removed on write). */
export function withoutStoreFields(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const isOwn = (field: string) => (storeFields as readonly string[]).includes(field);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !isOwn(field)));
}
