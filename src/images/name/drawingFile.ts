import { existsSync, readFileSync } from 'node:fs';
import { folder } from '../../../generated/band.ts';
import { PictureError } from '../pictureError.ts';

/** A drawing of the band's name in one ink. */
export interface Drawing {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Its paths as SVG, in `currentColor`. */
  paths: string;
}

const frame =
  /^(?:<\?xml[^<>]*\?>)?\s*<svg(?:\s+(?:xmlns|viewBox|width|height|version)="[\w\s.,:/%-]*")*\s*>|<\/svg>$/g;
const path = /<path((?:\s+(?:d|transform|fill|fill-rule|id)="[\w\s.,+()-]*")+)\s*(?:\/>|>\s*<\/path>)/g;

/** The text of `logo.svg` or `icon.svg` among the band's pictures, if there is one. */
function readDrawing(name: string): { file: string; text: string } | undefined {
  const file = `pictures/${name}.svg`;
  const path = `generated/content/${file}`;
  return existsSync(path) ? { file: `${folder}/${file}`, text: readFileSync(path, 'utf8') } : undefined;
}

/** The drawing `logo`, `logo-phone` or `logo-desk` of the band, if there is one. Throws a `PictureError` with the fix. */
export function readLogo(name: string): Drawing | undefined {
  const drawing = readDrawing(name);
  return drawing && parseLogo(drawing.file, drawing.text);
}

/** Reads a logo: a `viewBox` and paths in `currentColor`, nothing else. Throws a `PictureError` with file, problem and fix. */
export function parseLogo(file: string, text: string): Drawing {
  const plain = text.replaceAll(/<!--[^]*?-->/g, '').trim();
  const fail = (problem: string, fix: string) => new PictureError(`${file} ${problem}. To mend it, ${fix}.`);
  const foreign = plain.replaceAll(frame, '').replaceAll(path, '').trim();
  if (foreign || !plain.endsWith('</svg>'))
    throw fail(
      `holds "${foreign.slice(0, 60)}", not only <svg> and <path>`,
      'convert text and shapes to paths, ungroup them, and save as "plain SVG"',
    );
  const [x = NaN, y = NaN, width = NaN, height = NaN] = (valueOf('viewBox', plain) ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!Number.isFinite(x + y) || !(width > 0 && height > 0))
    throw fail('has no viewBox', 'write viewBox="0 0 <width> <height>" into its <svg>');
  const paths = [...plain.matchAll(path)].map(([, list = '']) => {
    if (valueOf('fill', list) !== 'currentColor')
      throw fail('has a path in an ink of its own', 'write fill="currentColor" into every <path>');
    return `<path${list.replace(/\s+id="[^"]*"/, '').replaceAll(/\s+/g, ' ')}/>`;
  });
  if (!/ d="M/i.test(paths.join(''))) throw fail('has no path', 'draw it anew');
  return { viewBox: [x, y, width, height], paths: paths.join('') };
}

const valueOf = (name: string, tag: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.trim();

/** The band's icon as it is, if there is one. Throws a `PictureError` with the fix. */
export function readIcon(): string | undefined {
  const drawing = readDrawing('icon');
  return drawing && parseIcon(drawing.file, drawing.text);
}

/** Returns an icon that can load and run nothing. Throws a `PictureError` with file, problem and fix for any other. */
export function parseIcon(file: string, text: string): string {
  const foreign =
    /<(?!\/?(?:svg|g|path|rect|circle|ellipse|polygon)\b|\?xml|!--)|href|url\(|style|\son/i.exec(text);
  if (!foreign) return text;
  const part = text.slice(foreign.index, foreign.index + 40).trim();
  throw new PictureError(
    `${file} holds "${part}". To mend it, keep only shapes, and save it as "plain SVG".`,
  );
}
