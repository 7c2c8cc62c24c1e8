import type { RequestJson } from '../../services/http/request.ts';
import type { Reading } from '../../services/http/reading.ts';
import type { Document } from '../documents.ts';
import type { FileRules } from '../layOver.ts';
import type { Calls } from '../stores.ts';
import type { FetchPictures } from './fetchedPictures.ts';

/** A variable of the environment; empty where it is not set. */
export type BuildSetting = (name: string) => string;

export interface SourceTools {
  /** Requests JSON, and retries transient failures within the source's time limit. */
  requestJson: RequestJson;
  /** The same for the stores. */
  calls: Calls;
  fetchPictures: FetchPictures;
  /** Writes a defect into the build log that does not exclude the record. */
  warn: (sentence: string) => void;
}

/** The source of a collection, once its variables are set. */
export interface Source {
  /** Its name in the build log. */
  name: string;
  /** The account, project or channel: the last good records of another one are not used. It is no secret. */
  account?: string | undefined;
  /** The repair, which completes the sentence about a failure. */
  fix: string;
  /** Whether an empty answer is valid: always, or as long as there never were records (`at-first`). Otherwise it is a failure. */
  mayBeEmpty: true | 'at-first';
  /** Its records, not yet checked by their contract; deleted ones too, where they may hide a file. */
  read: (tools: SourceTools) => Promise<Reading<Document>>;
  /** Set where the records are laid over those of the band's folder instead of replacing them (`layOver`). */
  over?: FileRules;
}

/** The fix of a source that variables switch on. */
export const checkVariables = (...variables: string[]): string =>
  `check ${variables.join(', ')}, or empty them to build with the embedded content`;
