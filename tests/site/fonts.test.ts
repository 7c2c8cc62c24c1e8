import { readdirSync, readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { files, notFound, pages } from './dist.ts';

/** The characters of a face, from its twin for the build, which is cut by the same list. */
function charactersOf(name: string): Set<string> {
  const file = readFileSync(`src/styles/fonts/${name}.ttf`);
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

const space = /[\s\u00ad\u200b]/u;
const missing = (texts: readonly string[], face: Set<string>) =>
  [...new Set(texts.flatMap((words) => [...words]))].filter(
    (character) => !space.test(character) && !face.has(character),
  );

/** What `text-transform: uppercase` makes of words: the display face is set in nothing else. */
const asSet = (words: string) => words.toLocaleUpperCase('de');

/** Whatever is set in the display face. */
const display =
  'h1, h2, h3, h4, svg text, label, .title, .name, .new, .link, [class*="_button_"], [class*="_soon_"], [class*="_badge_"], [class*="_links_"], [class*="_stamp_"]';

const everyPage = [...pages, notFound];

test('the text face has every character of every page', () => {
  const texts = everyPage.map(({ root }) => root.structuredText);
  expect(texts.join('').length).toBeGreaterThan(50_000);
  expect(missing(texts, charactersOf('familjen-grotesk'))).toEqual([]);
});

test('the text face has every character of every text, shown now or not', () => {
  const texts = ['de', 'en'].flatMap((language) =>
    readdirSync(`i18n/${language}`).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(`i18n/${language}/${file}`, 'utf8')) as Record<string, string>),
    ),
  );
  expect(missing(texts, charactersOf('familjen-grotesk'))).toEqual([]);
});

test('the display face has every character that is set in it', () => {
  const texts = everyPage.flatMap(({ root }) =>
    root.querySelectorAll(display).map(({ text }) => asSet(text)),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(missing(texts, charactersOf('anybody'))).toEqual([]);
});

test('the two faces are served, and no third', () => {
  expect(
    files
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => file.replace(/^\/_\/|\..*$/g, ''))
      .sort(),
  ).toEqual(['anybody', 'familjen-grotesk']);
});
