import { compact } from '../../../lib/inline.ts';
import chooseNext from './chooseNext.js?raw';

/** The page adds its hash to the policy before the body is written. */
export const chooseScript = compact(chooseNext);
