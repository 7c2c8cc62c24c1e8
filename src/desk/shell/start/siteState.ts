import { createContext } from 'react';

/** The site as the build left it. */
export interface SiteState {
  /** Terms of the rows that the imprint still lacks, in the language of the desk. */
  missing: readonly string[];
  /** Visitors see only that the site waits for its band. */
  isWaiting: boolean;
  /** A preview, whose desk changes the records of the public site. */
  isPreview: boolean;
}

export const SiteStateContext = createContext<SiteState>({ missing: [], isWaiting: false, isPreview: false });
