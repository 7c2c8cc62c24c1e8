import type { HelpChapter } from '../../../config/help.ts';
import { addressOf, isList, type Screen } from './screens.ts';

/** The first row that an address matches counts. */
const chapters: readonly (readonly [RegExp, HelpChapter])[] = [
  [/\/(deleted|history)\b/, 'wrong'],
  [/^#concerts\/venues\b/, 'venue'],
  [/^#concerts\/.+\/(move|cancel)$/, 'changed'],
  [/^#pictures\b/, 'pictures'],
  [/^#messages\b/, 'messages'],
];

/** The chapter of the handbook about a screen of the desk. */
export function helpChapterOf(screen: Screen): HelpChapter {
  const address = addressOf(screen.area, ...screen.parts);
  const found = chapters.find(([pattern]) => pattern.test(address))?.[1];
  if (found) return found;
  if (screen.area === 'start') return 'wrong';
  return isList(screen) ? 'changed' : 'first-concert';
}
