/** What a source answered: its records, and what it held that is no record of ours. */
export interface Reading<Item> {
  items: Item[];
  leftOut: LeftOut[];
}

export interface LeftOut {
  /** The record's id or title at the source. */
  what: string;
  why: string;
}
