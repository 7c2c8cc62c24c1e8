import { digest } from '../../../images/digest.ts';
import type { Candidate } from './candidates.ts';

/** A digest of the line, with which the page asks for a newer one. Without a concert it leads bookers to the contact form. */
export const lineState = (candidate: Candidate | undefined): string =>
  digest(JSON.stringify(candidate ?? {}));
