import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeCodes } from '../../../src/config/locales.ts';

/** Most files of the code that name a language: what a new one may touch (docs/decisions/0035-texts.md). */
const mostFiles = 12;

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|<!--[\s\S]*?-->/gm;
const code = localeCodes.join('|');
const suffix = localeCodes.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('|');
/** A language as a word of its own, such as `'de'`, `alt.de` or `en-GB`, or at the end of a name, such as `noteDe`. */
const language = new RegExp(`\\b(?:${code})\\b|[a-z\\d](?:${suffix})\\b`);
const namesLanguage = (text: string) => language.test(text.replace(comments, ''));

test(`at most ${String(mostFiles)} files of the code name a language`, () => {
  const files = globSync('{src,functions}/**/*.{ts,tsx,astro,js}');
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => namesLanguage(readFileSync(file, 'utf8')));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.length, naming.join('\n')).toBeLessThanOrEqual(mostFiles);
});
