import { compact } from '../../../lib/inline.ts';
import nextLine from '../next/nextLine.js?raw';
import today from './today.js?raw';
import sinceDay from './sinceDay.js?raw';

// Inline scripts that know the day. Each page adds their hashes to its policy before its body is written.

/** The script of the line in the hero. */
export const lineScript = compact(sinceDay + nextLine);

/** The script of the tickets, on the page that has the line too. */
export const todayScript = compact(today);

/** The script of the tickets, on the page of all concerts. */
export const todayScriptAlone = compact(sinceDay + today);
