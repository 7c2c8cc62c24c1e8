import { join } from 'node:path';
import { localeCodes, locales } from '../../src/config/locales.ts';
import type { Control } from './browser/click.ts';

/** A page under measurement. */
export interface Subject {
  name: string;
  /** The folder of static files that it stands in, and its path there. */
  folder: string;
  path: string;
  menu: Control;
}

/** The menu of the site is a dialog that a button of the header opens by the platform alone. */
const siteMenu: Control = { selector: 'header button[command]', effect: 'dialog[open]' };

/** The home page in every language, from a built folder. */
export function homePages(folder: string): Subject[] {
  const paths = localeCodes.map((locale) => `${locales[locale].prefix}/`);
  return paths.map((path) => ({ name: path, folder, path, menu: siteMenu }));
}

/** The least that a band's page can be, written by hand: what the others are compared with. */
export const floorPage: Subject = {
  name: 'floor',
  folder: join(import.meta.dirname, 'floor'),
  path: '/',
  menu: { selector: 'header summary', effect: 'details[open]' },
};
