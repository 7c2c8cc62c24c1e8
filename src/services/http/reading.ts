/** The records of a service, and the entries of its answer that are no record of ours. */
export interface Reading<Item> {
  items: Item[];
  leftOut: LeftOut[];
}

export interface LeftOut {
  /** The record's id or title at the service. */
  entry: string;
  reason: string;
}

/** Describes the first field that breaks a contract. */
export function firstFault([issue]: readonly { path: PropertyKey[]; message: string }[]): string {
  return issue ? `${issue.path.map(String).join('.')} ${issue.message}` : 'it breaks its contract';
}
