import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';

/** The widths in which Anybody is set (look guide, Type): 50 only above 60 px, one letter of a headline in 150. */
export type FaceWidth = 50 | 75 | 100 | 125 | 150;

const file = readFileSync('src/styles/fonts/anybody.ttf');
const face = new harfbuzz.Face(new harfbuzz.Blob(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)));
const font = new harfbuzz.Font(face);

/** Measures of Anybody in units of its em. */
export const capHeight = 1350 / face.upem;

/** How wide a text stands in Anybody 900, in ems, set in capitals and kerned as a browser does. */
export function advance(text: string, width: FaceWidth): number {
  font.setVariations([new harfbuzz.Variation('wdth', width)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text.toLocaleUpperCase('de'));
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0) / face.upem;
}
