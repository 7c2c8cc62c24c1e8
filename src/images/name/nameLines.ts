import type { FaceWidth } from '../../lib/typography/line.ts';
import { textPath } from '../typography/measure.ts';
import { blockLines, type Box } from './blockLines.ts';

/** The outlines of the lines of the name, which has several places. */
const known = new Map<string, ReturnType<typeof textPath>>();

function pathOf(text: string, width: FaceWidth) {
  const key = `${String(width)} ${text}`;
  const path = known.get(key) ?? textPath(text, width);
  known.set(key, path);
  return path;
}

/** The lines of a name (`blockLines.ts`), each as an outline. Throws on a text that the display face cannot set. */
export function nameLines(name: string, box: Box) {
  const { lines, ...size } = blockLines(name, box, pathOf);
  return { ...size, lines: lines.map(({ path: { d }, ...line }) => ({ ...line, d })) };
}
