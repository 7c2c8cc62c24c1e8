import type { Ask } from '../sources/ask.ts';
import type { Reading } from '../sources/reading.ts';
import type { FetchPicture } from './fetchedPictures.ts';

/** A record on its way into a collection, not yet checked by its contract. */
export interface Entry {
  id: string;
  data: Record<string, unknown>;
}

export interface SourceTools {
  /** Asks again what may pass, within the source's time. */
  ask: Ask;
  fetchPicture: FetchPicture;
}

/** Where a collection comes from once its variables are set. */
export interface Source {
  /** As the build log names it. */
  name: string;
  /** The variables that switch it on; a failure asks to check them. */
  variables: readonly string[];
  /** Whether "nothing" can be the truth; otherwise an empty answer is a failure. */
  mayBeEmpty: boolean;
  read: (tools: SourceTools) => Promise<Reading<Entry>>;
}
