// Each journey compares the pictures of one language (tests/e2e/picture.ts): that of its window. These tests compare the two languages.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpPictures } from '../../../helpPictures.ts';

const [german, english] = (['de', 'en'] as const).map((locale) => ({
  texts: readdirSync(`i18n/${locale}`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`i18n/${locale}/${file}`, 'utf8')) as Record<string, string>).map(
      ([key, text]): [string, string] => [`${file} ${key}`, text],
    ),
  ),
  lines: (name: string) =>
    readFileSync(`src/content/help/${locale}/${name}.aria.yml`, 'utf8').trimEnd().split('\n'),
}));
const germanTexts = new Map(german?.texts);

/** The names in quotes, and the text at the end of a line. */
const words = (line: string) =>
  /^([^":]*)(?:"([^"]*)")?([^:]*)(?::(?: "?(.*?)"?)?)?$/.exec(line)?.slice(1) ?? [line];

test.each(helpPictures)('the picture %s says the same in both languages', (name) => {
  const [ofGerman, ofEnglish] = [german, english].map((each) => each?.lines(name).map(words) ?? []);
  const roles = (lines: string[][] = []) => lines.map(([role, , state]) => `${role ?? ''}|${state ?? ''}`);
  expect(roles(ofGerman)).toEqual(roles(ofEnglish));
  for (const [index, line] of (ofEnglish ?? []).entries())
    for (const place of [1, 3]) {
      const said = line[place]?.replace(/^\+ /, '');
      const keys = english?.texts.flatMap(([key, text]) => (text === said ? [key] : [])) ?? [];
      const possible = keys.map((key) => germanTexts.get(key));
      if (keys.length > 0) expect(possible).toContain(ofGerman?.[index]?.[place]?.replace(/^\+ /, ''));
    }
});
