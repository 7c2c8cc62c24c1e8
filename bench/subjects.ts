import { join } from 'node:path';
import { localeCodes, locales } from '../src/config/locales.ts';
import type { Control } from './browser/click.ts';

/** One run of the bench. */
export interface Run {
  /** Folder of the project. */
  root: string;
  /** Folder of the built site, the `dist/` of the project or of a copy. */
  dist: string;
  /** Loads per page; their median counts. */
  runs: number;
  log: (line: string) => void;
}

/** A page to measure. */
export interface Subject {
  name: string;
  /** Folder of static files; `path` is the page's path in it. */
  folder: string;
  path: string;
  menu: Control;
}

/** The menu is a dialog that a button of the header opens without script. */
export const siteMenu: Control = { selector: 'header button[command]', effect: 'dialog[open]' };

/** The home page in every language, from a built folder. */
export function homePages(folder: string): Subject[] {
  const paths = localeCodes.map((locale) => `${locales[locale].prefix}/`);
  return paths.map((path) => ({ name: path, folder, path, menu: siteMenu }));
}

/** A minimal page of a band, written by hand, for comparison. */
export const floorPage: Subject = {
  name: 'floor',
  folder: join(import.meta.dirname, 'floor'),
  path: '/',
  menu: { selector: 'header summary', effect: 'details[open]' },
};
