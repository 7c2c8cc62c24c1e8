import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import { graphemes } from '../../lib/typography/graphemes.ts';
import type { Advance, FaceWidth } from '../../lib/typography/line.ts';
import { tableAdvance } from '../../lib/typography/tableAdvance.ts';

interface Face {
  font: harfbuzz.Font;
  unitsPerEm: number;
  characters: ReadonlySet<number>;
}

/** The files of the display face, the one of the most common letters first. */
const faces = ['anybody', 'anybody-more', 'anybody-extended', 'anybody-rare', 'anybody-vietnamese'].map(
  (name): Face => {
    const file = readFileSync(`src/images/typography/${name}.ttf`);
    const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer));
    return {
      font: new harfbuzz.Font(face),
      unitsPerEm: face.upem,
      characters: new Set(face.collectUnicodes()),
    };
  },
);

/** The file that has every character of a text. */
const faceOf = (text: string): Face | undefined =>
  faces.find(({ characters }) => Array.from(text).every((each) => characters.has(each.codePointAt(0) ?? 0)));

/** A letter without the marks that no file has; empty for an emoji and everything else that no file has. */
function drawable(letter: string): string {
  if (faceOf(letter)) return letter;
  const [first = ''] = letter.normalize('NFC');
  return faceOf(first) ? first : '';
}

/** A text in capitals, with spaces of one kind. */
const plainCapitals = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '');

/** Whether the display face has every letter and sign of a text, which is not empty. */
export const isSettable = (text: string): boolean =>
  plainCapitals(text).trim() !== '' &&
  graphemes(plainCapitals(text)).every((each) => faceOf(each) !== undefined);

/** The text as it is drawn: in capitals, without what no file has, and without its gap. */
function capitalsOf(text: string): string {
  const plain = plainCapitals(text);
  const drawn = graphemes(plain).map(drawable).join('');
  return drawn === plain ? plain : drawn.replaceAll(/ {2,}/g, ' ').trim();
}

/** Whether the display face has every letter and figure of a text. An emoji is left out, a word is not. */
export const isDrawable = (text: string): boolean =>
  Array.from(text.normalize('NFC').toUpperCase()).every(
    (each) => !/[\p{L}\p{N}]/u.test(each) || drawable(each) !== '',
  );

interface Glyph {
  face: Face;
  glyph: number;
  /** In ems. */
  advance: number;
}

/** Shapes a text in runs of one file each. */
function shape(text: string, width: FaceWidth): Glyph[] {
  const runs: { face: Face; text: string }[] = [];
  for (const segment of graphemes(capitalsOf(text))) {
    const last = runs.at(-1);
    const face = last && segment === ' ' ? last.face : faceOf(segment);
    if (!face) throw new Error(`No file of the display face has "${segment}".`);
    if (last?.face === face) last.text += segment;
    else runs.push({ face, text: segment });
  }
  return runs.flatMap((run) => shapeRun(run.text, run.face, width));
}

function shapeRun(text: string, face: Face, width: FaceWidth): Glyph[] {
  const { font, unitsPerEm } = face;
  font.setVariations([new harfbuzz.Variation('wdth', width)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    if (glyph === 0) throw new Error(`The display face has no glyph for a letter of "${text}".`);
    return { face, glyph, advance: (positions[index]?.xAdvance ?? 0) / unitsPerEm };
  });
}

/** The width of a text in Anybody 900, in ems, in capitals and kerned as a browser does. */
export const advance = (text: string, width: FaceWidth): number =>
  shape(text, width).reduce((sum, { advance: step }) => sum + step, 0);

/** The width of a text in a page, where a letter that no file has comes from another typeface, in about the width that `tableAdvance` gives it. */
export const pageAdvance: Advance = (text, width) =>
  advance(text, width) +
  tableAdvance(
    graphemes(plainCapitals(text))
      .filter((each) => drawable(each) === '')
      .join(''),
    width,
  );

/** The outlines of a text as SVG for pictures that the build draws: one unit to the em, baseline at 0. */
export function outline(text: string, width: FaceWidth): string {
  let x = 0;
  return shape(text, width)
    .map(({ face: { font, unitsPerEm }, glyph, advance: step }) => {
      font.setVariations([new harfbuzz.Variation('wdth', width)]);
      const place = `<path transform="translate(${x.toFixed(4)}) scale(${1 / unitsPerEm} ${-1 / unitsPerEm})" d="${font.glyphToPath(glyph)}"/>`;
      x += step;
      return place;
    })
    .join('');
}

/**
 * A text as one outline in thousandths of an em, in steps, so that equal letters are equal texts, and the edges of its ink. `tracking` is room
 * after each letter in the same unit. Its left edge and its baseline are at 0, y goes down. Throws on a text without ink, and on a letter that
 * no file has.
 */
export function textPath(text: string, width: FaceWidth, tracking: number) {
  const [across, down]: [number[], number[]] = [[], []];
  let [start, last, d] = [0, [0, 0], ''];
  for (const { face, glyph, advance: step } of shape(text, width)) {
    face.font.setVariations([new harfbuzz.Variation('wdth', width)]);
    for (const [, command = '', list = ''] of face.font.glyphToPath(glyph).matchAll(/([A-Z])([^A-Z]*)/g)) {
      const ems = (list.match(/-?[\d.]+/g) ?? []).map((each) => Number(each) / face.unitsPerEm);
      const ends = ems.map((em, index) => Math.round((index % 2 ? -em : em + start) * 1000));
      for (const [index, end] of ends.entries()) (index % 2 ? down : across).push(end);
      const steps = ends.map((end, index) => end - (last[index % 2] ?? 0));
      d += command === 'M' ? `M${ends.join(' ')}` : command.toLowerCase() + steps.join(' ');
      last = ends.length > 0 ? ends.slice(-2) : last;
    }
    start += step + tracking / 1000;
  }
  if (!d) throw new Error(`"${text}" has no letter of the display face.`);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  return { d: d.replaceAll(' -', '-'), left, right, top: Math.min(...down), bottom: Math.max(...down) };
}
