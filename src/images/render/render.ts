import type { Size } from '../crop.ts';
import { markup } from '../../lib/markup.ts';
import { halftone } from './halftone.ts';
import { inkAlone, onStock } from './mix.ts';
import type { ImageFormat, RenderOptions } from '../renderOptions.ts';
import { PictureError } from '../pictureError.ts';
import { type Plate, figureMask, fitPicture, readPlate } from './plate.ts';
import { type Recipe, recipes } from '../recipes.ts';
import sharp, { type Sharp } from 'sharp';

/** Above this enlargement, edges of the source show as steps. */
const tolerableEnlargement = 1.6;

/** The options of one output file and the source files. */
export interface Job {
  readonly options: RenderOptions;
  readonly size: Size;
  readonly format: ImageFormat;
  readonly file: Uint8Array;
  readonly cutout?: Uint8Array | undefined;
}

/** Renders a picture into the bytes of a file. Throws a `PictureError` on an unreadable picture, warns about one that is too small. */
export async function renderImage(job: Job, warn: (sentence: string) => void): Promise<Uint8Array> {
  const { options, size } = job;
  try {
    const { data, enlargement } =
      options.recipe === 'colour' ? await renderColours(job) : await renderHalftone(job, options.recipe);
    if (enlargement > tolerableEnlargement) {
      const pixels = Math.round(size.width / enlargement);
      warn(
        `${options.picture} is rendered ${size.width} pixels wide from only ${pixels}: use a larger picture.`,
      );
    }
    return data;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PictureError(
      `${options.picture} cannot be rendered (${reason}); save the picture again as PNG or JPEG and put it in the band's folder.`,
      { cause },
    );
  }
}

interface Output {
  readonly data: Uint8Array;
  readonly enlargement: number;
}

async function renderColours({ options, size, format, file }: Job): Promise<Output> {
  const { picture, enlargement } = await fitPicture(file, size, options);
  return { data: await encodeColours(withCredit(picture, options), format), enlargement };
}

async function renderHalftone(
  { options, size, format, file, cutout }: Job,
  name: keyof typeof recipes,
): Promise<Output> {
  const recipe = recipes[name];
  const plate = await readPlate({ kind: options.kind, file, cutout }, size, options);
  const pixels = options.layer === 'figures' ? figureMask(plate) : applyInks(plate, recipe);
  const picture = withCredit(raster(pixels, size), options);
  return { data: await encodeDots(picture, format), enlargement: plate.enlargement };
}

/** Keeps the name of who has taken the picture in its file, as XMP, since EXIF has only the letters of ASCII. */
const withCredit = (picture: Sharp, { credit }: RenderOptions): Sharp =>
  credit
    ? picture.withXmp(
        markup`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${credit}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${credit}</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>`
          .text,
      )
    : picture;

function applyInks(plate: Plate, recipe: Recipe): Uint8Array {
  const inks = halftone(plate, recipe);
  return recipe.clear ? inkAlone(inks, recipe) : onStock(inks, recipe);
}

/** Wraps raw pixels, 3 bytes each or 4 with alpha, for the encoders. */
function raster(pixels: Uint8Array, { width, height }: Size): Sharp {
  const channels = pixels.length === width * height * 4 ? 4 : 3;
  return sharp(pixels, { raw: { width, height, channels } });
}

/** Encodes a picture of few colours. Lossless WebP keeps every dot and is smaller than AVIF (docs/decisions/0004). */
function encodeDots(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ lossless: true, effort: 6 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 40, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ palette: true, compressionLevel: 9 }).toBuffer();
  }
}

/** Encodes a photograph in its own colours. */
function encodeColours(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 72 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 50, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}
