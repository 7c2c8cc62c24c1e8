import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import type { FaceWidth } from '../../lib/typography/line.ts';

const file = readFileSync('src/styles/fonts/anybody.ttf');
const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer));
const font = new harfbuzz.Font(face);

function shape(text: string, width: FaceWidth) {
  font.setVariations([new harfbuzz.Variation('wdth', width)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text.toUpperCase());
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    glyph: codepoint,
    advance: (positions[index]?.xAdvance ?? 0) / face.upem,
  }));
}

/** The width of a text in Anybody 900, in ems, in capitals and kerned as a browser does. */
export const advance = (text: string, width: FaceWidth): number =>
  shape(text, width).reduce((sum, { advance: step }) => sum + step, 0);

/** The outlines of a text as SVG for pictures that the build draws: one unit to the em, baseline at 0. */
export function outline(text: string, width: FaceWidth): string {
  let x = 0;
  return shape(text, width)
    .map(({ glyph, advance: step }) => {
      const place = `<path transform="translate(${x.toFixed(4)}) scale(${1 / face.upem} ${-1 / face.upem})" d="${font.glyphToPath(glyph)}"/>`;
      x += step;
      return place;
    })
    .join('');
}
