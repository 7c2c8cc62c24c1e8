/** The records of a service, and the entries of its answer that are no record of ours. */
export interface Reading<Item> {
  items: Item[];
  leftOut: LeftOut[];
}

export interface LeftOut {
  /** The record's id or title at the service. */
  entry: string;
  /** Its name for people, where `entry` is an id. */
  name?: string | undefined;
  reason: string;
}

/** Divides what was read of an answer. */
export const readingOf = <Item extends object>(read: readonly (Item | LeftOut)[]): Reading<Item> => ({
  items: read.filter((each): each is Item => !('reason' in each)),
  leftOut: read.filter((each): each is LeftOut => 'reason' in each),
});
