import { existsSync, readFileSync } from 'node:fs';
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
/** Parts of an icon that can load or run something. */
const active = /<(?!\/?(?:svg|g|path|rect|circle|ellipse|polygon)\b|\?xml|!--)|href|url\(|style|\son/i;

/** Reads a logo: a `viewBox` and paths in `currentColor`, nothing else. Throws a `PictureError` with problem and fix. */
export function parseLogo(text: string): Drawing {
  const plain = text.replaceAll(/<!--[^]*?-->/g, '').trim();
  const foreign = plain.replaceAll(frame, '').replaceAll(path, '').trim();
  if (foreign || !plain.endsWith('</svg>'))
    throw new PictureError(
      `holds "${foreign.slice(0, 60)}", not only <svg> and <path>: convert text and shapes to paths, ungroup them, and save as plain SVG`,
    );
  const viewBox = valueOf('viewBox', plain)?.split(/[\s,]+/) ?? [];
  const [x = NaN, y = NaN, width = NaN, height = NaN] = viewBox.map(Number);
  if (!Number.isFinite(x + y) || !(width > 0 && height > 0))
    throw new PictureError('has no viewBox: write viewBox="0 0 <width> <height>" into its <svg>');
  const paths = [...plain.matchAll(path)].map(([, list = '']) => {
    if (valueOf('fill', list) !== 'currentColor')
      throw new PictureError('has a path in an ink of its own: write fill="currentColor" into every <path>');
    return `<path${list.replace(/\s+id="[^"]*"/, '').replaceAll(/\s+/g, ' ')}/>`;
  });
  if (!/ d="M/i.test(paths.join(''))) throw new PictureError('has no path: draw it anew');
  return { viewBox: [x, y, width, height], paths: paths.join('') };
}

const valueOf = (name: string, tag: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.trim();

/** Returns an icon that can load and run nothing. Throws a `PictureError` with problem and fix for any other. */
export function parseIcon(text: string): string {
  const { index } = active.exec(text) ?? {};
  if (index === undefined) return text;
  throw new PictureError(
    `holds "${text.slice(index, index + 40).trim()}": keep only shapes, and save as plain SVG`,
  );
}

/** Reads and parses the drawing of a name among the band's pictures; undefined where there is none. */
const readWith =
  <Parsed>(parse: (text: string) => Parsed) =>
  (name: string): Parsed | undefined => {
    const file = `generated/content/pictures/${name}.svg`;
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  };

/** The drawing `logo`, `logo-phone` or `logo-desk` of the band, if there is one. */
export const readLogo = readWith(parseLogo);

/** The band's icon as it is, if there is one. */
export const readIcon = () => readWith(parseIcon)('icon');
