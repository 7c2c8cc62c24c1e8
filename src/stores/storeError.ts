/** A rule of the stores that a call breaks. The API's problems have the same names. */
type BrokenRule =
  | 'conflict'
  | 'gone'
  | 'invalid'
  | 'not-found'
  | 'outdated'
  | 'unconfigured'
  | 'venue-in-use';

interface Details {
  /** The record as it is now, for a caller that has seen another version of it. */
  present?: { id: string; revision?: number | undefined; version?: string | undefined };
  /** Names of the groups of fields that somebody else has changed. */
  groups?: readonly string[];
  /** A sentence on each field that is refused. */
  errors?: { field: string; message: string }[];
}

/** A store refuses a call by one of its rules. A store that fails throws a `ServiceError` instead. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly rule: BrokenRule;
  readonly details: Details;

  constructor(rule: BrokenRule, details: Details = {}) {
    super(rule);
    this.rule = rule;
    this.details = details;
  }
}
