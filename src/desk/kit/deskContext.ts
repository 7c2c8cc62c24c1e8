import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Translate } from './translate.ts';

/** The surroundings of every part of the desk. */
interface DeskSurroundings {
  locale: Locale;
  t: Translate;
  /** Path of the site's home page. */
  home: string;
  /** Path of the page that the band edits in place. */
  editedPage?: string;
  /** The name, which stays the build's HTML. */
  logo: ReactNode;
  /** Links that end every list: log-out and the other language. */
  leaveLinks?: ReactNode;
}

export const DeskContext = createContext<DeskSurroundings | null>(null);

export function useDesk(): DeskSurroundings {
  const desk = use(DeskContext);
  if (!desk) throw new Error('A part of the desk stands outside its DeskContext.');
  return desk;
}
