import type { StoreName } from '../../config/stores.ts';
import type { Ask } from '../../services/http/request.ts';
import type { Reading } from '../../services/http/reading.ts';
import type { StoreReader } from './blobStore.ts';
import type { FetchPictures } from './fetchedPictures.ts';

/** A variable of the environment; empty where it is not set. */
export type Setting = (name: string) => string;

/** A record on its way into a collection, not yet checked by its contract. */
export interface Entry {
  id: string;
  data: Record<string, unknown>;
}

export interface SourceTools {
  /** Asks again what may pass, within the source's time. */
  ask: Ask;
  fetchPictures: FetchPictures;
  openStore: (name: StoreName) => StoreReader;
  /** Says in the build log what does not keep a record from being shown. */
  warn: (sentence: string) => void;
}

/** Where a collection comes from once its variables are set. */
export interface Source {
  /** As the build log names it. */
  name: string;
  /** How to repair it, or do without; completes the sentence about a failure. */
  fix: string;
  /** Whether "nothing" can be the truth; otherwise an empty answer is a failure. */
  mayBeEmpty: boolean;
  read: (tools: SourceTools) => Promise<Reading<Entry>>;
  /**
   * Set where the source's records stand beside those of `src/content`, not in their place: whether both are the same one,
   * which then stands as the source has it.
   */
  repeats?: (own: Entry['data'], record: Entry['data']) => boolean;
}

/** The fix of a source that variables switch on. */
export const checkVariables = (...variables: string[]): string =>
  `check ${variables.join(', ')}, or empty them to build with the embedded content`;
