import type { StoreName } from '../../config/stores.ts';
import type { RequestJson } from '../../services/http/request.ts';
import type { Reading } from '../../services/http/reading.ts';
import type { StoreReader } from './blobStore.ts';
import type { FetchPictures } from './fetchedPictures.ts';

/** A variable of the environment; empty where it is not set. */
export type Setting = (name: string) => string;

/** A record on its way into a collection, not yet checked by its contract. */
export interface Entry {
  id: string;
  data: Record<string, unknown>;
  /** True where the band has deleted the record: it covers files as a present one does. */
  isDeleted?: boolean | undefined;
  /** Identity of the file that the record stands for (`layOver`). */
  file?: string | undefined;
}

export interface SourceTools {
  /** Requests JSON, and retries transient failures within the source's time limit. */
  requestJson: RequestJson;
  fetchPictures: FetchPictures;
  openStore: (name: StoreName) => StoreReader;
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
  /** Whether an empty answer is valid; otherwise it is a failure. */
  mayBeEmpty: boolean;
  read: (tools: SourceTools) => Promise<Reading<Entry>>;
  /** Set where the source's records are laid over those of `src/content` instead of replacing them (`layOver`). */
  identityOf?: (file: Entry) => string;
}

/** The fix of a source that variables switch on. */
export const checkVariables = (...variables: string[]): string =>
  `check ${variables.join(', ')}, or empty them to build with the embedded content`;
