import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseIcon, parseLogo } from '../../src/images/name/drawingFile.ts';
import { CommandError } from '../serve/command.ts';

/** The product's pictures, below its root: plates of lights, for places that a band gives no picture for. Their names are those of the places. */
const ownPictures = 'src/content/pictures';

/** Keys of the texts that describe the picture of a place. */
export const altKeys: Readonly<Record<string, string>> = {
  hero: 'hero:picture-alt',
  hand: 'welcome:picture-alt',
  banner: 'band:banner-alt',
  'frame-voice': 'band:frame-voice-alt',
  'frame-drums': 'band:frame-drums-alt',
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

/** Throws a `CommandError` that names each picture of a band's folder which no build can show. */
export function checkPictures(root: string, band: string, files: readonly string[]): void {
  const places = [...new Set(readdirSync(join(root, ownPictures)).map(nameOf))];
  const faults = files.flatMap((file) => {
    const fault = faultOf(file, places, join(root, band));
    return fault === undefined ? [] : [`${band}/${file}: ${fault}`];
  });
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
}

/** Throws a `CommandError` on a name that neither the display face nor the band's drawings can show. */
export async function checkName(name: string, band: string, files: readonly string[]): Promise<void> {
  const isDrawn = ['logo', 'icon'].every((drawing) => files.includes(`pictures/${drawing}.svg`));
  if (isDrawn) return;
  // Loaded here, because it reads the faces.
  const { isSettable } = await import('../../src/images/typography/measure.ts');
  if (!isSettable(name))
    throw new CommandError(
      `${band}/band.json: name has a sign that the letters of the site lack: draw it, as logo.svg and icon.svg in ${band}/pictures`,
    );
}

function faultOf(file: string, places: readonly string[], folder: string): string | undefined {
  if (/\.hei[cf]$/i.test(file)) return 'is a HEIC picture, which no build reads: save it as JPEG';
  if (!isRecord(file) && !readable.test(file))
    return 'is no picture that the build reads: save it as JPEG or PNG';
  if (!file.startsWith('pictures/') || places.includes(nameOf(file))) return undefined;
  const check = drawings[nameOf(file)];
  if (!check) return `is for no place: name it ${[...places, ...Object.keys(drawings)].join(', ')}`;
  if (!file.endsWith('.svg')) return 'is no drawing: save it as plain SVG';
  try {
    check(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/**
 * The pictures of places that the band leaves empty, each with its file below the root: a phone shows the band's wide picture, too; else the
 * product's stands there.
 */
export function standIns(root: string, band: string, files: readonly string[]): [string, string][] {
  const given = files.filter((file) => file.startsWith('pictures/')).map((file) => basename(file));
  const isOf = (name: string) => (file: string) => nameOf(file) === name && !isRecord(file);
  return readdirSync(join(root, ownPictures)).flatMap((file): [string, string][] => {
    const name = nameOf(file);
    if (given.some(isOf(name))) return [];
    const wide = given.filter(isOf(name.replace('-phone', '')));
    return wide.length > 0
      ? wide.map((each) => [each.replace(/^[^.]+/, name), `${band}/pictures/${each}`])
      : [[file, `${ownPictures}/${file}`]];
  });
}
