import { createContext, use } from 'react';
import type { HelpChapter } from '../../../config/help.ts';
import { helpChapterOf } from './helpChapter.ts';
import { firstScreen, readScreen } from './screens.ts';

/** The handbook as the screens link to it. */
export interface Help {
  /** Path of the page. */
  path: string;
  label: string;
  newTab: string;
}

/** Null where there is no handbook. */
export const HelpContext = createContext<Help | null>(null);

interface Props {
  /** Replaces the chapter of the screen that the page's address names. */
  chapter?: HelpChapter | undefined;
}

/** Leads to a chapter of the handbook, in a tab of its own: chosen pictures would be lost with the page. */
export default function HelpLink({ chapter }: Props) {
  const help = use(HelpContext);
  if (!help) return null;
  const anchor = chapter ?? helpChapterOf(readScreen(location.hash) ?? firstScreen);
  return (
    <a className="link help" href={`${help.path}#${anchor}`} target="_blank" rel="noopener">
      {help.label}
      <span className="visually-hidden">{` (${help.newTab})`}</span>
    </a>
  );
}
