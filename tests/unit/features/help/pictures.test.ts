import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  helpPictures,
  helpPictureWidth,
  largestHelpPicture,
  largestReadmePicture,
  mostHelpPictures,
  readmePictures,
} from '../../../helpPictures.ts';
import { localeCodes } from '../../../../src/config/locales.ts';

const specs = readdirSync('tests/e2e')
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(`tests/e2e/${file}`, 'utf8'))
  .join('\n');

test.each([
  ...helpPictures.map((name) => ['picture', name]),
  ...readmePictures.map((name) => ['readmePicture', name]),
])('a journey calls %s for %s', (call, name) =>
  expect(specs).toMatch(new RegExp(`\\b${call}\\(\\s*page,\\s*'${name}'`)),
);

test(`there are at most ${String(mostHelpPictures)} pictures in a language, each once`, () => {
  expect(helpPictures.length).toBeLessThanOrEqual(mostHelpPictures);
  expect(new Set(helpPictures).size).toBe(helpPictures.length);
});

describe.each(localeCodes)('%s', (locale) => {
  const folder = `src/content/help/${locale}`;

  test('has every picture with its snapshot, and nothing else', () =>
    expect(readdirSync(folder).sort()).toEqual(
      helpPictures.flatMap((name) => [`${name}.aria.yml`, `${name}.webp`]).sort(),
    ));

  test.each(helpPictures)('%s has twice the width of its window, and is small', async (name) => {
    const file = `${folder}/${name}.webp`;
    expect((await sharp(file).metadata()).width).toBe(2 * helpPictureWidth);
    expect(statSync(file).size).toBeLessThanOrEqual(largestHelpPicture);
  });
});

test.each(readmePictures)('the picture %s of the README is small', (name) => {
  const file = `docs/pictures/${name}.webp`;
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThanOrEqual(largestReadmePicture);
});

// Each journey compares the pictures of one language (tests/e2e/picture.ts): that of its window. This test compares the two languages.
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
