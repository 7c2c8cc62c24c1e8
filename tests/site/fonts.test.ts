import { readdirSync, readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subset from 'subset-font';
import { expect, test } from 'vitest';
import { bytes, elements, everyPage, files, page, text } from './dist.ts';

const space = /[\s\u00ad\u200b\u2060]/u;

/** The characters of these texts that the served file of a typeface lacks. */
async function missing(texts: readonly string[], name: string): Promise<string[]> {
  const characters = [...new Set(texts.join(''))].filter((character) => !space.test(character));
  const file = files.find((path) => path.startsWith(`/_/${name}.`) && path.endsWith('.woff2'));
  if (!file) throw new Error(`The typeface ${name} is not served.`);
  // HarfBuzz reads no woff2, so subset-font unpacks the file.
  const unpacked = await subset(bytes(file), characters.join(''), { targetFormat: 'truetype' });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(unpacked).buffer));
  const codes = new Set(face.collectUnicodes());
  return characters.filter((character) => !codes.has(character.codePointAt(0) ?? 0));
}

/** `text-transform: uppercase` applies to every text in the display face. */
const asSet = (words: string) => words.toLocaleUpperCase('de');

const sheets = [
  ...elements(everyPage, 'style').map((style) => style.text),
  ...files.filter((file) => file.endsWith('.css')).map(text),
].join('\n');

/** The selectors by which the styles of the pages set the display face: the build shortens the names of classes. */
const display = (() => {
  const rules = sheets.matchAll(/([^{};]+)\{[^{}]*var\(--display\)/g);
  // A nested selector counts without its parent, so it matches at least the same elements.
  const selectors = [...rules].map(([, selector = '']) => selector.trim().replaceAll(/&\s*/g, ''));
  // A pseudo-element holds no text of the page: the only one counts pictures, in figures that dates have, too.
  return [...new Set(selectors)].filter((selector) => !/:(before|after)$/.test(selector));
})();

test('the text face has every character of every page, and of every text, shown now or not', async () => {
  const shown = everyPage.map(({ root }) => root.structuredText);
  expect(shown.join('').length).toBeGreaterThan(50_000);
  const texts = ['de', 'en'].flatMap((language) =>
    readdirSync(`generated/i18n/${language}`).flatMap((file) =>
      Object.values(
        JSON.parse(readFileSync(`generated/i18n/${language}/${file}`, 'utf8')) as Record<string, string>,
      ),
    ),
  );
  expect(await missing([...shown, ...texts], 'familjen-grotesk')).toEqual([]);
});

test('the display face has every character that is set in it', async () => {
  // Some controls are drawn by islands only, so their selectors match nothing here.
  const matching = display.filter((selector) => everyPage.some(({ root }) => root.querySelector(selector)));
  expect(matching.length, display.join()).toBeGreaterThan(10);
  const texts = elements(everyPage, matching.join()).map(({ text: words }) => asSet(words));
  expect(texts.length).toBeGreaterThan(500);
  expect(await missing(texts, 'anybody')).toEqual([]);
});

test.each([
  ['anybody', 'The Anybody Project Authors'],
  ['familjen-grotesk', 'The Familjen Grotesk Project Authors'],
])('serves the licence of %s as its package holds it, linked from both imprints', (name, authors) => {
  const path = `/fonts/OFL-${name}.txt`;
  expect(text(path)).toBe(readFileSync(`node_modules/@fontsource-variable/${name}/LICENSE`, 'utf8'));
  expect(text(path)).toContain(authors);
  expect(text(path)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  for (const imprint of ['/impressum', '/en/imprint']) {
    expect(elements([page(imprint)], `a[href="${path}"]`)).toHaveLength(1);
  }
});

test('serves the two typefaces and no third one, each in five files', () =>
  expect(
    files
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => file.replace(/^\/_\/|\..*$/g, ''))
      .sort(),
  ).toEqual(
    ['anybody', 'familjen-grotesk'].flatMap((face) => [
      face,
      `${face}-extended`,
      `${face}-more`,
      `${face}-rare`,
      `${face}-vietnamese`,
    ]),
  ));

test('G4 type follows the text size of the browser: no size is fixed in pixels, nor kept from growing', () => {
  // Scripts bring the styles of dialogs.
  const styles = [sheets, ...files.filter((file) => file.endsWith('.js')).map(text)].join('\n');
  const inPixels = [...styles.matchAll(/font(?:-size)?:([^;{}"'`]*\dpx[^;{}"'`]*)/g)].map(([, size]) => size);
  // A close button grows up to its edge; the units of a drawn line are no pixels of the page (SetLine.astro).
  const limits = [/^min\(2rem,\s*40px\)$/, /^900 1000px/];
  expect(inPixels.filter((size = '') => !limits.some((limit) => limit.test(size)))).toEqual([]);
  expect(inPixels.length).toBeGreaterThan(1);
  expect(styles).not.toMatch(/text-size-adjust:\s*none/);
});
