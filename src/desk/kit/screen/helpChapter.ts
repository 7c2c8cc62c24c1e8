import type { HelpChapter } from '../../../config/help.ts';
import { deskPath } from '../../../components/session/deskPath.ts';
import type { Locale } from '../../../config/locales.ts';
import { segment } from '../../../config/routes.ts';
import { fileIn } from '../../../lib/i18n/translator.ts';
import { addressOf, isList, type Screen } from './screens.ts';

const labels = import.meta.glob<string>('/i18n/*/page.json', { import: 'help', eager: true });

/** Path of the handbook, as in the table of routes. */
export const helpPath = (locale: Locale): string => `${deskPath(locale)}/${segment(fileIn(locale, labels))}`;

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
