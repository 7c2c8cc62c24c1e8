import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { parseIcon, parseLogo } from '../../src/images/name/drawingFile.ts';
import { isSettable } from '../../src/images/typography/measure.ts';
import { CommandError } from '../serve/command.ts';

/** The product's pictures, below its root: plates of lights, for places that a band gives no picture for. Their names are those of the places. */
export const ownPictures = 'src/content/pictures';

/** Keys of the texts that describe the picture of a place. */
export const altKeys: Readonly<Record<string, string>> = {
  hero: 'hero:picture-alt',
  hand: 'welcome:picture-alt',
  banner: 'band:banner-alt',
  'frame-voice': 'band:frame-voice-alt',
  'frame-drums': 'band:frame-drums-alt',
};

/** The width in pixels that a photograph should have, by its place or its folder. At less than half of it, its edges are steps. */
const widths: Readonly<Record<string, number>> = {
  ...{ hero: 1600, 'hero-phone': 900, banner: 1600, live: 1200 },
  ...{ pictures: 800, members: 800, gallery: 800, videos: 600, releases: 600 },
};

/** Drawings of the name, each with its check. */
const drawings: Readonly<Record<string, (text: string) => unknown>> = {
  logo: parseLogo,
  'logo-phone': parseLogo,
  'logo-desk': parseLogo,
  icon: parseIcon,
};

const nameOf = (file: string): string => basename(file).split('.')[0] ?? '';
const isRecord = (file: string): boolean => file.endsWith('.json');

/** Formats that the build reads. */
const readable = /\.(png|jpe?g|webp|avif|tiff|svg)$/i;

/**
 * Checks the pictures of a band's folder. Returns a sentence for each that is small for its place. Throws a `CommandError` that names each
 * which no build can show.
 */
export async function checkPictures(root: string, band: string, files: readonly string[]): Promise<string[]> {
  const places = [...new Set(readdirSync(join(root, ownPictures)).map(nameOf))];
  const folder = join(root, band);
  const found = await Promise.all(
    files.map(async (file) => {
      const fault = faultOf(file, places, folder) ?? twinFault(file, files);
      const size = fault === undefined && !isRecord(file) ? await sizeOf(folder, file) : {};
      return {
        fault: fault ?? size.fault ?? (await cutoutFault(folder, file, files)),
        hint: size.hint,
        path: `${band}/${file}: `,
      };
    }),
  );
  const faults = found.flatMap(({ path, fault }) => (fault === undefined ? [] : [path + fault]));
  if (faults.length > 0) throw new CommandError(faults);
  return found.flatMap(({ path, hint }) => (hint === undefined ? [] : [path + hint]));
}

const isCutout = (file: string): boolean => file.includes('.cutout.');

/** The path of a picture without what comes after its name, as a record names it: a Mac parts letters and accents. */
export const stemOf = (file: string): string => file.replace(/(\.plate|\.cutout)?\.[^.]+$/, '').normalize();

/** The photograph or plate of a name in a folder, such as `members/nora`. */
export const pictureOf = (stem: string, files: readonly string[]): string | undefined =>
  files.find((file) => !isRecord(file) && !isCutout(file) && stemOf(file) === stem.normalize());

/** Throws a `CommandError` on a record whose picture is not beside it. */
export function checkNamed(band: string, file: string, img: string, files: readonly string[]): void {
  if (pictureOf(`${dirname(file)}/${img}`, files) === undefined)
    throw new CommandError(
      `${band}/${file}: img names no picture: put ${img}.jpg into ${band}/${dirname(file)}, or write the name of one that is there`,
    );
}

/** A name has one picture, so that no one has to guess which is shown. */
function twinFault(file: string, files: readonly string[]): string | undefined {
  if (isRecord(file) || isCutout(file)) return undefined;
  const first = pictureOf(stemOf(file), files) ?? file;
  return first === file ? undefined : `is a second picture of this name: keep it, or ${basename(first)}`;
}

/** Width and height of a picture as it is looked at, in pixels; `undefined` for a file that is none, ends too early, or is beyond sharp's limit. */
async function measure(path: string) {
  try {
    const picture = sharp(path, { failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    // Small, so that a photograph is read to its end within a few milliseconds.
    await picture.resize(16, 16, { fit: 'inside' }).raw().toBuffer();
    return autoOrient;
  } catch {
    return undefined;
  }
}

async function sizeOf(folder: string, file: string): Promise<{ fault?: string; hint?: string }> {
  const size = await measure(join(folder, file));
  if (size === undefined)
    return {
      fault:
        'ends too early, is no picture, or has over 268 million pixels: copy it again, or save it smaller as JPEG or PNG',
    };
  const needed = widths[nameOf(file)] ?? widths[dirname(file)] ?? 0;
  // No place is wider than four times its height: of a strip only a part is shown.
  const width = Math.min(size.width, size.height * 4);
  if (width >= needed || isCutout(file) || /\.svg$/i.test(file)) return {};
  const sentence = `is ${size.width} pixels wide and ${size.height} high, its place needs ${needed} in width: take the photograph itself, as the camera saved it`;
  return width < needed / 2 ? { fault: sentence } : { hint: sentence };
}

/** A cut-out lies over its photograph, so both have one shape: to 1 %. */
async function cutoutFault(
  folder: string,
  file: string,
  files: readonly string[],
): Promise<string | undefined> {
  if (!isCutout(file)) return undefined;
  const photograph = pictureOf(stemOf(file), files);
  if (!/\.cutout\.png$/i.test(file)) return 'is a cut-out, which has to be a PNG: save it as one';
  if (photograph === undefined) return `has no photograph beside it: put ${basename(stemOf(file))}.jpg there`;
  const [own, other] = await Promise.all([file, photograph].map((each) => measure(join(folder, each))));
  const shape = ({ width, height } = { width: 1, height: 1 }) => width / height;
  return Math.abs(shape(own) / shape(other) - 1) > 0.01
    ? `has another shape than ${basename(photograph)}: cut it out of the whole photograph`
    : undefined;
}

/** Whether the display face or the drawings in a band's folder can show a name. */
export const canShow = (name: string, folder: string): boolean =>
  isSettable(name) || ['logo', 'icon'].every((each) => existsSync(join(folder, `pictures/${each}.svg`)));

function faultOf(file: string, places: readonly string[], folder: string): string | undefined {
  if (dirname(file).includes('/'))
    return `is in a folder of its own: put it into ${dirname(file).replace(/\/.*/, '')}`;
  if (/\.hei[cf]$/i.test(file)) return 'is a HEIC picture, which no build reads: save it as JPEG';
  if (!isRecord(file) && !readable.test(file))
    return 'is neither a record (.json) nor a picture that the build reads: save it as JPEG or PNG';
  if (!file.startsWith('pictures/') || places.includes(nameOf(file))) return undefined;
  const check = drawings[nameOf(file)];
  if (!check) return `is for no place: name it ${[...places, ...Object.keys(drawings)].join(', ')}`;
  if (!/\.svg$/i.test(file)) return 'is no drawing: save it as plain SVG';
  try {
    check(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/**
 * The pictures of places that the band leaves empty, each with its path: a phone shows the band's wide picture, too; else the product's
 * stands there. `given` holds the paths of the band's by the names of their files.
 */
export function standIns(root: string, given: ReadonlyMap<string, string>): [string, string][] {
  return readdirSync(join(root, ownPictures)).flatMap((file): [string, string][] => {
    const name = nameOf(file);
    const of = (place: string) => [...given].filter(([each]) => nameOf(each) === place);
    if (of(name).length > 0) return [];
    const wide = of(name.replace('-phone', ''));
    return wide.length > 0
      ? wide.map(([each, path]) => [each.replace(/^[^.]+/, name), path])
      : [[file, join(root, ownPictures, file)]];
  });
}
