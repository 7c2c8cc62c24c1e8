import { compact } from '../../../lib/inline.ts';
import checkNext from './checkNext.js?raw';
import chooseNext from './chooseNext.js?raw';

/** The scripts of the line. The page adds their hashes to the policy before the body is written. */
export const chooseScript = compact(chooseNext);
export const checkScript = compact(checkNext);
