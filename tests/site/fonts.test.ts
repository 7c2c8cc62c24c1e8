import { readdirSync, readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { elements, files, notFound, pages, text } from './dist.ts';

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

const everyPage = [...pages, notFound];

/** The selectors by which the styles of the pages set the display face: the build shortens the names of classes. */
const display = (() => {
  const sheets = [
    ...elements(everyPage, 'style').map((style) => style.text),
    ...files.filter((file) => file.endsWith('.css')).map(text),
  ].join('\n');
  const rules = sheets.matchAll(/([^{};]+)\{[^{}]*var\(--display\)/g);
  const selectors = [...rules].map(([, selector = '']) => selector.trim());
  // A pseudo-element holds no text of the page: the only one counts pictures, in figures that dates have, too.
  return [...new Set(selectors)].filter((selector) => !/:(before|after)$/.test(selector));
})();

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
  // Some controls are drawn by islands only, so their selectors match nothing here.
  const matching = display.filter((selector) => everyPage.some(({ root }) => root.querySelector(selector)));
  expect(matching.length, display.join()).toBeGreaterThan(10);
  const texts = elements(everyPage, matching.join()).map(({ text: words }) => asSet(words));
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
