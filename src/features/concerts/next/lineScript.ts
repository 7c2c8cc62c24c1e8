import { compact } from '../../../lib/inline.ts';
import nextLine from './nextLine.js?raw';

/** The script of the line. The page adds its hash to the policy before the body is written. */
export const lineScript = compact(nextLine);
