import type { HelpChapter } from '../../../config/help.ts';
import { kindAt } from '../../../records/kinds.ts';
import { isList, type Screen } from './screens.ts';

/** Chapters about the facts that have one of their own. */
const factChapters: Partial<Record<string, HelpChapter>> = { links: 'links', imprint: 'imprint' };

/** The chapter of the handbook about a screen of the desk. */
export function helpChapterOf(screen: Screen): HelpChapter {
  const { area, parts } = screen;
  if (parts.some((part) => ['deleted', 'history'].includes(part))) return 'wrong';
  if (['move', 'cancel'].includes(parts[1] ?? '')) return 'changed';
  const ofFact = area === 'band' && factChapters[parts[0] ?? ''];
  if (ofFact) return ofFact;
  const [list, form] = kindAt([area, ...parts])?.help ?? ['wrong', 'wrong'];
  return isList(screen) ? list : form;
}
